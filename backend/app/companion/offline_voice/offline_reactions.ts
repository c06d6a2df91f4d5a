import { type VALENCES, ofEach } from '#app/companion/offline_voice/offline_own_lines'

export type Valence = (typeof VALENCES)[number]

/** What she says first to something told. `{it}` is the detail echoed, `{It}` the same at a start. */
export const REACTIONS = ofEach(({ reactions }) => reactions)
