import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { childEnv, isNodeNewEnough, prepare } from './install.js'

// `node backend/tools/launch.js run_tests.js …`: installs what is missing and runs
// what stands behind an npm command, on a Node that can. This file and install.js
// are all that the Node somebody has must understand, from version 20 on.
const [launcher, ...args] = process.argv.slice(2)
const file = fileURLToPath(new URL(launcher, import.meta.url))
const node = prepare()
if (isNodeNewEnough()) {
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
} else {
  const child = spawn(node, [file, ...args], { stdio: 'inherit', env: childEnv() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
