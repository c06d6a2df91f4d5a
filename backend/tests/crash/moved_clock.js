import { readFileSync } from 'node:fs'

/**
 * For a server whose clock is to go wrong: at SIGUSR2 it is as many
 * milliseconds ahead (or, below 0, behind) as the file CLOCK_FILE says.
 */
const RealDate = Date
let aheadMs = 0
const now = () => RealDate.now() + aheadMs

globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length === 0 ? [now()] : values))
  }

  static now = now
}
process.on('SIGUSR2', () => {
  aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
})
