import type { ReadinessItem } from '#app/operations/readiness/contract'

export type ReadinessCheck = Omit<ReadinessItem, 'group'>

interface Words {
  label: string
  /** What was found. */
  ok: string
  /** How to mend it. */
  missing: string
}

/** A tick, or what to do. */
export function tick(key: string, isThere: boolean, { label, ok, missing }: Words): ReadinessCheck {
  return { key, label, state: isThere ? 'ok' : 'missing', detail: isThere ? ok : missing }
}

export function inGroup(group: ReadinessItem['group'], checks: ReadinessCheck[]): ReadinessItem[] {
  return checks.map((check) => ({ ...check, group }))
}

/** To the minute, UTC. */
export function momentOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
