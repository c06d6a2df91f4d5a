import type { Prompt, Scene, Turn } from '#app/companion/voice/language_model'
import { LONGEST_TEXT, sharedAmong } from '#app/companion/voice/cut_to'
import { agoInWords, daysBetween, localMoment } from '#app/companion/voice/local_moment'
import { withoutMark } from '#app/models/kinds'
import { PROMPT } from '#app/companion/voice/prompt_words'
import { quoted, unmarked } from '#app/companion/voice/quoted'
import { lastHeard, startOfUnanswered } from '#app/companion/voice/unanswered'

type Message = Prompt['turns'][number]
type Cost = (text: string) => number

const LONG_GAP = 4 * 3_600_000
const LONGEST_NOTE = 600

function dayWord(before: number, at: number, timeZone: string): string {
  const days = daysBetween(before, at, timeZone)
  if (days === 0) return 'later that day'
  return days === 1 ? 'next day' : `${days} days later`
}

/** What she owes an answer stands last, though a text of the clock left after it. */
function lateMark(turn: Turn, before: Turn | undefined): string {
  const isLater = turn.sender === 'user' && before?.sender === 'girlfriend' && before.at > turn.at
  return isLater ? '[written before you sent that]\n' : ''
}

/** `next day, Tuesday 8:02 AM` of a text that came after a long silence; else empty. */
function gapInWords(turn: Turn, before: number | undefined, timeZone: string): string {
  if (before === undefined || turn.at - before < LONG_GAP) return ''
  const there = localMoment(turn.at, timeZone)
  return `${dayWord(before, turn.at, timeZone)}, ${there.weekday} ${there.clock}`
}

function gapMark(turn: Turn, before: number | undefined, timeZone: string): string {
  const gap = turn.sender === 'user' && gapInWords(turn, before, timeZone)
  return gap ? `[${gap}]\n` : ''
}

/** Between two texts of hers the hours are on the person's side, where she will not imitate them. */
function unansweredMark({ turns, timeZone }: Scene, index: number): Message[] {
  const [turn, before] = [turns[index], turns[index - 1]]
  if (turn?.sender !== 'girlfriend' || before?.sender !== 'girlfriend') return []
  const gap = gapInWords(turn, before.at, timeZone)
  return gap ? [{ role: 'user', content: `[no text from them; ${gap}]` }] : []
}

function pictureMark(turn: Turn): string {
  if (turn.pictures < 1) return ''
  const { state, note } = turn.sight ?? { state: 'unseen', note: null }
  const mark = PROMPT.pictures[state === 'unseen' && turn.pictures > 1 ? 'unseen_many' : state]
  const filled = mark.replace('{count}', String(turn.pictures))
  return `\n${filled.replace('{note}', () => quoted(note ?? '', LONGEST_NOTE))}`
}

function timeMarks(scene: Scene, index: number): string {
  const { turns, timeZone } = scene
  const [turn, last] = [turns[index], turns[index - 1]]
  if (!turn) return ''
  // Her own scheduled texts lie between two of the person's; the silence counts from the person's last one.
  const before = lastHeard(scene, index) ?? last?.at
  return `${lateMark(turn, last)}${gapMark(turn, before, timeZone)}`
}

/** A mark where something was forgotten would be spoken of, or imitated. */
function wordsIn({ sender, text }: Turn): string {
  const left = withoutMark(text)
  return sender === 'user' ? unmarked(left) : left.trim()
}

function written(scene: Scene, index: number): string {
  const turn = scene.turns[index]
  if (!turn) return ''
  const marks = turn.sender === 'user' ? pictureMark(turn) : ''
  return `${timeMarks(scene, index)}${wordsIn(turn) || '[empty text]'}${marks}`
}

/** A turn with what stands before it; nothing where it was forgotten, null where no prompt holds it. */
function messagesAt(scene: Scene, index: number): Message[] | null {
  const turn = scene.turns[index]
  if (!turn || turn.text.length > LONGEST_TEXT) return null
  if (!wordsIn(turn) && turn.pictures < 1) return []
  const content = written(scene, index)
  const role = turn.sender === 'user' ? 'user' : 'assistant'
  return [...unansweredMark(scene, index), { role, content }]
}

/** Fewer turns begin anywhere; of more, one in so many is where a talk may begin. */
const SHORT_TALK = 24
const ANCHOR_EVERY = 10

