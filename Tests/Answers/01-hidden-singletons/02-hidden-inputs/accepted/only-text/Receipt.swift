struct Receipt {
  let text: String
}
