import Runner

DeferredSignals.unblock()
StandardStream.openAll()
CrashReport.prepare(saying: CommandLineTool.crashMessage)
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
