// Sound: each check asks a question with yes or no, built from small steps.

func shopChecks() -> [Check] {
  [
    check("neighbours keep their cakes apart") { shop, _ in
      let people = ["a", "b", "c"].map { cake in
        let person = shop.resolve(Customer.self)!
        person.take(cake)
        return person
      }
      return people.reversed().map { $0.pay() } == [["c"], ["b"], ["a"]]
    },
    check("nothing is left behind") { shop, _ in
      for _ in 1...3 { forget("old bread", in: shop) }
      return shop.resolve(Customer.self)!.pay().isEmpty
    },
    check("the day's receipts stay in their own shop") { shop, other in
      for cake in ["a", "b"] { sell(cake, in: shop) }
      let (here, there) = (receipts(of: shop), receipts(of: other))
      return here.count == 2 && here.contains(["a"]) && there.isEmpty
    },
  ]
}

private func check(
  _ name: String, _ isTrue: @escaping (Container, Container) -> Bool
) -> Check {
  Check(name, expected: true) { isTrue($0(), $0()) }
}

private func forget(_ cake: String, in shop: Container) {
  shop.resolve(Customer.self)!.take(cake)
}

private func sell(_ cake: String, in shop: Container) {
  let person = shop.resolve(Customer.self)!
  person.take(cake)
  _ = person.pay()
}

private func receipts(of shop: Container) -> [[String]] {
  shop.resolve(Till.self)!.receipts
}
