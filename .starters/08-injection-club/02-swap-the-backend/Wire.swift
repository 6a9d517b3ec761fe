// The outside world. Leave it as it is.

import Foundation

/// The language of the club's server.
///
/// It answers 200 or 201 with what was asked for, in JSON. What 404 and 409
/// mean depends on the call (a dash: nothing but a refusal):
///
/// | call | 404 | 409 |
/// | --- | --- | --- |
/// | `join` | – | the name is taken |
/// | `member`, `draw` | there is no such member | – |
/// | `picture` | there is no picture, or no such member | – |
///
/// A `join` with the request id of an earlier one gets the member made then.
enum Wire {
  static func join(
    _ name: String, joined: Date, request id: String
  ) throws -> HTTP.Request {
    struct Body: Encodable {
      let joined: Double
      let request: String
    }
    let body = Body(joined: joined.timeIntervalSince1970, request: id)
    return try put(path("users", name), body)
  }

  static func member(_ name: String) -> HTTP.Request {
    HTTP.Request(method: "GET", path: path("users", name))
  }

  static var everybody: HTTP.Request {
    HTTP.Request(method: "GET", path: "/users")
  }

  static func draw(_ picture: String, author: String) throws -> HTTP.Request {
    try put(path("avatars", author), ["picture": picture])
  }

  static func picture(of author: String) -> HTTP.Request {
    HTTP.Request(method: "GET", path: path("avatars", author))
  }

  /// Reads a `User`, a list of them, or an `Avatar` out of an answer.
  ///
  /// - Throws: `DecodingError` when it is not there.
  static func read<Value: Decodable>(
    _ type: Value.Type, from body: Data
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(type, from: body)
  }

  private static func put(
    _ path: String, _ body: some Encodable
  ) throws -> HTTP.Request {
    let body = try JSONEncoder().encode(body)
    return HTTP.Request(method: "PUT", path: path, body: body)
  }

  /// A name may have a space, a slash or an umlaut: it stays one step.
  private static func path(_ list: String, _ name: String) -> String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let plain = CharacterSet(charactersIn: letters + "0123456789-_~")
    let step = name.addingPercentEncoding(withAllowedCharacters: plain)
    return "/\(list)/\(step ?? "")"
  }
}
