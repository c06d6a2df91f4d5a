import { run, stopChildrenOnSignals } from './children.js'
import { CHECKS } from '../checks/commands.js'
import { prepare, tool } from './install.js'

/** The patterns are judged for minutes the first time, and whatever hangs still ends. */
const LIMIT_SECONDS = 1200

prepare()
stopChildrenOnSignals()
const waiting = Object.entries(CHECKS)
const failed = []
await Promise.all([work(), work()])
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, [command, ...args]] = next
    const { code, output, seconds } = await run(tool(command), args, { limitSeconds: LIMIT_SECONDS })
    console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1)} s`)
    if (code !== 0) {
      failed.push(name)
      console.log(output.trimEnd())
    }
  }
}