/**
 * A talk that is cut begins at one of few places, told by the text itself: most prompts begin like the one
 * before them, which is what a provider's cache needs.
 */
function anchored(turns: readonly Turn[], start: number): number {
  if (turns.length - start <= SHORT_TALK) return start
  const last = turns.length - SHORT_TALK
  const anchor = turns.findIndex(({ id }, index) => index >= start && isAnchor(id))
  return anchor < 0 || anchor > last ? start : anchor
}

/** Ids of one talk come at any distance from each other: their digits are mixed first. */
function isAnchor(id: number | undefined): boolean {
  return id !== undefined && (Math.imul(id, 0x9e3779b1) >>> 0) % ANCHOR_EVERY === 0
}

/** The talk before them, turn by turn, newest kept, as far as the tokens reach. */
function earlierTurns(scene: Scene, end: number, room: { left: number; cost: Cost }): Message[][] {
  const kept: Message[][] = []
  let left = room.left
  for (let index = end - 1; index >= 0; index--) {
    const messages = messagesAt(scene, index)
    left -= messages?.reduce((sum, { content }) => sum + room.cost(content), 0) ?? 0
    if (!messages || left < 0) break
    kept.push(messages)
  }
  const start = end - kept.length
  return kept.toReversed().slice(anchored(scene.turns.slice(0, end), start) - start)
}

function merged(messages: Message[]): Message[] {
  const turns: Message[] = []
  for (const message of messages) {
    const last = turns.at(-1)
    if (last?.role === message.role) last.content += `\n${message.content}`
    else turns.push({ ...message })
  }
  return turns
}

const TALK_SO_FAR = '[the talk so far]'
const NOTES = '[notes]'
const NOTHING_NEW: Message = { role: 'user', content: '[no new text from them]' }

/**
 * What she may ask about is the person's own words, so it stands on their side and never in the system part.
 */
function loopNote({ loop, now, timeZone }: Scene): Message[] {
  if (!loop) return []
  const when = loop.eventAt < now ? agoInWords(loop.eventAt, now, timeZone) : 'today'
  return [{ role: 'user', content: `[they told you about: ${quoted(loop.subject)}, ${when}]` }]
}

function unanswered(scene: Scene): string[] {
  const start = startOfUnanswered(scene.turns)
  return scene.turns.slice(start).map((_, index) => written(scene, start + index))
}

/** From which turn on the talk before the unanswered texts fits into `tokens`. */
export function firstTurnWithin(scene: Scene, tokens: number, cost: Cost): number {
  const end = startOfUnanswered(scene.turns)
  return end - earlierTurns(scene, end, { left: tokens, cost }).length
}

/** What the texts she answers would cost whole; none counts for more than can ever fit. */
export function unansweredCost(scene: Scene, cost: Cost): number {
  return unanswered(scene).reduce((sum, text) => sum + cost(text.slice(0, LONGEST_TEXT)), 0)
}

function withNotes(talk: Message[], notes: string): Message[] {
  const last = talk.at(-1)
  const content = `${last?.content ?? ''}\n\n${NOTES}\n${notes}`
  return [...talk.slice(0, -1), { role: 'user', content }]
}

/**
 * The talk as a model reads it, what was given her before it and the notes behind it: begins and ends with
 * the person's side, roles alternate, at most `left` tokens beside those two.
 */
export function writePromptTurns(
  scene: Scene,
  { given, notes, left, cost }: { given: string; notes: string; left: number; cost: Cost }
): Message[] {
  const note = loopNote(scene)
  const opening = [TALK_SO_FAR, NOTES, NOTHING_NEW.content, ...note.map((one) => one.content)]
  const frame = opening.reduce((sum, content) => sum + cost(content), 0)
  const pending = unanswered(scene)
  const room = Math.max(0, left - frame)
  const latest = pending.length > 0 ? sharedAmong(pending, room, cost) : []
  const used = latest.reduce((sum, text) => sum + cost(text), 0)
  const end = startOfUnanswered(scene.turns)
  const earlier = earlierTurns(scene, end, { left: room - used, cost }).flat()
  const asked = latest.map((content): Message => ({ role: 'user', content }))
  const talk = [...earlier, ...(asked.length > 0 ? asked : [NOTHING_NEW]), ...note]
  const start = [given, TALK_SO_FAR].filter(Boolean).join('\n')
  const opened = merged([{ role: 'user', content: start }, ...talk])
  return withNotes(opened, notes)
}
