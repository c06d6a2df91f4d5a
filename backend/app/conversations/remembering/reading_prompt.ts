import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import type { Prompt } from '#app/companion/voice/language_model'
import { localMoment } from '#app/companion/voice/local_moment'
import { quotedLine } from '#app/companion/voice/quoted'
import { withoutMark } from '#app/models/kinds'
import type { KnownSlot } from '#app/memory/facts/found_fact'
import type { ReadText, Stretch } from '#app/conversations/remembering/talk_reader'

/** Characters of all texts together; a stretch of usual texts holds a tenth of it. */
const MOST_OF_TEXTS = 24_000
/** Of what is known: the pinned and the newest. */
const MOST_KNOWN = 60

const { instructions: INSTRUCTIONS } = loadWords(
  'remembering/reading_prompt.yaml',
  z.strictObject({ instructions: shapes.line })
)

/**
 * What a model reads to note facts and gist; the talk is data
 * on the person's side, the instructions are always the same.
 */
export function writeReadingPrompt(stretch: Stretch): Prompt {
  const { texts, before, known, summary, timeZone, herName } = stretch
  const lengths = [...before, ...texts].map(({ text }) => text.length)
  const line = lineOf(timeZone, longestOf(lengths, MOST_OF_TEXTS))
  const parts = [
    `The companion is called ${JSON.stringify(herName)}. The person's time zone is ${timeZone}.`,
    `Summary so far:\n${summary ? quotedLine(summary) : '(none)'}`,
    known.length > 0 ? `Known facts:\n${known.slice(0, MOST_KNOWN).map(knownLine).join('\n')}` : '',
    before.length > 0 ? `Texts before, only to understand:\n${before.map(line).join('\n')}` : '',
    `The texts to read:\n${texts.map((text, index) => `${index + 1} ${line(text)}`).join('\n')}`,
  ]
  return {
    system: INSTRUCTIONS,
    turns: [{ role: 'user', content: parts.filter(Boolean).join('\n\n') }],
  }
}

const knownLine = ({ slot, sentence }: KnownSlot) => quotedLine(`${slot}: ${sentence}`)

/**
 * How much of one text may stand, so that all fit and only
 * the longest are cut, all of them to the same length.
 */
function longestOf(lengths: readonly number[], most: number): number {
  let left = most
  for (const [index, length] of lengths.toSorted((one, other) => one - other).entries()) {
    const share = Math.floor(left / (lengths.length - index))
    if (length > share) return share
    left -= length
  }
  return most
}

function lineOf(timeZone: string, most: number): (text: ReadText) => string {
  return ({ sender, text, at }) => {
    const { weekday, longDate, clock } = localMoment(at, timeZone)
    const who = sender === 'user' ? 'person' : 'companion'
    const left = withoutMark(text).slice(0, most).toWellFormed()
    return `(${weekday}, ${longDate}, ${clock}, ${who}) ${quotedLine(left)}`
  }
}
