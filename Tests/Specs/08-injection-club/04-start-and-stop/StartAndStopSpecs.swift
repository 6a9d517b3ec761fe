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
      The spec opened a club, and `found` lists the services that weren't started once each, or \
      that started too early. A service may use the services that it needs from the beginning of \
      its own start, so all of those services must have started first. Look at the order of the \
      starts in `keepOpen`. The initializers in `Services.swift` show what each service needs.
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
      A house with different rooms opened, and closed at a signal. `found` lists the \
      services that started or stopped too early, not at all, or twice, and then the \
      exit code. Each room has a noticeboard, and the web desk needs all noticeboards. \
      Look for a place in your code that expects certain rooms or names.
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
      A service threw an error when it started, and `found` lists the \
      services that were started after that. A club that can't open must \
      start nothing more. Look at what your code does when a start throws.
      """)
    #expect(
      house.faultsOfStops == [],
      """
      A service threw an error when it started, and `found` lists what went \
      wrong when the other services were stopped. Stop each service that has \
      started, but not the service that failed, and no service that hadn't \
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
      A service threw an error when it started. A second service, which the first service \
      doesn't need, may have been starting at the same time. If so, its start took longer, and \
      returned without an error. `found` lists what went wrong when the services were stopped. \
      If a start returns after a different start has thrown, its service has started, and must \
      be stopped. Look at what your code still waits for when a start has thrown.
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
      The stops of the web desk and the post threw errors, and `found` lists \
      what went wrong when the services were stopped. An error is no reason \
      to leave other services running, so all stops must be called even \
      after an error. Look at where your code catches the error of a stop.
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
      A signal came, and two of the stops threw errors. `found` lists the lines \
      that your code passed to `say`, and then the exit code. A service that didn't \
      stop may have left something behind, so each of these services needs a line, \
      whatever its error is. Look at what your code does with the error of a stop.
      """)
    #expect(
      inTime.value == [
        "web desk didn't stop: noPower",
        "post didn't stop: CancellationError()",
      ],
      """
      The stops of the web desk and the post threw errors. `found` lists the lines \
      that your code had passed to `say` while the store, which stops after them, \
      was stopping. Report each problem as soon as it happens, because the stops \
      that follow may take long, or never end. Look at when your code calls `say`.
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
      The web desk didn't start. Then a signal came while the store stopped, and the store's \
      stop threw an error. `found` lists the lines that your code passed to `say`, and then the \
      exit code. Report each problem, even if the club is already closing because of an earlier \
      problem, and even after a signal. Look at what your code does with the error of a stop.
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
      The stop of the web desk didn't end, and its grace period passed. `found` lists the exit \
      code, and then what your code passed to `say` about the web desk. The club must go on \
      without the web desk, and report only once that it didn't stop in time. A task group waits \
      for all its tasks, even for cancelled ones. Look at what waits for the stop and for `grace`.
      """)
    #expect(
      house.faultsOfWhatWasStopped == [],
      """
      The stop of the web desk didn't end, and its grace period passed. `found` lists \
      the services that weren't stopped once each. After a service is given up, the next \
      service must still be stopped. Look at what your code does after a grace period.
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
      A signal came while a service started, and `found` lists the services that were \
      started after that. After a signal, a club that is still opening must start nothing \
      more. Look at whether your code waits for signals while it starts services.
      """)
    #expect(
      house.faultsOfStops + [evening.exit] == ["exit code 0"],
      """
      A signal came while a service started, and the start of this service returned \
      without an error. `found` lists what went wrong when the services were stopped, \
      and then the exit code. A service has started if its start has returned, so \
      this service must be stopped like the others. A signal isn't a failure, so the \
      exit code is 0. Look at how your code knows which services have started.
      """)

    guard starting == "post" else { return }
    let second = SpecHouse(start: [starting: SpecHouse.hangsUpAndWaits])
    let other = await second.shortEvening()

    #expect(
      second.lateStarts + second.faultsOfStops + [other.exit] == [
        "exit code 0"
      ],
      """
      The stream of signals ended while the post started. `found` lists the services that were \
      started after that, and then what went wrong when services were stopped. The last line is \
      the exit code. If no more signals can come, the club can't be closed later, so the end of \
      the stream counts as a signal. Look at what your code does after its loop over the signals.
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
      After the signal that closed the club, a second signal came while the web desk \
      stopped, and a third while the store stopped. `found` lists what went wrong when \
      services were stopped, and then the exit code. Any lines after the exit code are \
      those that your code passed to `say`. If a club is already closing, a further \
      signal must not change anything. Look at what your code does for each signal.
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
      The task that ran `keepOpen` was cancelled, and `found` lists the services that \
      were stopped in a cancelled task. If its task is cancelled, a stop that should save \
      a file may throw a `CancellationError` instead. Look at which task runs your stops. \
      Unlike a child task, a new `Task` isn't cancelled with the task that made it.
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
      The task that ran `keepOpen` was cancelled while the web desk stopped. `found` lists the \
      services whose stops were cancelled, and then what went wrong when services were stopped. \
      After that, it has the lines that your code passed to `say`, and the exit code. A club that \
      is closing must go on with its stops, and each stop must have its whole grace period. Look \
      at what waits for the stops, because some ways of waiting end when their task is cancelled.
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
      The web desk didn't start, and then a signal came while the post stopped. \
      `found` lists the services whose stops were cancelled, and what went wrong when \
      services were stopped. A signal must not cut a stop short, even when the club \
      closes after a failure. Look at which task stops the services in that case.
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
      All services had started, and no signal had come. `found` lists the services that were \
      stopped nevertheless, and shows whether `keepOpen` returned. A club must stay open until \
      it's told to close. Look at what your code does when the last service has started.
      """)
    #expect(
      [evening.exit] + house.reports.values == ["exit code 0"],
      """
      A club opened and closed without any problem. `found` shows the exit \
      code, and then what your code passed to `say`. The exit code must be 0 \
      if there was nothing to report. Look at how your code counts problems.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists global or static properties in which your code stores something that \
      can change. All clubs in a process share these properties, so one club could stop the \
      services of another club. Keep what a club has started in the call to `keepOpen`.
      """)
  }

  @Test(.tags(.guard)) func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists files of the outside world that have been changed. The specs watch \
      these files, so they can no longer tell what your code does. Restore each file with \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
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
        Several services don't need each other. The spec held up the start of one such \
        service until the starts of others had begun. `found` lists the services whose starts \
        didn't begin meanwhile. Under this constraint, a service waits for the services that \
        it needs, and for no others. Look at what your code waits for before it starts a \
        service.
        """)
      #expect(
        house.faultsOfStarts + house.faultsOfStops == [],
        """
        A club opened and closed, and `found` lists the services that started or stopped \
        too early, not at all, or twice. A service must still wait for the services that \
        it needs. Look at what your code waits for before it starts a service.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `no protocol is declared`() throws {
      let found = try CompiledAnswer(spec: #filePath).protocols

      #expect(
        found == [],
        """
        `found` lists the protocols that your code declares. Under this \
        constraint, two functions and a name are all that the club knows \
        about a service. Look at what your lifecycle needs from a service.
        """)
    }
  #endif
}
