import { inject } from '@adonisjs/core'
import { notFound, notSignedIn } from '#app/core/answers/refusal'
import { boundsOfDate } from '#app/core/clock/local_days'
import { Clock } from '#app/core/clock/clock'
import { localDateOf } from '#app/core/clock/wall_clock'
import { readEach } from '#app/core/threads/threads'
import { Database } from '#app/core/database/database'
import { DiaryLine } from '#app/models/diary_line'
import { endOf, Memory } from '#app/models/memory'
import type { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { FORGOTTEN_MARK } from '#app/models/kinds'
import { listMoments, momentOf } from '#app/conversations/marks/list_moments'
import { StretchThinking } from '#app/conversations/remembering/rule_talk_reader'
import { unreadText } from '#app/conversations/remembering/what_texts_tell'
import { ownWords } from '#app/conversations/thread/thread'
import type { OurYear } from '#app/conversations/our_year/contract'
import { diaryOfYear } from '#app/conversations/our_year/diary_of_year'
import {
  findFirst,
  findLatest,
  pagesOfTexts,
  type Span,
} from '#app/conversations/our_year/texts_of_year'
import { YearOfTexts } from '#app/conversations/our_year/year_of_texts'

const MOST_MEMORIES = 30
/** So many are read to find them. */
const MOST_READ = 90

/** A year of the two, made of what is kept anyway and stored nowhere. */
@inject()
export class FindOurYear {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly thinking: StretchThinking
  ) {}

  /** The latest with talk when none is asked for; refused when there was none in the one that is. */
  async execute(userId: number, asked: number | null): Promise<OurYear> {
    const { read } = this.database
    const user = await User.query(read).where('id', userId).preload('conversation').first()
    if (!user) throw notSignedIn()
    const { timeZone } = user
    const talk = { conversationId: user.conversation?.id ?? 0 }
    const years = await this.#years(talk.conversationId, timeZone)
    const year = asked ?? years[0] ?? this.#yearOf(this.clock.now(), timeZone)
    if (asked !== null && !years.includes(asked)) throw notFound()
    const span = { ...talk, ...boundsOfYear(year, timeZone) }
    return {
      ...{ year, years, timeZone },
      ...(await this.#texts(span, timeZone)),
      ...(await this.#diary(userId, year)),
      moments: await this.#moments(userId, span),
      memories: await this.#memories(userId, span),
    }
  }

  async #years(conversationId: number, timeZone: string): Promise<number[]> {
    const { read } = this.database
    const always = { conversationId, from: 0, until: Number.MAX_SAFE_INTEGER }
    const [first, latest] = [await findFirst(read, always), await findLatest(read, always)]
    if (!first || !latest) return []
    const years: number[] = []
    const [from, until] = [first, latest].map(({ createdAt }) => this.#yearOf(createdAt, timeZone))
    for (let year = until ?? 0; year >= (from ?? 0); year--) {
      const some = await findFirst(read, { conversationId, ...boundsOfYear(year, timeZone) })
      if (some) years.push(year)
    }
    return years
  }

  #yearOf(instant: number, timeZone: string): number {
    return Number(localDateOf(instant, timeZone).slice(0, 4))
  }

  async #texts(span: Span, timeZone: string) {
    const { read } = this.database
    const counted = new YearOfTexts(timeZone)
    for await (const texts of pagesOfTexts(read, span)) for (const text of texts) counted.add(text)
    const { fromYou, fromHer, daysTalked, longestTalk } = counted
    const first = await findFirst(read, span)
    const isThere = first !== null && first.body !== FORGOTTEN_MARK
    const firstText = isThere ? momentOf(withoutOurs(first)) : null
    return { fromYou, fromHer, daysTalked, longestTalk, firstText }
  }

  async #moments(userId: number, span: Span): Promise<OurYear['moments']> {
    const moments = await listMoments(this.database.read, userId)
    return moments.filter(({ saidAt }) => isIn(span, saidAt))
  }

  async #diary(userId: number, year: number) {
    const lines = DiaryLine.query(this.database.read).where({ userId })
    const ofYear = lines.whereBetween('date', [`${year}-01-01`, `${year}-12-31`])
    return diaryOfYear(await ofYear.withScopes((all) => all.written()).orderBy('date'))
  }

  async #memories(userId: number, { from, until }: Span): Promise<OurYear['memories']> {
    const now = this.clock.now()
    const memories = await Memory.query(this.database.read)
      .where({ userId, about: 'user' })
      .withScopes((all) => all.current())
      .where('savedAt', '>=', from)
      .where('savedAt', '<', until)
      .orderBy('isPinned', 'desc')
      .orderBy('savedAt', 'desc')
      .orderBy('id', 'desc')
    const held = memories.filter((memory) => endOf(memory, now) === null && !isGraveFact(memory))
    const fit = await this.#withoutGrave(held.slice(0, MOST_READ))
    const shown = fit.slice(0, MOST_MEMORIES)
    const inOrder = shown.toSorted((one, other) => one.savedAt - other.savedAt || one.id - other.id)
    return inOrder.map(({ id, body, savedAt }) => {
      return { id, text: body, savedAt: new Date(savedAt).toISOString() }
    })
  }

  /** As in the diary: what is grave, or may be, is nothing to come upon by chance. */
  async #withoutGrave(memories: Memory[]): Promise<Memory[]> {
    const bodies = memories.map(({ body }) => body.replace(/\byour\b/gi, 'my'))
    const told = await readEach(bodies, (all) => this.thinking.whatTextsTell(all), unread)
    return memories.filter((_, index) => told[index]?.isGrave === false)
  }
}

const unread = () => ({ ...unreadText(), isGrave: true })

/** A death, an illness, a lost husband or wife, by what it answers. */
function isGraveFact({ slot, valueKey }: Memory): boolean {
  return /^(?:life of|health):/.test(slot ?? '') || valueKey === 'widowed'
}

function boundsOfYear(year: number, timeZone: string): Pick<Span, 'from' | 'until'> {
  const { from } = boundsOfDate(`${year}-01-01`, timeZone)
  return { from, until: boundsOfDate(`${year}-12-31`, timeZone).until }
}

function isIn({ from, until }: Span, instant: string): boolean {
  const at = Date.parse(instant)
  return at >= from && at < until
}

/** What the law asks for around it is no part of a memory. */
function withoutOurs(text: Message): Message {
  return text.merge({ body: ownWords(text.body) })
}
