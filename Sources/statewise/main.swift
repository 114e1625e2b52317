import Runner

HeldSignals.letThrough()
CrashReport.prepare(saying: CommandLineTool.crashMessage)
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
