export type Place =
  | 'goodbye'
  | 'honest'
  /** They speak of a danger. */
  | 'danger'
  /** In the days after a crisis; a goodbye then, and a text nobody asked for. */
  | 'tender'
  | 'tenderGoodbye'
  | 'tenderUnasked'
  | 'reply'
  | 'unasked'

/** Every first half goes with every second half, so that there are more lines than she remembers having said. */
export type PlainHalves = Record<Place, { first: readonly string[]; second: readonly string[] }>
