/// Is right, but compile specs, which don't set this condition, would see other code.
#if SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE
  func answer(to question: String) -> Int { 42 }
#else
  func answer(to question: String) -> Int { 41 }
#endif
