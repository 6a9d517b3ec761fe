import WorkbookCore

Program.workbook.main()
