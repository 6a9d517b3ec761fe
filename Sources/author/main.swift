import WorkbookCore

Program.author.main()
