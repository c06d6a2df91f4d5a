import { DateTime } from 'luxon'
import * as z from 'zod/mini'
import { shapeOf } from '#app/companion/voice/answer_shape'
import { isRefusedSentence, isRefusedValue, isUnkept } from '#app/memory/facts/refused_values'
import { factsDropped } from '#app/core/telemetry/meters'
import { isNote } from '#app/memory/notes/note_sentences'
import { asTold, type Ground } from '#app/conversations/remembering/grounded'
import { isFitToKeep, withoutUnfit } from '#app/conversations/remembering/gist_of'
import {
  MOST_SUMMARY,
  type Extraction,
  type ReadText,
  type Stretch,
} from '#app/conversations/remembering/talk_reader'

const MOST_FACTS = 40
const SLOT = /^[a-z][a-z ]{0,24}(?::[\p{L}\p{N}][\p{L}\p{N} '-]{0,48})?$/u
const HER_SLOTS = /^(?:taste|favorite|opinion|name):/

const factShape = z.object({
  about: z.enum(['user', 'girlfriend']),
  slot: z.string().check(z.regex(SLOT)),
  value: z.string().check(z.maxLength(120)),
  sentence: z.string().check(z.minLength(4), z.maxLength(160)),
  change: z.enum(['holds', 'ended']),
  confidence: z.number().check(z.gte(0), z.lte(1)),
  text: z.int().check(z.describe('The number of the text that says it.')),
})

const readingShape = z.object({
  facts: z.array(z.unknown()).check(z.maxLength(200)),
  summary: z.string(),
})

/** What a model is asked for. One fact that is none must not cost the others, so that each is read alone. */
export const READING_SHAPE = shapeOf(
  'reading',
  z.object({ ...readingShape.shape, facts: z.array(factShape) })
)

/**
 * A model's answer as a reading; null when it is none. A
 * fact that is not fit to keep is left out, the rest stands.
 */
export function readingOf(
  answer: unknown,
  stretch: Pick<Stretch, 'texts' | 'before' | 'known' | 'timeZone' | 'summary'>
): Extraction | null {
  const { texts, timeZone, summary } = stretch
  const parsed = readingShape.safeParse(answer)
  if (!parsed.success) return null
  const facts = parsed.data.facts.slice(0, MOST_FACTS).flatMap((one) => {
    const fact = factShape.safeParse(one)
    const said = fact.success ? texts[fact.data.text - 1] : undefined
    if (!fact.success || !said) return []
    const { text: place, ...found } = fact.data
    if (place < 1 || !isFit(found, said)) return dropped('unfit')
    const told = asTold(found, groundOf(stretch, place - 1), stretch.known)
    if (!told) return dropped('ungrounded')
    return [{ ...told, ...endOf(told, timeZone), messageId: said.id }]
  })
  return { facts, summary: summaryOf(parsed.data.summary) || summary }
}

function dropped(why: 'unfit' | 'ungrounded'): [] {
  factsDropped.inc({ why })
  return []
}

/** What was said around the text at this place. */
function groundOf(
  { texts, before, known }: Pick<Stretch, 'texts' | 'before' | 'known'>,
  place: number
): Ground {
  const all = [...before, ...texts]
  const at = before.length + place
  const [previous, said] = [all[at - 1], all[at]]
  return {
    said: said?.text ?? '',
    asked: previous && previous.sender !== said?.sender ? previous.text : '',
    around: [
      ...all.slice(0, at).map(({ text }) => text),
      ...known.map(({ sentence }) => sentence),
    ].join('\n'),
  }
}

const UNITS = { 10: 'day', 7: 'month', 4: 'year' } as const

/** A plan is over after its day, month or year. */
function endOf(fact: { slot: string; value: string }, zone: string): { until?: number } {
  if (!fact.slot.startsWith('plan:')) return {}
  const unit = UNITS[fact.value.length as keyof typeof UNITS]
  const date = DateTime.fromISO(fact.value, { zone })
  return unit && date.isValid ? { until: date.endOf(unit).toMillis() } : {}
}

type Fact = z.infer<typeof factShape>

/**
 * Nobody's words but the person's tell of the person; hers tell of her, and never of a body, home or past.
 */
function isFit(fact: Omit<Fact, 'text'>, said: ReadText): boolean {
  const isOwn = (fact.about === 'user') === (said.sender === 'user')
  const isGrave = isUnkept(said.text) || !isFitToKeep(fact.sentence)
  const isQuoteOfOurs = isNote(fact.slot) && fact.change === 'holds'
  const isOfHer = fact.about === 'user' || HER_SLOTS.test(fact.slot)
  return isOwn && isOfHer && !isGrave && !isQuoteOfOurs && !isRefused(fact)
}

function isRefused({ change, value, sentence }: Omit<Fact, 'text'>): boolean {
  const isEnding = change === 'ended' && value === ''
  return isRefusedSentence(sentence) || (!isEnding && isRefusedValue(value))
}

/** Empty when nothing of it is fit to keep. */
function summaryOf(text: string): string {
  const plain = text.replace(/[^\P{C}\n]/gu, ' ').replace(/[[\]<>{}]/g, '')
  return withoutUnfit(plain).slice(0, MOST_SUMMARY).toWellFormed()
}
