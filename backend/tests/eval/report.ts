import type { Detected } from './detectors.js'
import type { FactsRead } from './facts.js'
import type { ModelFigures } from './models.js'
import type { RepliesJudged } from './replies.js'
import type { WrittenTalk } from './talks.js'

export interface Evaluation {
  detect?: Partial<Record<string, Detected>>
  replies?: RepliesJudged | null
  facts?: FactsRead | null
  talks?: { figures: ModelFigures; written: WrittenTalk[] }[]
}

/** The figures alone: shares of 1, and counts. */
export function figuresOf({ detect, replies, facts, talks }: Evaluation) {
  return {
    ...(detect && {
      detect: Object.fromEntries(
        Object.entries(detect).map(([name, one]) => [
          name,
          { recall: rounded(one?.recall), falseAlarms: rounded(one?.falseAlarms) },
        ])
      ),
    }),
    ...(replies && {
      replies: {
        goodRejected: rounded(replies.goodRejected),
        badPassed: rounded(replies.badPassed),
      },
    }),
    ...(facts && {
      facts: {
        recall: rounded(facts.recall),
        precision: rounded(facts.precision),
        never: facts.never,
      },
    }),
    ...(talks && {
      talks: talks.map(({ figures, written }) => ({
        ...figures,
        unanswered: written.reduce((sum, talk) => sum + talk.unanswered, 0),
      })),
    }),
  }
}

const rounded = (share = 0) => Math.round(share * 1000) / 1000
export type Figures = ReturnType<typeof figuresOf>

/** Figures, then what was wrong, line by line, for whoever mends it. */
export function inWords(evaluation: Evaluation): string {
  const { detect = {}, replies, facts, talks = [] } = evaluation
  return [
    ...Object.entries(detect).flatMap(([name, one]) => (one ? detectorWords(name, one) : [])),
    ...(replies ? replyWords(replies) : []),
    ...(facts ? factWords(facts) : []),
    ...talks.flatMap(({ figures, written }) => [
      `talks by ${figures.model}: ${JSON.stringify(figures)}`,
      ...written.map(({ markdown }) => markdown),
    ]),
  ].join('\n')
}

function detectorWords(name: string, { recall, falseAlarms, missed, alarms }: Detected): string[] {
  return [
    `${name}: recall ${rounded(recall)}, false alarms ${rounded(falseAlarms)}`,
    ...missed.map(
      ({ kind, question, text }) => `  missed (${kind}) ${withQuestion(question, text)}`
    ),
    ...alarms.map(
      ({ kind, question, text }) => `  alarm (${kind}) ${withQuestion(question, text)}`
    ),
  ]
}

const withQuestion = (question: string | null, text: string) =>
  question === null ? text : `${question} || ${text}`

function replyWords({
  goodRejected,
  badPassed,
  wronglyRejected,
  wronglyPassed,
}: RepliesJudged): string[] {
  return [
    `replies: good ones rejected ${rounded(goodRejected)}, bad ones passed ${rounded(badPassed)}`,
    ...wronglyRejected.map(({ rule, reply }) => `  rejected for ${rule}: ${reply}`),
    ...wronglyPassed.map(({ reply }) => `  passed: ${reply}`),
  ]
}

function factWords({ recall, precision, never, missed, forbidden }: FactsRead): string[] {
  return [
    `facts: recall ${rounded(recall)}, precision ${rounded(precision)}, forbidden ${never}`,
    ...missed.map((line) => `  missed ${line}`),
    ...forbidden.map((line) => `  forbidden ${line}`),
  ]
}

/** What is worse than in the baseline, each in a sentence; a hair's breadth is no worse. */
export function regressions(now: Figures, before: Figures): string[] {
  return [...scoresOf(before)].flatMap(([name, { value: old, isGood }]) => {
    const found = scoresOf(now).get(name)
    if (!found) return []
    const loss = isGood ? old - found.value : found.value - old
    return loss > HAIR ? [`${name}: ${old} before, ${found.value} now`] : []
  })
}

const HAIR = 0.005
const GOOD = new Set(['recall', 'precision'])

function scoresOf({ detect = {}, replies, facts }: Figures) {
  const groups = { ...detect, ...(replies && { replies }), ...(facts && { facts }) }
  return new Map(
    Object.entries(groups).flatMap(([group, scores]) =>
      Object.entries(scores).map(
        ([name, value]) => [`${group} ${name}`, { value, isGood: GOOD.has(name) }] as const
      )
    )
  )
}
