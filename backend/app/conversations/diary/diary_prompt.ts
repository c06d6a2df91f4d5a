import { z } from 'zod'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import type { Prompt, Scene } from '#app/companion/voice/language_model'
import { localMoment } from '#app/companion/voice/local_moment'
import { writeSystem } from '#app/companion/voice/prompt_system'
import { quotedLine } from '#app/companion/voice/quoted'

const WORDS = loadWords(
  'diary/prompt.yaml',
  z.strictObject({ heading: line, task: line, correction: line })
)

/** Of the talk of a day; its end says how the day went. */
const MOST_CHARACTERS = 8000

/** Who she is, which a provider has kept from her texts, then the day as quotes and what to do with it. */
export function writeDiaryPrompt({ persona, turns, now, timeZone, correction }: Scene): Prompt {
  const { weekday, longDate } = localMoment(now, timeZone)
  const said = turns.map(({ sender, text }) =>
    quotedLine(`${sender === 'user' ? 'they' : 'me'}: ${text}`)
  )
  const content = [
    WORDS.heading.replace('{day}', `${weekday}, ${longDate}`),
    ...newestThatFit(said),
    '',
    WORDS.task,
    ...(correction ? [WORDS.correction.replace('{reason}', () => correction)] : []),
  ].join('\n')
  return { system: writeSystem(persona), turns: [{ role: 'user', content }] }
}

function newestThatFit(lines: readonly string[]): string[] {
  let left = MOST_CHARACTERS
  const from = lines.findLastIndex((one) => (left -= one.length) < 0)
  return lines.slice(from + 1)
}
