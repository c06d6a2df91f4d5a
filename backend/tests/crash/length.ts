/**
 * `short` still ends the server in the middle of texts and of payments; `full` does it longer and more often.
 */
const LENGTHS = {
  short: {
    texts: { texts: 60, people: 15, hangMs: 3000, hurts: { kills: 3 } },
    payments: { people: 12, kills: 2 },
  },
  full: {
    texts: { texts: 300, people: 40, hangMs: 3000, hurts: { kills: 10 } },
    payments: { people: 40, kills: 4 },
  },
}

export function crashLength() {
  const chosen = process.env.CRASH_LENGTH || 'full'
  if (chosen !== 'short' && chosen !== 'full') {
    throw new Error(`CRASH_LENGTH is "short" or "full", not "${chosen}".`)
  }
  return LENGTHS[chosen]
}
