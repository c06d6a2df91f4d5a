#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { EXIT } from './exit_codes.js'
import { Interrupt } from './interrupt.js'
import { run } from './run.js'
import { processTerminal } from './terminal.js'
import { projectFolder } from './project_folder.js'
import { withApp } from './boot.js'

// In a folder of our own: whoever may write there may run what they like here.
enableCompileCache(fileURLToPath(new URL('tmp/compile-cache', projectFolder())))

const args = process.argv.slice(2)
const interrupt = new Interrupt()
const terminal = processTerminal({ wantsColors: !args.includes('--no-color') })

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!interrupt.request()) process.exit(EXIT.interrupted)
  })
}
// Whoever reads us has seen enough, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(EXIT.ok)
})
// Nobody reads what is said beside the data: the work itself goes on.
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(args, { terminal, interrupt, withApp, exit: EXIT.ok })
