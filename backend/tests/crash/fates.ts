import type { Random } from '#tests/crash/random'
import type { Answer, ChatRequest } from '#tests/fake_openai'
import type { SendFate } from '#tests/fake_twilio'

const PATIENCE = { 'Retry-After': '1' }

/** Most texts are delivered; some answers are lost on either side of the provider's door. */
export function fateOf(random: Random, hangMs: number): SendFate {
  const dice = random.next()
  const tells = random.next() < 0.5 ? [] : undefined
  const isTaken = random.next() < 0.5
  if (dice < 0.05) return { answer: 'never', isTaken, tells }
  if (dice < 0.08) return { answer: 'broken', tells }
  if (dice < 0.12) return { answer: { status: 500, code: 20500 }, isTaken, tells }
  if (dice < 0.16) return { answer: { status: 429, code: 20429, headers: PATIENCE } }
  if (dice < 0.18) return { answerAfterMs: hangMs, tells }
  return {}
}

const GARBAGE: readonly Answer[] = [
  'not_json',
  'no_choices',
  { say: '{"text":"I was just' },
  { say: { text: '', emotionalState: 'none', topics: 'all' } },
  { refusal: "I'm sorry, I can't help with that." },
  { sayPlain: "I'm sorry, but I can't continue this conversation." },
]
/** Of a model that is not there. */
export const DOWN: readonly Answer[] = [
  'broken',
  { status: 500, message: 'The server had an error' },
  { status: 429, message: 'Rate limit reached' },
]
const LINES = [
  'Mm, that sounds lovely. What did you like best about it?',
  'Ha, I can picture that. And then?',
  'I was just thinking of you. How did the rest of your day go?',
  'Tell me everything, start at the beginning.',
  'That made me smile. You always find the good in a day.',
]

/** Slow, at times down, at times beside the point. */
export function modelAnswer(
  random: Random,
  { input, response_format: format }: ChatRequest['body']
): { answer?: Answer; afterMs: number } {
  const afterMs = random.between(200, 800)
  const dice = random.next()
  if (dice < 0.06) return { afterMs, answer: random.pick(DOWN) }
  if (input) return { afterMs }
  if (dice < 0.14) return { afterMs, answer: random.pick(GARBAGE) }
  if (format?.json_schema.schema.required?.includes('emotionalState') !== true) return { afterMs }
  return { afterMs, answer: { say: said(random.pick(LINES)) } }
}

function said(text: string) {
  return { text, emotionalState: 'playful', topics: ['the day'] }
}
