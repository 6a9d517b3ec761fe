// The prices are a part of the tools.
