import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { localDateOf } from '#app/core/clock/wall_clock'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Sql } from '#app/core/database/sql'
import { DiaryLine } from '#app/models/diary_line'
import { Memory } from '#app/models/memory'
import { Message } from '#app/models/message'
import { TextMark } from '#app/models/text_mark'
import { User } from '#app/models/user'
import { BOOK_END, bookStart, clockOf, escaped, longDay, weekdayOf } from '#app/privacy/book_html'
import { bookOfTalk, type BookOf } from '#app/privacy/book_talk'
import type { ExportedAccount } from '#app/privacy/export_account'
import { rowsOf } from '#app/privacy/export_rows'

interface Chapter {
  id: string
  title: string
  /** Items of a list, or whole pieces. */
  isList: boolean
  pages(sql: Sql, book: BookOf): AsyncIterable<string>
}

const CHAPTERS: readonly Chapter[] = [
  { id: 'talk', title: 'The conversation', isList: false, pages: bookOfTalk },
  { id: 'diary', title: 'Her diary', isList: true, pages: diaryPages },
  { id: 'moments', title: 'Pinned moments', isList: true, pages: momentPages },
  { id: 'memories', title: 'What she remembers', isList: true, pages: memoryPages },
]
const EMPTY = '<p class="muted">Nothing yet.</p>\n'

/** The two of them as a book to read: one file that needs nothing else. */
@inject()
export class ExportBook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(userId: number): Promise<ExportedAccount> {
    const user = await User.query(this.database.read)
      .where('id', userId)
      .preload('conversation')
      .preload('girlfriend')
      .first()
    if (!user) throw notSignedIn()
    const { timeZone } = user
    // Before she exists there is neither; their types know only of later.
    const [talk, her] = [user.conversation, user.girlfriend] as [
      { id: number } | null,
      { name: string } | null,
    ]
    const book = { userId, timeZone, conversationId: talk?.id ?? 0, herName: her?.name ?? '' }
    return {
      fileName: `everly-book-${localDateOf(this.clock.now(), timeZone)}.html`,
      pieces: this.#write(book),
    }
  }

  /** What is added or removed meanwhile is in it or not; the page is whole in either case. */
  async *#write(book: BookOf): AsyncGenerator<string> {
    const { read } = this.database
    const { herName, timeZone } = book
    const cover = { herName: herName || null, timeZone, madeAt: this.clock.now() }
    yield bookStart({ ...cover, span: await spanOf(read, book) }, CHAPTERS)
    for (const chapter of CHAPTERS) yield* chapterOf(chapter, chapter.pages(read, book))
    yield BOOK_END
  }
}

async function* chapterOf(
  { id, title, isList }: Chapter,
  pages: AsyncIterable<string>
): AsyncGenerator<string> {
  const [begin, end] = isList ? ['<ul class="list">\n', '</ul>\n'] : ['', '']
  yield `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n`
  let isEmpty = true
  for await (const page of pages) {
    yield isEmpty ? begin + page : page
    isEmpty = false
  }
  yield `${isEmpty ? EMPTY : end}</section>\n`
}

async function spanOf(sql: Sql, { conversationId }: BookOf) {
  const texts = Message.query(sql).where({ conversationId }).whereNot('state', 'queued')
  const first = await texts.clone().orderBy('id').first()
  const latest = await texts.clone().orderBy('id', 'desc').first()
  return first && latest && { from: first.createdAt, until: latest.createdAt }
}

async function* diaryPages(sql: Sql, { userId }: BookOf): AsyncGenerator<string> {
  const lines = DiaryLine.query(sql).where({ userId })
  for (const { date, body, isEdited } of await lines
    .withScopes((all) => all.written())
    .orderBy('date')) {
    const day = weekdayOf(Date.parse(date), 'UTC')
    const by = isEdited ? 'in your words' : 'AI'
    const mark = isEdited ? '' : ' data-generated-by="ai"'
    yield `<li${mark}><time datetime="${date}">${day} · ${by}</time>${escaped(body ?? '')}</li>\n`
  }
}

async function* momentPages(sql: Sql, book: BookOf): AsyncGenerator<string> {
  const { userId, herName, timeZone } = book
  const marks = await TextMark.query(sql)
    .where({ userId })
    .whereNotNull('pinnedAt')
    .orderBy('messageId')
    .preload('message')
  for (const { message } of marks) {
    const at = message.sendingAt ?? message.createdAt
    const who = message.direction === 'outbound' ? escaped(herName) : 'You'
    const when = `${who}, ${longDay(at, timeZone)}, ${clockOf(at, timeZone)}`
    yield `<li>${escaped(message.body)}<small>${when}</small></li>\n`
  }
}

async function* memoryPages(sql: Sql, { userId, timeZone }: BookOf): AsyncGenerator<string> {
  for await (const page of rowsOf(Memory.query(sql).where({ userId }))) {
    yield page
      .map(({ body, savedAt, validTo }) => {
        const until = validTo === null ? '' : `, true until ${longDay(validTo, timeZone)}`
        return `<li>${escaped(body)}<small>Saved ${longDay(savedAt, timeZone)}${until}</small></li>\n`
      })
      .join('')
  }
}
