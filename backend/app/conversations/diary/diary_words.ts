import { inject } from '@adonisjs/core'
import { readEach, readOr } from '#app/core/threads/threads'
import { Database } from '#app/core/database/database'
import { DiaryLine } from '#app/models/diary_line'
import { Memory } from '#app/models/memory'
import type { Message } from '#app/models/message'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import type { Words } from '#app/companion/writing/ask_model'
import { commonestFirst } from '#app/conversations/diary/commonest_first'
import { AskForLine } from '#app/conversations/diary/ask_for_line'
import type { DayOfTalk } from '#app/conversations/diary/day_of_talk'
import { graveLine, honestLine } from '#app/conversations/diary/honest_line'
import { StretchThinking } from '#app/conversations/remembering/rule_talk_reader'
import { type ToldText, unreadText } from '#app/conversations/remembering/what_texts_tell'
import { ownWords, type Thread } from '#app/conversations/thread/thread'
import type { Written } from '#app/memory/kept/diary_lines'
import { isNote } from '#app/memory/notes/note_sentences'

interface Told extends ToldText {
  text: Message
}

const AT_ONCE = 20
const MOST_QUOTED = 40
const MOST_SUBJECTS = 3
const MOST_OF_SUBJECT = 30
const LATEST_LINES = 7

/** Her words about one day: a model's, or put together from what was told. */
@inject()
export class DiaryWords {
  constructor(
    private readonly database: Database,
    private readonly asking: AskForLine,
    private readonly thinking: StretchThinking
  ) {}

  /** `nothing` where nothing is left to tell, null when the model is away: then there is a later. */
  async execute(
    thread: Thread,
    day: DayOfTalk,
    { isLast }: { isLast: boolean }
  ): Promise<Written | 'nothing' | null> {
    const told = await this.#read(day)
    const theirs = told.filter(({ text }) => text.direction === 'inbound')
    const isGrave = day.hasSafetyEvents || theirs.some((one) => one.isGrave)
    if (isGrave) return { body: graveLine(day.date), subjects: [], mood: day.mood }
    if (theirs.every(({ isFit }) => !isFit)) return 'nothing'
    const fit = told.filter(({ isFit }) => isFit)
    const words = await this.#ask(thread, day, fit)
    if (words === null && !isLast) return null
    return words === null || words === 'unfit' ? this.#honest(thread, day, fit) : writtenOf(words)
  }

  /** A stand-in for a model has no words for a day. */
  async #ask(
    thread: Thread,
    day: DayOfTalk,
    fit: readonly Told[]
  ): Promise<Words | 'unfit' | null> {
    if (this.asking.isSimulated) return 'unfit'
    return this.asking.execute(thread.userId, await this.#scene(thread, day, fit))
  }

  async #read({ texts }: DayOfTalk): Promise<Told[]> {
    const told: Told[] = []
    for (let at = 0; at < texts.length; at += AT_ONCE) {
      const some = texts.slice(at, at + AT_ONCE)
      const bodies = some.map(({ body }) => body)
      const read = await readEach(bodies, (all) => this.thinking.whatTextsTell(all), unreadText)
      told.push(...some.map((text, index) => ({ text, ...(read[index] ?? unreadText()) })))
    }
    return told
  }

  async #honest(thread: Thread, day: DayOfTalk, fit: readonly Told[]): Promise<Written> {
    const subjects = subjectsOf(fit)
    const known = {
      date: day.date,
      facts: await this.#facts(thread, day),
      quote: await this.#quote(thread, fit),
      subjects,
    }
    return { body: honestLine(known), subjects, mood: day.mood }
  }

  /** What was new that day and still holds. */
  async #facts({ userId }: Thread, { from, until }: DayOfTalk): Promise<string[]> {
    const memories = await Memory.query(this.database.read)
      .where({ userId, about: 'user', isByHand: false })
      .withScopes((all) => all.current())
      .where('savedAt', '>=', from)
      .where('savedAt', '<', until)
      .orderBy('id')
    return memories.filter(({ slot }) => !isNote(slot)).map(({ body }) => body)
  }

  /** In the gist stands the sentence that tells most, behind its date. */
  async #quote({ timeZone }: Thread, fit: readonly Told[]): Promise<string> {
    const turns = fit.slice(-MOST_QUOTED).map(({ text }) => ({ ...turnOf(text), id: text.id }))
    const gist = await readOr(this.thinking.gistOf(turns, { summary: '', timeZone }), '')
    return (gist.split('\n')[0] ?? '').replace(/^.*?: /, '')
  }

  async #scene(thread: Thread, day: DayOfTalk, fit: readonly Told[]): Promise<Scene> {
    const { userId, persona, firstName, timeZone, isTender } = thread
    const lines = DiaryLine.query(this.database.read)
      .where({ userId })
      .withScopes((all) => all.written())
    const latest = await lines.orderBy('date', 'desc').limit(LATEST_LINES)
    return {
      ...{ kind: 'greeting', persona, person: { firstName }, timeZone, isTender },
      ...{ now: day.until - 1, turns: fit.map(({ text }) => turnOf(text)), topics: [] },
      said: latest.reverse().map(({ body }) => body ?? ''),
    }
  }
}

function writtenOf({ text, topics, emotionalState }: Words): Written {
  const subjects = topics.slice(0, MOST_SUBJECTS).map((one) => one.slice(0, MOST_OF_SUBJECT))
  return { body: text, subjects, mood: emotionalState }
}

function turnOf({ direction, body, createdAt, pictures }: Message): Turn {
  const isTheirs = direction === 'inbound'
  const text = isTheirs ? body : ownWords(body)
  return { sender: isTheirs ? 'user' : 'girlfriend', text, at: createdAt, pictures }
}

/** What the person wrote about, the most talked-about first; her own words are no proof. */
function subjectsOf(told: readonly Told[]): string[] {
  const theirs = told.filter(({ text }) => text.direction === 'inbound')
  const ranked = commonestFirst(theirs.flatMap(({ subject }) => subject || []))
  return ranked.slice(0, MOST_SUBJECTS).map(([subject]) => subject)
}
