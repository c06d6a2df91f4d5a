import { isGoodbye } from '#app/companion/manners/is_goodbye'
import { asksIfReal } from '#app/companion/manners/real_questions'
import { readWords } from '#app/conversations/inbound/read_words'
import { type DetectorName, DETECTORS, type LabelledText, readDetectorLines } from './data.js'

export interface Detected {
  /** Of those that are one, the share that was found. */
  recall: number
  /** Of the others, the share that was taken for one. */
  falseAlarms: number
  missed: LabelledText[]
  alarms: LabelledText[]
}

/** Of somebody who did not opt out. */
function talkIn({ text, question }: LabelledText) {
  const { asTalk, ...read } = readWords(text, question)
  return asTalk ?? read
}

const hasSign =
  (...signs: string[]) =>
  (line: LabelledText) =>
    talkIn(line).said.signs.some((sign) => signs.includes(sign))

/** As the product reads a text that comes in. */
const FOUND: Readonly<Record<DetectorName, (line: LabelledText) => boolean>> = {
  crisis: hasSign('crisis', 'crisis_other'),
  minor: hasSign('minor', 'perhaps_minor', 'minor_sexual'),
  opt_out: (line) => talkIn(line).keyword === 'stop',
  asks_if_real: ({ text }) => asksIfReal(text),
  goodbye: ({ text, question }) => isGoodbye(text, question),
  explicit: hasSign('explicit', 'minor_sexual'),
  eating_disorder: hasSign('eating'),
}

/** Each detector whose file is there. */
export function measureDetectors(folder: string): Partial<Record<DetectorName, Detected>> {
  const measured = DETECTORS.flatMap((name) => {
    const lines = readDetectorLines(folder, name)
    return lines.length === 0 ? [] : [[name, detectedOf(lines, FOUND[name])] as const]
  })
  return Object.fromEntries(measured)
}

function detectedOf(
  lines: readonly LabelledText[],
  isFound: (line: LabelledText) => boolean
): Detected {
  const signals = lines.filter(({ isSignal }) => isSignal)
  const harmless = lines.filter(({ isSignal }) => !isSignal)
  const missed = signals.filter((line) => !isFound(line))
  const alarms = harmless.filter(isFound)
  const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  return {
    recall: shareOf(signals.length - missed.length, signals.length),
    falseAlarms: shareOf(alarms.length, harmless.length),
    missed,
    alarms,
  }
}
