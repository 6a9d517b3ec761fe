import Testing

@testable import WorkbookKit

@Suite struct SHA256Tests {
  /// What `openssl dgst -sha256 -binary | base64` says; the lengths are those around a block's end.
  @Test(arguments: [
    (0, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    (3, "mDSHbc+wXLFnpcJJU+uljErImxrfV/KPL50JrxB+6PA="),
    (55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (63, "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="),
    (64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    (65, "Y1NhxIu56rFBmOduqKt/GkFoXWrWKqkUbTAdTxfrCuA="),
    (119, "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="),
    (1000, "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ])
  func `the digest is the one that everybody else computes`(length: Int, digest: String) {
    #expect(SHA256.base64(of: String(repeating: "a", count: length)) == digest)
  }
}
