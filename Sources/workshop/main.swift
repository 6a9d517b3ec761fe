import WorkbookCore

Program.workshop.main()
