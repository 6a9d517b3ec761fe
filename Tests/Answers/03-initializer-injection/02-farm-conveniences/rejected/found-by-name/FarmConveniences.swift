extension Cow: Usual {}
extension Duck: Usual {}
extension IceCooler: Usual {}
