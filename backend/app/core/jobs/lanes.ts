/**
 * Slow kinds wait for a provider and have a lane of their own, or they would hold up all the
 * others; so have those of them that a person waits for, or a morning's schedules would hold them up.
 */
export interface LaneKinds {
  slowKinds: readonly string[]
  /** Some of the slow ones. */
  awaitedKinds: readonly string[]
}

/** In the order in which they are served. */
export const LANES = ['quick', 'awaited', 'slow'] as const
export type Lane = (typeof LANES)[number]

export function laneOf(kind: string, { slowKinds, awaitedKinds }: LaneKinds): Lane {
  if (!slowKinds.includes(kind)) return 'quick'
  return awaitedKinds.includes(kind) ? 'awaited' : 'slow'
}

/** Of the quick lane, the kinds that are not in it. */
export function kindsFor(lane: Lane, { slowKinds, awaitedKinds }: LaneKinds): readonly string[] {
  if (lane === 'quick') return slowKinds
  if (lane === 'awaited') return awaitedKinds
  return slowKinds.filter((kind) => !awaitedKinds.includes(kind))
}
