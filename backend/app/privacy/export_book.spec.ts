import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { BOOK_PORTRAIT } from '#app/privacy/contract'
import { ExportBook } from '#app/privacy/export_book'
import { livedInAccount, SECRETS } from '#tests/lived_in_account'
import {
  clock,
  freshDatabase,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  signedUpUser,
  text,
} from '#tests/world'

const URL = '/api/export/book'
const ROUGH = `<script>alert("1")</script> & 'more' <img src=x onerror=y>`

async function piecesOf(userId: number): Promise<string[]> {
  const action = await app.container.make(ExportBook)
  const pieces: string[] = []
  for await (const piece of (await action.execute(userId)).pieces) pieces.push(piece)
  return pieces
}

const bookOf = async (userId: number) => (await piecesOf(userId)).join('')

test.group('The talk as a book', (group) => {
  freshDatabase(group)

  test('is an HTML file to keep, for the password, ten an hour with the other export', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser({ timeZone: 'Asia/Tokyo' })
    const ask = (path: string, currentPassword: string) =>
      client.post(path).as(user).json({ currentPassword })
    const refused = await ask(URL, 'not this one')
    assert.equal(refused.status(), 422)
    const response = await ask(URL, PASSWORD)
    response.assertStatus(200)
    assert.match(response.header('content-type') ?? '', /^text\/html/)
    assert.equal(
      response.header('content-disposition'),
      'attachment; filename="everly-book-2026-11-19.html"'
    )
    for (let at = 0; at < 9; at++) await ask('/api/export', PASSWORD)
    const last = await ask(URL, PASSWORD)
    last.assertStatus(429)
    const visited = await client.post(URL).json({ currentPassword: PASSWORD })
    visited.assertStatus(401)
  })

  test('holds the talk by day, the diary, the pins and the memories', async ({ assert }) => {
    const user = await livedInAccount()
    const book = await bookOf(user.id)
    for (const words of [
      'You and Valentina',
      'November 18, 2026',
      'Wednesday, November 18, 2026',
      'My zebrafish died today',
      'You · 12:00 PM',
      'Tuesday, November 17, 2026 · AI',
      'We talked about the accordion.',
      'You keep a porcupine.',
      BOOK_PORTRAIT,
    ]) {
      assert.include(book, words)
    }
    assert.match(book, /class="text hers" data-generated-by="ai"><p>.*<small>Valentina · AI · /)
    assert.match(book, /Her texts and her diary in this book were written by an AI/)
    assert.match(book, /^<!doctype html>[^]*<\/html>\n$/)
  })

  test('runs nothing and loads nothing, whatever somebody wrote', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, ROUGH)
    await pass(60_000)
    await rows('update girlfriends set name = ? returning id', ROUGH)
    await rows(
      `insert into diary_lines (user_id, date, body, written_at) values (?, '2026-11-17', ?, 1) returning id`,
      user.id,
      ROUGH
    )
    await rows(
      `insert into memories (user_id, body, is_pinned, saved_at) values (?, ?, (1 = 0), 1) returning id`,
      user.id,
      ROUGH
    )
    await rows(
      `insert into text_marks (user_id, message_id, pinned_at, created_at)
       select user_id, id, 1, 1 from messages where kind = 'talk' returning id`
    )
    const book = await bookOf(user.id)
    assert.notMatch(book, /<script|<img|<link|<iframe|url\(|@import|https?:/i)
    assert.isAbove(book.split('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;').length, 6)
    assert.include(book, "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
  })

  test('holds nothing of another person', async ({ assert }) => {
    await livedInAccount()
    const user = await onboardedUser()
    const book = await bookOf(user.id)
    assert.deepEqual(
      SECRETS.filter((word) => book.includes(word)),
      []
    )
  })

  test('is read page by page, however much there is', async ({ assert }) => {
    const user = await onboardedUser()
    const [talk] = await rows<{ id: number }>('select id from conversations')
    const row = `(${user.id}, ${talk?.id}, 'inbound', 'talk', 'line', 'received', ${clock.now()})`
    await rows(
      `insert into messages (user_id, conversation_id, direction, kind, body, state, created_at)
       values ${Array<string>(1234).fill(row).join(', ')} returning id`
    )
    const pieces = await piecesOf(user.id)
    assert.isAtMost(Math.max(...pieces.map((piece) => piece.length)), 60_000)
    assert.lengthOf(pieces.join('').split('<p>line</p>'), 1235)
  })

  test('of somebody who has nothing yet is a book all the same', async ({ assert }) => {
    const user = await signedUpUser()
    const book = await bookOf(user.id)
    assert.include(book, 'No texts yet.')
    assert.lengthOf(book.split('Nothing yet.'), 5)
  })
})
