// No short calls.
