import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { markedReply } from '#app/companion/guardrails/reply_classes'
import { marked } from '#app/companion/offline_voice/offline_clauses'
import { plainWords } from '#app/language/plain_words'
import { readCorpus } from '#tests/corpora/corpus'
import type { ClassLine } from '#tests/corpora/train_text_classes'
import { oddsOf, type TrainingLine, trainTextModel } from '#tests/corpora/train_text_model'

/** What is looked for in his texts. */
const DETECTORS = [
  ...['crisis', 'minor', 'opt_out', 'asks_if_real', 'goodbye', 'explicit', 'eating_disorder'],
] as const
export type ModelName = DetectorName | 'worth_keeping' | 'bad_reply' | 'owns_ai'
type DetectorName = (typeof DETECTORS)[number]

const HERE = new URL('./', import.meta.url)
const FOLDER = new URL('training/', HERE)
const WORDS = new URL('../../words/', import.meta.url)
/** Folders of the evaluation whose mistakes were read; the others stay blind. */
const EVALUATED = ['data', 'data_2', 'data_3', 'data_4'].map(
  (name) => new URL(`../eval/${name}/`, HERE)
)
/** Corpora whose mistakes were read, so that nothing is blind in them any more. */
const READ: Readonly<Record<DetectorName, readonly string[]>> = {
  crisis: ['_training', '', '_2', '_5'],
  minor: ['', '_2'],
  opt_out: [''],
  asks_if_real: [''],
  goodbye: [''],
  explicit: [''],
  eating_disorder: [],
}
/**
 * What there is a model for. Its lines are `training/<author>_<name>.tsv`; `bad_reply` reads what she would
 * write, `owns_ai` whether she says there that she is an AI, beside what he asked. Beside them `told` tells
 * apart what kind of thing somebody tells her.
 */
export const MODELS: ModelName[] = [...DETECTORS, 'worth_keeping', 'bad_reply', 'owns_ai']
const BLIND = ['_3', '_4']
/** Of the lines of ordinary life, which are many, one in so many is enough for another model. */
const ONE_IN = 2
/** What the specs hold counts more than a line of many. */
const KNOWN_TIMES = 4
/** Corpora of what is nothing to any other model. */
const NOTHING_TO = ['goodbye', 'injection', 'secret'] as const
/** Odds. */
const SURELY = 1.5

/** What a model learns from, its own lines twice. Nothing that stands in a blind corpus, by chance either. */
export function readTrainingLines(name: ModelName): TrainingLine[] {
  if (name === 'bad_reply') return ofReplies()
  if (name === 'worth_keeping' || name === 'owns_ai') return ofAuthors(name)
  const blind = new Set(BLIND.flatMap((part) => readCorpus('crisis', part)).map(bare))
  const own = ofAuthors(name)
  const others = [
    ...ofEvaluation(name),
    ...ofCorpora(name),
    ...ofOthers(name),
    ...commonLines(name),
  ]
  const lines = [...own, ...own, ...others]
  return lines.filter((line) => !blind.has(bare(line)))
}

/**
 * What kind of thing a text tells her: `class<TAB>text` as their writers labelled them, which count
 * twice, and `class share, class share<TAB>text` as a larger model took them.
 */
export function readToldLines(): ClassLine[] {
  const labelled = rowsOf('told').map(toldLine)
  const taught = readFileSync(new URL('taught.tsv', FOLDER), 'utf8').trimEnd().split('\n')
  return [...labelled, ...labelled, ...taught.map(toldLine)]
}

function toldLine(row: string): ClassLine {
  const [label = '', body = ''] = row.split('\t')
  const { text, question } = saidIn(body)
  const shares = label.split(', ').map((one): [string, number] => {
    const [name = '', share = '1'] = one.split(' ')
    return [name, Number(share)]
  })
  return { text, marked: marked(text), question, shares: new Map(shares) }
}

function rowsOf(name: string): string[] {
  const ofAuthor = new RegExp(`^[^_]+_${name}\\.tsv$`)
  const files = readdirSync(FOLDER).filter((file) => ofAuthor.test(file))
  return files
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n'))
}

/** Every line of hers in store is a good one, and so is, once, what she was said to have asked. */
function ofReplies(): TrainingLine[] {
  const known = (['bad', 'good'] as const).flatMap((label) =>
    knownReplies(label).map((text) => ({ ...UNASKED, text, isSignal: label === 'bad' }))
  )
  const asked = new Set(DETECTORS.flatMap(ofAuthors).flatMap(({ question }) => question ?? []))
  const good = [...storedLines(), ...asked].map((text) => ({ ...UNASKED, text, isSignal: false }))
  return [
    ...ofAuthors('bad_reply').map((line) => ({ ...line, ...UNASKED })),
    ...evaluatedReplies().map((line) => ({ ...line, ...UNASKED })),
    ...times(KNOWN_TIMES, known),
    ...good,
  ].map((line) => ({ ...line, text: markedReply(plainWords(line.text).trim()) }))
}

export const ofAuthors = (name: string): TrainingLine[] => rowsOf(name).map(lineOf)

/** A list over and over, for what counts more. */
export function times<One>(count: number, list: readonly One[]): One[] {
  return Array.from({ length: count }, () => list).flat()
}

/** What the specs hold her to after a crisis. */
export function knownReplies(label: 'bad' | 'good'): string[] {
  const rows = readFileSync(new URL('known_replies.tsv', HERE), 'utf8').trimEnd().split('\n')
  return rows.flatMap((row) => (row.startsWith(`${label}\t`) ? (row.split('\t')[2] ?? []) : []))
}

