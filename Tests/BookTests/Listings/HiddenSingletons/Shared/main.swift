let paris = Greeter()
let ghent = Greeter()
print("Paris:", paris.greeting(for: "Ada"))
print("Ghent:", ghent.greeting(for: "Ada"))
