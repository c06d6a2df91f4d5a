import { test } from '@japa/runner'
import limits from '#config/limits'
import { throttleCalls } from '#app/core/requests/throttle_calls'
import { answers } from '#tests/codes'
import { MOST_FOUND } from '#app/conversations/thread/contract'
import { freshDatabase, onboardedUser, pass, rows, text } from '#tests/world'

const URL = '/api/texts'

test.group('Finding a text', (group) => {
  freshDatabase(group)

  test('both sides are found by part of a word, whatever its case, the latest first', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'We walked to the Lighthouse')
    await text(user, 'and a CAFÉ, 100% worth it')
    await pass(60_000)
    const find = async (words: string) => {
      const answer = await client.get(URL).qs({ words }).as(user)
      answer.assertStatus(200)
      return answer.body().texts as { sender: string; text: string }[]
    }
    const bodies = async (words: string) => (await find(words)).map((found) => found.text)
    assert.include(await bodies('lightH'), 'We walked to the Lighthouse')
    assert.deepEqual(await bodies('café'), ['and a CAFÉ, 100% worth it'])
    assert.deepEqual(await bodies('100%'), ['and a CAFÉ, 100% worth it'])
    assert.deepEqual(await bodies('1_0'), [])
    assert.deepEqual(await bodies('zebra'), [])
    const [hers] = await find("I'm an AI")
    assert.equal(hers?.sender, 'girlfriend')
  })

  test('a search without words, or with too many, is refused', async ({ client }) => {
    const user = await onboardedUser()
    for (const qs of [{}, { words: ' a ' }, { words: 'x'.repeat(101) }, { words: ['ab', 'cd'] }]) {
      const answer = await client.get(URL).qs(qs).as(user)
      answer.assertStatus(422)
    }
  })

  test('searching goes on as long as somebody types, and not without end', async ({ client }) => {
    const user = await onboardedUser()
    const find = () => client.get(URL).qs({ words: 'zebra' }).as(user)
    await answers(find(), 200)
    for (let count = 1; count < limits.searches.perHour; count++) {
      await throttleCalls(user.id, limits.searches)
    }
    await answers(find(), 429)
  })

  test('so many are listed, and that there are more is said', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'zebra 0')
    for (let index = 1; index <= MOST_FOUND; index++) {
      await rows(
        `insert into messages
           (conversation_id, user_id, phone, phone_key, direction, kind, lane, body, state, created_at)
         select conversation_id, user_id, phone, phone_key, direction, kind, lane, ?, state, created_at + ?
         from messages where body = 'zebra 0' returning id`,
        `zebra ${index}`,
        index
      )
    }
    const answer = await client.get(URL).qs({ words: 'zebra' }).as(user)
    const { texts, hasMore } = answer.body()
    assert.lengthOf(texts, MOST_FOUND)
    assert.equal(texts[0].text, `zebra ${MOST_FOUND}`)
    assert.isTrue(hasMore)
  })

  test('nobody finds the words of another person, or those of the system', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'private words')
    await rows(`update messages set kind = 'notice' where direction = 'outbound' returning id`)
    const other = await onboardedUser()
    const theirs = await client.get(URL).qs({ words: 'private' }).as(other)
    assert.deepEqual(theirs.body(), { texts: [], hasMore: false })
    const notices = await client.get(URL).qs({ words: 'STOP' }).as(user)
    assert.deepEqual(notices.body().texts, [])
    ;(await client.get(URL).qs({ words: 'private' })).assertStatus(401)
  })
})
