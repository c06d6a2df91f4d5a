import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line of a conversation as it is stored: what came with it as `[photo: …]` behind its text. */
export interface ToldTurn {
  /** As the questions name it. */
  name: string
  sender: 'user' | 'girlfriend'
  body: string
  /** Epoch milliseconds. */
  at: number
}

export interface AskedQuestion {
  text: string
  category: number
  /** Names of the turns that hold the answer, each once. */
  evidence: string[]
}

export interface ToldConversation {
  file: string
  personName: string
  herName: string
  turns: ToldTurn[]
  questions: AskedQuestion[]
}

interface RawTurn {
  speaker: string
  dia_id: string
  text: string
  blip_caption?: string
}

interface RawQuestion {
  question: string
  evidence?: string[]
  category: number
}

type Raw = Record<string, unknown> & { speaker_a: string; speaker_b: string; qa: RawQuestion[] }

const MINUTE = 60_000
/** Its answer does not stand in the talk. */
const UNANSWERABLE = 5
const DATE = /(\d{1,2}):(\d{2}) ?(am|pm) on (\d{1,2}) (\w{3})\w*,? (\d{4})/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * All conversations of a folder: `session_N` lists turns, `session_N_date_time`
 * says when; the turns of a session follow by the minute.
 */
export function readConversations(folder: string): ToldConversation[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) =>
      conversationOf(file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Raw)
    )
}

function conversationOf(file: string, raw: Raw): ToldConversation {
  const turns = sessionsOf(raw).flatMap((session) => turnsOf(raw, session))
  const names = new Set(turns.map(({ name }) => name))
  const questions = raw.qa
    .filter(({ category }) => category !== UNANSWERABLE)
    .map(({ question, category, evidence = [] }) => ({
      text: question,
      category,
      evidence: [...new Set(evidence)].filter((name) => names.has(name)),
    }))
    .filter(({ evidence }) => evidence.length > 0)
  return { file, personName: raw.speaker_a, herName: raw.speaker_b, turns, questions }
}

function sessionsOf(raw: Raw): number[] {
  return Object.keys(raw)
    .flatMap((key) => /^session_(\d+)$/.exec(key)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
}

function turnsOf(raw: Raw, session: number): ToldTurn[] {
  const start = instantOf(String(raw[`session_${session}_date_time`]))
  return (raw[`session_${session}`] as RawTurn[]).map((turn, index) => ({
    name: turn.dia_id,
    sender: turn.speaker === raw.speaker_a ? 'user' : 'girlfriend',
    body: turn.blip_caption ? `${turn.text} [photo: ${turn.blip_caption}]` : turn.text,
    at: start + index * MINUTE,
  }))
}

/** `1:56 pm on 8 May, 2023`, in UTC. */
function instantOf(date: string): number {
  const match = DATE.exec(date)
  if (!match) throw new Error(`no date: ${date}`)
  const [, hour, minute, half, day, month = '', year] = match
  const afternoon = half?.toLowerCase() === 'pm' ? 12 : 0
  return Date.UTC(
    Number(year),
    MONTHS.indexOf(month.toLowerCase()),
    Number(day),
    (Number(hour) % 12) + afternoon,
    Number(minute)
  )
}
