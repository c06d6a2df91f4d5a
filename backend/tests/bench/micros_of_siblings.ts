import { readdirSync, readFileSync } from 'node:fs'

const TICK_MICROS = 10_000

interface Process {
  parent: number
  ticks: number
}

/** Of the processor's time, what this process and all others of its parent have taken; Linux only. */
export function microsOfSiblings(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parent = processOf(String(pid))?.parent
  const siblings = all.map(processOf).filter((one) => one !== null && one.parent === parent)
  return siblings.reduce((sum, one) => sum + (one?.ticks ?? 0), 0) * TICK_MICROS
}

/** Null when it has ended meanwhile. */
function processOf(pid: string): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may hold spaces: state, parent, …, user and system time.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { parent: fields[1]!, ticks: fields[11]! + fields[12]! }
  } catch {
    return null
  }
}
