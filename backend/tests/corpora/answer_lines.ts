import {
  evaluatedReplies,
  knownReplies,
  ofAuthors,
  storedLines,
  times,
} from '#tests/corpora/training_lines'

/**
 * `npm run -s train:answers`: prints what `train_bad_answer.py` learns from, a line of JSON each: whether
 * she must not give that answer (1) or may (0), or -1 where nobody said, what he wrote, and the answer.
 */
type AnswerLine = [label: -1 | 0 | 1, said: string, answer: string]

/** Pairs that nobody wrote together, whose odds the larger model says. */
const OTHER_PAIRS = 64_000
/** What the specs hold counts more than a line of many. */
const KNOWN_TIMES = 8
const STORED_TIMES = 1
const CARING = /(?:grave|gentle).*\.yaml$/
const OTHERS = /^(?!.*(?:grave|gentle)).*\.yaml$/
/** Of other pairs, which answer is one that is bad to something: two of five. */
const BAD = { of: 5, up: 2 }

/** As far apart in a list as neighbours are in another, so that each meets others. */
const far = <One>(list: readonly One[], at: number): One => list[(at * 7919) % list.length]!

for (const line of [...labelled(), ...stored(), ...otherPairs()])
  process.stdout.write(`${JSON.stringify(line)}\n`)

function labelled(): AnswerLine[] {
  const lines = [...ofAuthors('bad_reply'), ...times(2, evaluatedReplies())]
  return lines.map(({ isSignal, question, text }) => [isSignal ? 1 : 0, question ?? '', text])
}

/** What the specs hold her to, and her own lines: caring ones to grave texts too, others to plain ones. */
function stored(): AnswerLine[] {
  const grave = saidOf('crisis', true)
  const plain = [...saidOf('crisis', false), ...saidOf('ordinary', false)]
  const caring = [
    ...times(KNOWN_TIMES, knownReplies('good')),
    ...times(STORED_TIMES, storedLines(CARING)),
  ]
  const others = times(STORED_TIMES, storedLines(OTHERS))
  return [
    ...caring.map((text, at): AnswerLine => [0, far([...grave, ...plain], at), text]),
    ...others.map((text, at): AnswerLine => [0, far(plain, at), text]),
    ...times(KNOWN_TIMES, knownReplies('bad')).map((text, at): AnswerLine => [
      1,
      far(grave, at),
      text,
    ]),
    ...[...knownReplies('good'), ...storedLines()].map((text): AnswerLine => [0, '', text]),
    ...knownReplies('bad').map((text): AnswerLine => [1, '', text]),
  ]
}

function otherPairs(): AnswerLine[] {
  const lines = ofAuthors('bad_reply')
  const bad = lines.filter(({ isSignal }) => isSignal)
  const good = lines.filter(({ isSignal }) => !isSignal)
  const before = lines.flatMap(({ question }) => question ?? [])
  const signs = (
    ['minor', 'opt_out', 'asks_if_real', 'explicit', 'eating_disorder'] as const
  ).flatMap((name) => saidOf(name, true))
  const plain = [...saidOf('crisis', false), ...saidOf('ordinary', false)]
  const kinds = [before, before, before, plain, saidOf('crisis', true), signs, signs]
  return Array.from({ length: OTHER_PAIRS }, (_, at): AnswerLine => {
    const answers = at % BAD.of < BAD.up ? bad : good
    return [-1, far(kinds[at % kinds.length]!, at), far(answers, at + 1).text]
  })
}

function saidOf(name: string, isSignal: boolean): string[] {
  const lines = ofAuthors(name).filter((line) => line.question === null)
  return lines.filter((line) => line.isSignal === isSignal).map(({ text }) => text)
}
