/** Why a text waits while all sends are stopped: the gate writes it on the text. */
export const SENDS_STOPPED = 'all sends are stopped'
