// Empty: see PostOffice+Messenger.swift.
