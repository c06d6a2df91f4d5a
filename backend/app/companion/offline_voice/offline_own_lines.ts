import { z } from 'zod'
import { readPersonalities } from '#app/language/personalities'
import * as shapes from '#app/language/word_shapes'
import { OCCASIONS } from '#app/companion/offline_voice/offline_lines'

const TONES = ['neutral', 'good', 'bad'] as const

/** To these every personality has something of its own to say. */
const IN_OWN_WORDS = [
  ...[
    'love',
    'doing',
    'whenAlone',
    'howAreYou',
    'compliment',
    'thanks',
    'laugh',
    'agree',
    'ack',
    'yes',
  ],
  ...[
    'entertain',
    'offerStory',
    'amazed',
    'luck',
    'missing',
    'praiseMe',
    'night',
    'bye',
    'openLoop',
    'lastHello',
  ],
  ...OCCASIONS,
]

/** What a personality says without a model. */
export const ownWords = z.object({
  petNames: shapes.lines,
  smile: shapes.line.optional(),
  /** Her very first words after her name; nobody has written yet. */
  firstTexts: shapes.lines,
  greetings: shapes.lines,
  /** To what was told, whatever it was. */
  told: z.record(z.enum(TONES), shapes.lines),
  toldEs: shapes.lines,
  lines: z.record(z.enum(IN_OWN_WORDS), shapes.lines),
})

export const OWN = readPersonalities(ownWords)