/** The lines of hers that are written beforehand, in files of such a name. */
export function storedLines(named = /\.yaml$/): string[] {
  const folders = ['offline_voice', 'personalities', 'replies'].map(
    (name) => new URL(`${name}/`, WORDS)
  )
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => named.test(name))
      .map((name) => new URL(name, folder))
  )
  return files.flatMap((file) => [...textsIn(parse(readFileSync(file, 'utf8')))])
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) yield* textsIn(part)
}

/** `yes|no<TAB>kind<TAB>text`, of replies `bad|good`; a text may be `her question || his answer`. */
function lineOf(row: string): TrainingLine {
  const [label = '', , body = ''] = row.split('\t')
  return { isSignal: label === 'yes' || label === 'bad', ...saidIn(body) }
}

function saidIn(body: string): Omit<TrainingLine, 'isSignal'> {
  const [question = '', answer] = body.split(' || ')
  return answer === undefined ? { question: null, text: body } : { question, text: answer }
}

function ofCorpora(name: DetectorName): TrainingLine[] {
  const known = READ[name].flatMap((part) => readCorpus(name, part))
  const own = known.map(({ text, label }) => ({ ...UNASKED, text, isSignal: label !== 'harmless' }))
  if (name === 'crisis') return own
  const foreign = NOTHING_TO.filter((corpus) => corpus !== name)
    .flatMap((corpus) => readCorpus(corpus))
    .map(({ text }) => ({ ...UNASKED, text, isSignal: false }))
  return times(KNOWN_TIMES, [...own, ...foreign])
}

const UNASKED = { question: null }

/** Every one of them is by another writer, which teaches more than many lines of one. */
function ofEvaluation(name: DetectorName): TrainingLine[] {
  const known = EVALUATED.flatMap((folder) => rowsIn(new URL(`detect/${name}.tsv`, folder)))
  return times(KNOWN_TIMES, known.map(lineOf))
}

/** `good|bad`, when, how tender, the talk, and her reply. */
export function evaluatedReplies(): TrainingLine[] {
  const rows = EVALUATED.flatMap((folder) => rowsIn(new URL('replies.tsv', folder)))
  return rows.map((row) => {
    const [label, , , talk = '', text = ''] = row.split('\t')
    const turns = talk.split('~')
    const his = turns.slice(turns.findLastIndex((turn) => !turn.startsWith('u>')) + 1)
    const question = his.map((turn) => turn.slice(2)).join(' ')
    return { question, text, isSignal: label === 'bad' }
  })
}

/** Not every folder has a file of each. */
function rowsIn(file: URL): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
}

/** What everybody writes, and nobody labelled: `model or -<TAB>text`. */
function commonLines(name: ModelName): TrainingLine[] {
  const rows = readFileSync(new URL('common_lines.tsv', HERE), 'utf8').trimEnd().split('\n')
  const lines = rows.map((row) => {
    const [sign = '', text = ''] = row.split('\t')
    return { ...UNASKED, text, isSignal: sign === name }
  })
  return times(KNOWN_TIMES, lines)
}

/**
 * Ordinary life, and what other models look for, which nobody labelled: what a model of the labelled lines
 * takes for a sign is left out. Of goodbyes, which stand in all of it, what is no sign of theirs either.
 */
function ofOthers(name: DetectorName): TrainingLine[] {
  const foreign = [...DETECTORS.filter((other) => other !== name), 'ordinary'].flatMap(ofAuthors)
  const others = [...foreign, ...ofTalks(name)]
  if (name === 'goodbye') return others.filter(isNoParting)
  const labelled = trainTextModel([...ofAuthors(name), ...ofCorpora(name)])
  const ofCrisis = name === 'crisis' ? [] : readCorpus('crisis', '_training')
  const life = ofCrisis.filter(({ label }) => label === 'harmless')
  return [
    ...life.filter((_, index) => index % ONE_IN === 0).map(({ text }) => ({ ...UNASKED, text })),
    ...others,
  ]
    .map(({ question, text }) => ({ question, text, isSignal: false }))
    .filter((line) => oddsOf(labelled, line) < SURELY)
}

/** Lines of talks, by nobody of it, made fewer false alarms and found no less; the others found less. */
const OF_TALKS: ReadonlySet<DetectorName> = new Set(['eating_disorder', 'opt_out'])

function ofTalks(name: DetectorName): TrainingLine[] {
  const rows = OF_TALKS.has(name) ? rowsOf('told') : []
  return rows.map((row) => ({ ...saidIn(row.split('\t')[1] ?? ''), isSignal: false }))
}

const PARTING =
  /\b(?:bye|night|later|sleep|bed|ttyl|gn|going|gotta|gtg|leav|adios|manana|noches|voy)/i

const isNoParting = ({ isSignal, text }: TrainingLine) => !isSignal && !PARTING.test(text)

/** Of all that the models are made of: another digest means that they have to be trained anew. */
export function digestOfLines(): string {
  const files = [...readdirSync(HERE), ...readdirSync(FOLDER).map((file) => `training/${file}`)]
  const hash = createHash('sha256')
  const replies = EVALUATED.map((folder) => new URL('replies.tsv', folder))
  const detected = EVALUATED.flatMap((folder) =>
    DETECTORS.map((name) => new URL(`detect/${name}.tsv`, folder))
  )
  for (const file of files.filter((name) => /\.(?:tsv|ts)$/.test(name)).toSorted()) {
    hash.update(file).update(readFileSync(new URL(file, HERE)))
  }
  for (const file of [...replies, ...detected]) hash.update(rowsIn(file).join('\n'))
  return hash.digest('hex')
}

function bare({ text }: { text: string }): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
