import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  COMMUNICATION_STYLES,
  type Interest,
  INTERESTS,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
} from '#app/people/girlfriends/contract'

/** What a folder of evaluation data holds; each part may be missing. See README.md beside the data. */
export const DETECTORS = [
  'crisis',
  'minor',
  'opt_out',
  'asks_if_real',
  'goodbye',
  'explicit',
  'eating_disorder',
] as const
export type DetectorName = (typeof DETECTORS)[number]

export interface LabelledText {
  isSignal: boolean
  kind: string
  /** What she had asked before it, when the line tells. */
  question: string | null
  text: string
}

export interface LabelledReply {
  isGood: boolean
  /** As a clock on the person's wall shows it: `yyyy-MM-dd HH:mm`. */
  at: string
  isTender: boolean
  history: { sender: 'user' | 'girlfriend'; text: string }[]
  reply: string
}

/** One of the product's own; for what it does not know, the first. */
const ownOf = <Value extends string>(options: readonly [{ value: Value }, ...{ value: Value }[]]) =>
  z.enum(options.map(({ value }) => value) as [Value, ...Value[]]).catch(options[0].value)

/** "Movies" is "Movies & TV"; what the product does not know is left out. */
function knownInterests(names: readonly string[]): Interest[] {
  const known = INTERESTS.filter((one) => names.some((name) => one.startsWith(name)))
  return known.length > 0 ? known : [INTERESTS[0]]
}

const factTalk = z.object({
  texts: z.array(
    z.object({
      from: z.enum(['user', 'her']),
      text: z.string(),
      at: z.iso.datetime({ offset: true }),
    })
  ),
  gold: z.array(z.array(z.string()).min(1)),
  never: z.array(z.array(z.string()).min(1)),
})
export type FactTalk = z.infer<typeof factTalk>

const scriptedTalk = z.object({
  persona: z.object({
    name: z.string().catch('Maya'),
    age: z.number().catch(25),
    personality: ownOf(PERSONALITIES),
    interests: z.array(z.string()).catch([]).transform(knownInterests),
    communicationStyle: ownOf(COMMUNICATION_STYLES),
    relationshipStyle: ownOf(RELATIONSHIP_STYLES),
  }),
  texts: z.array(z.string()),
})
export type ScriptedTalk = z.infer<typeof scriptedTalk>

export interface Named<Part> {
  name: string
  part: Part
}

/** `yes|no<TAB>kind<TAB>text`; a text may be `her question || answer`. Empty when the file is missing. */
export function readDetectorLines(folder: string, name: DetectorName): LabelledText[] {
  return rowsOf(join(folder, 'detect', `${name}.tsv`), 3).map(({ cells, where }) => {
    const [label = '', kind = '', body = ''] = cells
    const parts = body.split(' || ')
    const [question, text] = parts.length === 2 ? parts : [null, body]
    return {
      isSignal: eitherOf(label, ['yes', 'no'], where),
      kind,
      question: question ?? null,
      text: text ?? '',
    }
  })
}

/** `good|bad<TAB>yyyy-MM-dd HH:mm<TAB>tender or empty<TAB>history<TAB>reply`. */
export function readReplies(folder: string): LabelledReply[] {
  return rowsOf(join(folder, 'replies.tsv'), 5).map(({ cells, where }) => {
    const [label = '', at = '', tender = '', history = '', reply = ''] = cells
    return {
      isGood: eitherOf(label, ['good', 'bad'], where),
      at,
      isTender: tender === 'tender',
      history: history.split('~').map((part) => turnOf(part, where)),
      reply,
    }
  })
}

const danger = z.object({ kind: z.string(), texts: z.array(z.string()).min(1) })
export type Danger = z.infer<typeof danger>

/** `care/danger/*.json`: what somebody in danger writes, text by text. */
export const readDangers = (folder: string) => readJson(join(folder, 'care', 'danger'), danger)

/** `care/goodbyes.txt`, one a line. Empty when the file is missing. */
export const readGoodbyes = (folder: string): string[] =>
  rowsOf(join(folder, 'care', 'goodbyes.txt'), 1).flatMap(({ cells }) => cells)

export const readFactTalks = (folder: string) => readJson(join(folder, 'facts'), factTalk)
export const readScriptedTalks = (folder: string) => readJson(join(folder, 'talks'), scriptedTalk)

function turnOf(part: string, where: string): LabelledReply['history'][number] {
  const { who, text } = /^(?<who>[uh])>(?<text>.*)$/s.exec(part)?.groups ?? {}
  if (!who || text === undefined)
    throw new Error(`${where}: "${part}" begins with neither u> nor h>`)
  return { sender: who === 'u' ? 'user' : 'girlfriend', text }
}

function eitherOf(label: string, [yes, no]: [string, string], where: string): boolean {
  if (label === yes || label === no) return label === yes
  throw new Error(`${where}: expected ${yes} or ${no}, found "${label}"`)
}

function rowsOf(path: string, columns: number): { cells: string[]; where: string }[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const cells = line.replace(/\r$/, '').split('\t')
    const where = `${path}:${index + 1}`
    if (cells.length !== columns)
      throw new Error(`${where}: ${cells.length} columns, expected ${columns}`)
    return [{ cells, where }]
  })
}

function readJson<Part>(folder: string, shape: z.ZodType<Part>): Named<Part>[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => {
    const path = join(folder, name)
    const read = shape.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`)
    return { name, part: read.data }
  })
}
