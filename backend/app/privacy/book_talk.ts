import { brand } from '#config/brand'
import { localDateOf } from '#app/core/clock/wall_clock'
import type { Sql } from '#app/core/database/sql'
import { findGenerated } from '#app/texting/sending/generated_texts'
import { Message } from '#app/models/message'
import { clockOf, escaped, weekdayOf } from '#app/privacy/book_html'
import { rowsOf } from '#app/privacy/export_rows'

export interface BookOf {
  userId: number
  /** 0 before she exists. */
  conversationId: number
  herName: string
  timeZone: string
}

const SYSTEM_KINDS = ['notice', 'crisis']
const LOST: Record<string, string> = {
  undelivered: 'not delivered',
  failed: 'not sent',
  unknown: 'unknown whether it arrived',
}

/** What the conversation shows, day by day; a page of it is in memory at a time. */
export async function* bookOfTalk(sql: Sql, book: BookOf): AsyncGenerator<string> {
  let date = ''
  const texts = Message.query(sql)
    .where('conversationId', book.conversationId)
    .whereNot('state', 'queued')
  for await (const page of rowsOf(texts)) {
    const generated = await findGenerated(sql, page)
    let html = ''
    for (const text of page) {
      const at = text.sendingAt ?? text.createdAt
      const day = localDateOf(at, book.timeZone)
      if (day !== date) html += `<h3>${weekdayOf(at, book.timeZone)}</h3>\n`
      date = day
      html += textOf(text, { book, at, isGenerated: generated.has(text.id) })
    }
    yield html
  }
}

interface Shown {
  book: BookOf
  at: number
  isGenerated: boolean
}

function textOf(text: Message, shown: Shown): string {
  const words = escaped(text.body)
  const clock = clockOf(shown.at, shown.book.timeZone)
  if (SYSTEM_KINDS.includes(text.kind))
    return `<p class="note">${words}<br>${escaped(brand)}, ${clock}</p>\n`
  const isHers = text.direction === 'outbound'
  const about = [isHers ? herOf(shown) : 'You', clock, ...(isHers ? endOf(text) : picturesOf(text))]
  const mark = shown.isGenerated ? ' data-generated-by="ai"' : ''
  return (
    `<div class="text ${isHers ? 'hers' : 'yours'}"${mark}>` +
    `<p>${words}</p><small>${about.join(' · ')}</small></div>\n`
  )
}

function herOf({ book, isGenerated }: Shown): string {
  return `${escaped(book.herName)}${isGenerated ? ' · AI' : ''}`
}

function endOf({ state }: Message): string[] {
  const lost = LOST[state]
  return lost === undefined ? [] : [lost]
}

function picturesOf({ pictures }: Message): string[] {
  if (pictures === 0) return []
  return [pictures === 1 ? 'with a picture' : `with ${pictures} pictures`]
}
