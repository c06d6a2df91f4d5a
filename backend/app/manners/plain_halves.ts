export type Place = 'goodbye' | 'honest' | 'tender' | 'reply' | 'unasked'

/** Every first half goes with every second half, so that there are more lines than she remembers having said. */
export type PlainHalves = Record<Place, { first: readonly string[]; second: readonly string[] }>
