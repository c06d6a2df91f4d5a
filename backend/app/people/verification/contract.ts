/**
 * Carries the challenge of a 428, a colon and the number
 * that solves it, with the same request made once more.
 */
export const PROOF_HEADER = 'x-proof-of-work'
