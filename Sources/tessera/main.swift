import Commands

TesseraCommand.start()
