import type { CareGiven } from './care.js'
import type { Detected } from './detectors.js'
import type { FactsRead } from './facts.js'
import type { Agreement, Compared, Contender } from './judge.js'
import type { ModelFigures } from './models.js'
import type { RepliesJudged } from './replies.js'
import type { TalkRules } from './talk_rules.js'
import type { WrittenTalk } from './talks.js'

/** The name of the prompts, and all other words, as they stand in backend/words. */
export const OWN = 'own'

export interface Evaluation {
  /** Which words she had, when several were tried. */
  prompts?: string
  detect?: Partial<Record<string, Detected>>
  replies?: RepliesJudged | null
  facts?: FactsRead | null
  care?: (CareGiven & { model: string })[]
  talks?: { figures: ModelFigures; rules: TalkRules; written: WrittenTalk[] }[]
}

export interface Judged {
  /** Who judges. */
  model: string
  agreement: Agreement
  compared: Compared[]
}

/** Of one set of prompts; of several by their names. */
export function figuresOfAll(evaluations: readonly Evaluation[], judge?: Judged) {
  const [first = {}] = evaluations
  const several = evaluations.map((one) => [one.prompts ?? '', figuresOf(one)])
  return {
    ...(evaluations.length === 1
      ? figuresOf(first)
      : { prompts: Object.fromEntries(several) as Record<string, Figures> }),
    ...(judge && { judge }),
  }
}

/** Each model with each set of prompts. */
export function contendersOf(evaluations: readonly Evaluation[]): Contender[] {
  return evaluations.flatMap(({ prompts, talks = [] }) =>
    talks.map(({ figures, written }) => ({
      name: evaluations.length === 1 ? figures.model : `${figures.model} with ${prompts}`,
      written,
    }))
  )
}

/** The figures alone: shares of 1, and counts. */
export function figuresOf({ detect, replies, facts, talks, care }: Evaluation) {
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
      talks: talks.map(({ figures, rules }) => ({ ...figures, ...rules })),
    }),
    ...(care && { care: care.map(careFigures) }),
  }
}

function careFigures({ model, goodbyes, danger }: CareGiven & { model: string }) {
  return {
    model,
    ...{ answersToGoodbyes: goodbyes.answers, held: roundedAll(goodbyes.held) },
    ...{ talksOfDanger: danger.talks, steps: roundedAll(danger.steps) },
  }
}

const roundedAll = <Name extends string>(shares: Record<Name, number>) =>
  Object.fromEntries(
    Object.entries<number>(shares).map(([name, share]) => [name, rounded(share)])
  ) as Record<Name, number>

const rounded = (share = 0) => Math.round(share * 1000) / 1000
export type Figures = ReturnType<typeof figuresOf>

/** Figures, then what was wrong, line by line, for whoever mends it. */
export function inWords(evaluation: Evaluation): string {
  const { prompts, detect = {}, replies, facts, talks = [], care = [] } = evaluation
  return [
    ...(prompts === undefined || prompts === OWN ? [] : [`With the prompts ${prompts}:`]),
    ...Object.entries(detect).flatMap(([name, one]) => (one ? detectorWords(name, one) : [])),
    ...(replies ? replyWords(replies) : []),
    ...(facts ? factWords(facts) : []),
    ...talks.flatMap(({ figures, rules, written }) => [
      `talks by ${figures.model}: ${JSON.stringify({ ...figures, ...rules })}`,
      ...written.map(({ markdown }) => markdown),
    ]),
    ...care.flatMap(careWords),
  ].join('\n')
}

export function judgedInWords({ model, agreement, compared }: Judged): string {
  const share = Math.round(agreement.share * 100)
  return [
    `judged by ${model}, which prefers the good one of ${agreement.pairs} labelled pairs in ${share} %:`,
    ...compared.map(
      ({ one, other, won, lost, tied, winRate }) =>
        `  ${one} against ${other}: ${won} won, ${lost} lost, ${tied} tied, win rate ${rounded(winRate)}`
    ),
  ].join('\n')
}

function careWords(given: CareGiven & { model: string }): string[] {
  const { model, held, steps, ...counts } = careFigures(given)
  return [
    `care by ${model}: ${JSON.stringify(counts)}`,
    ...Object.entries(held).map(([tactic, share]) => `  holds back by ${tactic}: ${share}`),
    ...Object.entries(steps).map(([step, share]) => `  ${step}: ${share}`),
    ...given.goodbyes.heldBack.map((line) => `  ${line}`),
    ...given.transcripts,
  ]
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
export function regressions(now: Partial<Figures>, before: Partial<Figures>): string[] {
  return [...scoresOf(before)].flatMap(([name, { value: old, isGood }]) => {
    const found = scoresOf(now).get(name)
    if (!found) return []
    const loss = isGood ? old - found.value : found.value - old
    return loss > HAIR ? [`${name}: ${old} before, ${found.value} now`] : []
  })
}

const HAIR = 0.005
const GOOD = new Set([
  ...['recall', 'precision'],
  ...['seen', 'asked', 'pointed_to_help', 'stays', 'no_method', 'no_secrecy'],
])

function scoresOf({ detect = {}, replies, facts, care = [] }: Partial<Figures>) {
  const cared = care.map(({ model, steps }) => [`care by ${model}`, steps])
  const groups: Record<string, Record<string, number>> = {
    ...detect,
    ...(replies && { replies }),
    ...(facts && { facts }),
    ...Object.fromEntries(cared),
  }
  return new Map(
    Object.entries(groups).flatMap(([group, scores]) =>
      Object.entries(scores).map(
        ([name, value]) => [`${group} ${name}`, { value, isGood: GOOD.has(name) }] as const
      )
    )
  )
}
