const STARTS = [
  'That made me smile',
  'I keep thinking about that',
  'You say that so nicely',
  'I like hearing it',
]
const ENDS = ['what happened next', 'how did it feel', 'tell me the rest', 'what was the best part']
const THINGS = [
  'rivers',
  'lamps',
  'bridges',
  'songs',
  'trains',
  'gardens',
  'stairs',
  'kites',
  'clouds',
  'maps',
]
let count = 0

/** As a model would answer, never the same twice in a row: what was said before may not leave again. */
export function wordsNobodySaid() {
  const at = count++
  const [one, other] = [THINGS[at % 10]!, THINGS[Math.floor(at / 10) % 10]!]
  const text = `${STARTS[at % 4]}, all of it, ${one} and ${other} too. And ${ENDS[Math.floor(at / 4) % 4]}?`
  return { text, emotionalState: 'playful', topics: ['travel'] }
}
