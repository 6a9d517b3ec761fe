import SpecSupport
import SpecTags
import Testing

@testable import StartAndStop

@Suite struct StartAndStopSpecs {
  @Test func `a service starts only after everything that it needs`() async {
    let house = SpecHouse()
    _ = await house.evening()

    #expect(
      house.faultsOfStarts == [],
      """
      A club was opened, and these services weren't started once each, or too early. A service may \
      use the services that it needs as soon as it starts, so all of them must work by then. Look \
      at the order of the starts in `keepOpen`: the initializers in `Services.swift` say what each \
      service needs.
      """)
  }

  @Test(arguments: [
    [], [""], ["store", "web desk", "été 🌻"], (1...50).map { "room \($0)" },
  ])
  func `a house of any size opens and closes in order`(rooms: [String]) async {
    let house = SpecHouse(rooms: rooms)
    let evening = await house.evening()

    #expect(
      house.faultsOfStarts + house.faultsOfStops + [evening.exit] == [
        "exit code 0"
      ],
      """
      A house with other rooms opened, and closed at a signal, and these are the services that \
      started or stopped too early, not at all or twice. Each room has a noticeboard, and the web \
      desk needs all of them. Look for a place in your code that expects certain rooms or names.
      """)
  }

  @Test(arguments: SpecHouse().services)
  func `when a service doesn't start the others are stopped`(failing: String)
    async
  {
    let house = SpecHouse(start: [failing: SpecHouse.fails(Trouble.noDisk)])
    _ = await house.shortEvening()

    #expect(
      house.lateStarts == [],
      """
      A service threw an error when it started, and these services were started after that. A club \
      that can't open starts nothing more. Look at what your code does when a start throws.
      """)
    #expect(
      house.faultsOfStops == [],
      """
      A service threw an error when it started, and these faults were made when the others were \
      stopped. Stop what has started, but not the service that failed, and not those that hadn't \
      started yet. Look at how your code knows which services have started.
      """)

    let others = [
      "store": "doorbell", "doorbell": "store",
      "noticeboard bar": "noticeboard hall",
      "noticeboard hall": "noticeboard bar",
    ]
    guard let slow = others[failing] else { return }
    let second = SpecHouse(start: [
      failing: { house in
        // Where they start one by one, the other one doesn't come.
        await eventually(turns: 100) {
          house.services(.starts).contains(slow)
        }
        throw Trouble.noDisk
      },
      slow: { house in
        await eventually(turns: 100) {
          house.services(.starts).contains(failing)
        }
        await turns(30)
      },
    ])
    _ = await second.shortEvening()

    #expect(
      second.faultsOfStops == [],
      """
      A service threw an error while another one, which it doesn't need, could be starting, too. \
      That one's start took longer and returned, and these faults were made when the services were \
      stopped. A start that returns after a failure has started its service all the same. Look at \
      what your code still waits for when a start has thrown.
      """)
  }

  @Test func `a stop that fails keeps no other service from its stop`() async {
    let house = SpecHouse(stop: [
      "web desk": { _ in throw Trouble.noPower },
      "post": { _ in throw Trouble.noNetwork },
    ])
    _ = await house.evening()

    #expect(
      house.faultsOfStops == [],
      """
      The stops of the web desk and of the post threw errors, and these faults were made with the \
      stops of all services. An error is no reason to leave other services running. Look at where \
      your code catches the error of a stop: all stops must come after that.
      """)
  }

  @Test func `each stop that fails is reported`() async {
    let inTime = SpecVariable<[String]>([])
    let house = SpecHouse(stop: [
      "web desk": { _ in throw Trouble.noPower },
      "post": { _ in throw CancellationError() },
      "store": { house in
        // What is said just now has the time to be heard.
        await turns(20)
        inTime.value = house.reports.values
      },
    ])
    let evening = await house.evening()

    #expect(
      house.reports.values + [evening.exit] == [
        "web desk didn't stop: noPower",
        "post didn't stop: CancellationError()",
        "exit code 1",
      ],
      """
      A signal came, and two of the stops threw errors. These are the lines that were said, and the \
      exit code. Each service that didn't stop may have left something behind, so each has a line, \
      whatever its error is. \
      Look at what your code does with the error of a stop.
      """)
    #expect(
      inTime.value == [
        "web desk didn't stop: noPower",
        "post didn't stop: CancellationError()",
      ],
      """
      The stops of the web desk and of the post threw errors, and these lines had been said while the \
      store stopped after them. Each line is said as soon as there is something to report, because \
      the rest may take long, or never happen. Look at when your code calls `say`.
      """)

    let other = SpecHouse(
      start: ["web desk": SpecHouse.fails(Trouble.noDisk)],
      stop: [
        "store": { house in
          house.call()
          throw Trouble.noPower
        }
      ])
    let short = await other.shortEvening()

    #expect(
      other.reports.values + [short.exit] == [
        "web desk didn't start: noDisk", "store didn't stop: noPower",
        "exit code 1",
      ],
      """
      The web desk didn't start, and then the stop of the store threw an error, while a signal came. \
      These are the lines that were said, and the exit code. A problem is said when it happens, also \
      when the club is closing because of another one, and a signal doesn't undo it. Look at what your \
      code does with the error of a stop.
      """)
  }

  @Test func `a stop that doesn't end is given up after the grace period`()
    async
  {
    let house = SpecHouse(hanging: ["web desk"])
    let evening = await house.evening()
    let lines = house.reports.values.filter { $0.hasPrefix("web desk") }

    #expect(
      [evening.exit] + lines == [
        "exit code 1", "web desk didn't stop in time",
      ],
      """
      The stop of the web desk didn't end, its grace period passed, and this is the exit code, with \
      what was said about the web desk. The club must go on without it, and say so once. A task group \
      waits for all its tasks, even for cancelled ones, so look at what waits for the stop and for \
      `grace`.
      """)
    #expect(
      house.faultsOfWhatWasStopped == [],
      """
      The stop of the web desk didn't end, its grace period passed, and these services weren't \
      stopped once each. When a service is given up, the next one is stopped all the same. Look at \
      what your code does after a grace period.
      """)
  }

  @Test(arguments: SpecHouse().services)
  func `a signal during the start stops what has started`(starting: String)
    async
  {
    let house = SpecHouse(start: [starting: SpecHouse.callsAndWaits])
    let evening = await house.shortEvening()

    #expect(
      house.lateStarts == [],
      """
      A signal came while a service started, and these services were started after that. Their work \
      would be for nothing, and the person who pressed Ctrl-C would have to wait. Look at whether \
      your code waits for signals while it starts services.
      """)
    #expect(
      house.faultsOfStops + [evening.exit] == ["exit code 0"],
      """
      A signal came while a service started. This service's start returned without an error, and \
      then these faults were made with the stops. A service whose start returned has started, so \
      it's stopped like the others, and a signal is no failure. Look at how your code knows which \
      services have started.
      """)

    guard starting == "post" else { return }
    let second = SpecHouse(start: [starting: SpecHouse.hangsUpAndWaits])
    let other = await second.shortEvening()

    #expect(
      second.lateStarts + second.faultsOfStops + [other.exit] == [
        "exit code 0"
      ],
      """
      The stream of signals ended while the post started. These are the services that were started \
      after that, the faults of the stops, and the exit code. When no signal can come any more, the \
      club couldn't be closed later, so the end of the stream counts as a signal. Look at what your \
      code does after its loop over the signals.
      """)
  }

  @Test func `a second signal stops nothing twice`() async {
    let house = SpecHouse(stop: [
      "web desk": { house in
        house.call()
        await turns(5)
      },
      "store": { $0.call() },
    ])
    let evening = await house.evening()

    #expect(
      house.faultsOfStops + [evening.exit] + house.reports.values == [
        "exit code 0"
      ],
      """
      Another signal came while the web desk stopped, and one more while the store stopped. These \
      are the faults of the stops, the exit code and what was said. A club that is closing already \
      has nothing to change at a further signal. Look at what your code does for each signal.
      """)
  }

  @Test func `no stop is cancelled together with the club's task`() async {
    let house = SpecHouse()
    let evening = SpecEvening(in: house)
    await evening.isOpen()
    evening.cancel()
    await evening.end()

    #expect(
      house.hurried.values == [],
      """
      The task that ran `keepOpen` was cancelled, and these services were stopped in a task that \
      was cancelled, too. A stop that saves a file would throw a `CancellationError` instead of \
      saving it. Look at which task runs your stops: a new `Task` isn't cancelled with the one that \
      made it.
      """)

    let second = SpecHouse(stop: ["web desk": { _ in await turns(30) }])
    let late = SpecEvening(in: second)
    await late.isOpen()
    second.call()
    await eventually {
      second.services(.stops).contains("web desk") || late.hasEnded
    }
    late.cancel()
    await late.end()

    #expect(
      second.hurried.values + second.faultsOfStops + second.reports.values + [
        late.exit
      ]
        == ["exit code 0"],
      """
      The task that ran `keepOpen` was cancelled while the web desk stopped. These are the services \
      whose stops were cancelled, the faults of the stops, what was said and the exit code. A club \
      that is closing goes on, and each stop has its whole grace period. Look at what waits for the \
      stops, because some ways of waiting end when their task is cancelled.
      """)

    let third = SpecHouse(
      start: ["web desk": SpecHouse.fails(Trouble.noDisk)],
      stop: [
        "post": { house in
          house.call()
          await turns(30)
        }
      ])
    _ = await third.shortEvening()

    #expect(
      third.hurried.values + third.faultsOfStops == [],
      """
      The web desk didn't start, and a signal came while the post stopped. These are the services \
      whose stops were cancelled, and the faults of the stops. A signal cuts no stop short, also when \
      the club closes after a failure. Look at which task stops the services then.
      """)
  }

  @Test(.tags(.guard)) func `keeps the club open until it's told to close`()
    async
  {
    let house = SpecHouse()
    let evening = SpecEvening(in: house)
    await evening.isOpen()
    await turns(50)
    let seen =
      house.services(.stops) + (evening.hasEnded ? ["`keepOpen` returned"] : [])
    house.call()
    await evening.end()

    #expect(
      seen == [],
      """
      All services had started, no signal had come, and this happened nevertheless. A club stays \
      open until it's told to close. Look at what your code does when the last service has started.
      """)
    #expect(
      [evening.exit] + house.reports.values == ["exit code 0"],
      """
      A club opened and closed without any problem, and this is its exit code, with what it said. \
      Look at how your code counts problems.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores something that can change in a global or `static` property. All clubs of a \
      process share it, so one of them could stop the services of another one. What a club has \
      started belongs into the call of `keepOpen`.
      """)
  }

  @Test(.tags(.guard)) func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }

  #if AGAIN_1
    @Test func `a service starts as soon as all that it needs have started`()
      async
    {
      let inVain = SpecRecorder<String>()
      let meets = { @Sendable (others: [String]) -> SpecHouse.Act in
        { house in
          await eventually(turns: 500) {
            others.allSatisfy(house.services(.starts).contains)
          }
          for other in others where !house.services(.starts).contains(other) {
            inVain.record(other)
          }
        }
      }
      let boards = ["noticeboard bar", "noticeboard hall"]
      let house = SpecHouse(start: [
        "store": meets(["doorbell"]), "doorbell": meets(boards),
        boards[0]: meets([boards[1]]), boards[1]: meets([boards[0]]),
      ])
      _ = await house.evening()

      #expect(
        inVain.values.sorted() == [],
        """
        Each of these services could have started while another one did, because neither needs the \
        other, and the wait for it led nowhere. Under this constraint, a service waits for the services \
        that it needs and for no others. Look at what a start waits for in your code.
        """)
      #expect(
        house.faultsOfStarts + house.faultsOfStops == [],
        """
        A club opened and closed, and these services started or stopped too early, not at all or \
        twice. What needs another service waits for it still. Look at what a start waits for in your \
        code.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `no protocol is declared`() throws {
      let found = try CompiledAnswer(spec: #filePath).protocols

      #expect(
        found == [],
        """
        Your code declares these protocols. Under this constraint, two functions are all that the \
        club knows of a service. Look at what your lifecycle asks of a service.
        """)
    }
  #endif
}
