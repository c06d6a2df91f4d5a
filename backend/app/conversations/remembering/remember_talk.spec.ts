import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { IndexTexts } from '#app/memory/recall/index_texts'
import { setLimits } from '#tests/own_limits'
import { AnotherServer } from '#tests/another_server'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { Forget } from '#app/memory/forgetting/forget'
import { RememberTalk } from '#app/conversations/remembering/remember_talk'
import { StretchThinking } from '#app/conversations/remembering/rule_talk_reader'
import {
  type Extraction,
  type PaidExtraction,
  type Stretch,
  TalkReader,
} from '#app/conversations/remembering/talk_reader'
import { LanguageModelError } from '#app/companion/voice/language_model'
import { clock, freshDatabase, onboardedUser, pass, rows, text, type TestUser } from '#tests/world'
import { thinkingHere } from '#tests/thinking_here'

const USAGE = { model: 'gpt', promptTokens: 7, cachedTokens: 5, completionTokens: 3 }

/** A reader with a price, which reads what it is told to. */
class PaidReader extends TalkReader {
  readonly isFree = false
  asked: Stretch[] = []
  answers: (Extraction | LanguageModelError)[] = []
  whileReading?: () => Promise<void>

  async read(stretch: Stretch): Promise<PaidExtraction> {
    this.asked.push(stretch)
    await this.whileReading?.()
    const answer = this.answers.shift() ?? { facts: [], summary: 'gist' }
    if (answer instanceof LanguageModelError) throw answer
    return { ...answer, usage: USAGE }
  }
}

function homeIn(stretch: Stretch | undefined, value: string): Extraction {
  const messageId = stretch?.texts.find(({ text: words }) => words.includes(value))?.id ?? 0
  const fact = { about: 'user', slot: 'home', value, change: 'holds', confidence: 1 } as const
  return { facts: [{ ...fact, sentence: `You live in ${value}.`, messageId }], summary: 'gist' }
}

test.group('Reading with a model', (group) => {
  freshDatabase(group)
  let reader: PaidReader
  let remember: RememberTalk
  let user: TestUser

  group.each.setup(() => setLimits('memory', { texts: 6, timeoutMs: 1000 }))
  group.each.setup(async () => {
    reader = new PaidReader()
    const index = { execute: async () => {} } as unknown as IndexTexts
    const server = new AnotherServer()
      .with(TalkReader, reader)
      .with(IndexTexts, index)
      .with(StretchThinking, thinkingHere)
      .with(AiMeter, await app.container.make(AiMeter))
    remember = await server.make(RememberTalk)
    user = await onboardedUser({ messages: 100 })
  })

  async function conversation(): Promise<{
    id: number
    until: number
    tries: number
    summary: string
  }> {
    const [row] = await rows<{ id: number; until: number; tries: number; summary: string }>(
      'select id, facts_read_until as until, facts_tries as tries, summary from conversations'
    )
    return row!
  }

  async function unread(...texts: string[]): Promise<number> {
    for (const one of texts) {
      await text(user, one)
      await pass(MINUTE, 2000)
    }
    await rows(
      `update conversations set facts_read_until = 0, summary_until = 0, summary = ''
       where user_id = ? returning id`,
      user.id
    )
    await rows('delete from memories where user_id = ? returning id', user.id)
    return (await conversation()).id
  }

  test('waits for the talk to pause, then reads the stretch in one call', async ({ assert }) => {
    const conversationId = await unread('I live in Lisbon')
    await text(user, 'and I like it')
    await pass(10_000)
    const early = await remember.execute({ conversationId })
    assert.lengthOf(reader.asked, 0)
    assert.isAbove(early?.againAt ?? 0, clock.now())
    clock.advance(6 * MINUTE)
    assert.isUndefined(await remember.execute({ conversationId }))
    assert.lengthOf(reader.asked, 1)
    assert.isUndefined(await remember.execute({ conversationId }))
    assert.lengthOf(reader.asked, 1)
    assert.equal((await conversation()).summary, 'gist')
  })

  test('a long talk is read in stretches without waiting', async ({ assert }) => {
    const conversationId = await unread('one thing', 'two things', 'three things', 'four things')
    const first = await remember.execute({ conversationId })
    assert.lengthOf(reader.asked, 1)
    assert.lengthOf(reader.asked[0]?.texts ?? [], 6)
    assert.equal(first?.againAt, clock.now())
    clock.advance(6 * MINUTE)
    await remember.execute({ conversationId })
    const ids = reader.asked.flatMap(({ texts }) => texts.map(({ id }) => id))
    assert.deepEqual(ids, [...new Set(ids)])
    const [{ texts: read = [], before = [] } = {}] = reader.asked.slice(1)
    assert.lengthOf(before, 6)
    assert.isBelow(before.at(-1)?.id ?? 0, read[0]?.id ?? 0)
  })

  test('what cannot be read changes nothing, and after three tries the rules read it', async ({
    assert,
  }) => {
    const conversationId = await unread('I live in Lisbon')
    clock.advance(6 * MINUTE)
    const away = () => new LanguageModelError('unavailable')
    reader.answers = [away(), away(), away()]
    for (let tried = 1; tried <= 3; tried++) {
      const outcome = await remember.execute({ conversationId })
      assert.equal(outcome?.againAt, clock.now() + 10 * MINUTE)
      assert.deepInclude(await conversation(), { until: 0, tries: tried, summary: '' })
      assert.isEmpty(await rows('select id from memories'))
    }
    await remember.execute({ conversationId })
    assert.deepEqual(await rows(`select outcome from ai_usage where purpose = 'memory'`), [
      { outcome: 'unavailable' },
      { outcome: 'unavailable' },
      { outcome: 'unavailable' },
    ])
    assert.lengthOf(reader.asked, 3)
    assert.deepEqual(await rows('select body from memories'), [{ body: 'You live in Lisbon.' }])
    assert.equal((await conversation()).tries, 0)
  })

  test('what a model answered and nobody can read is written down as such', async ({ assert }) => {
    const conversationId = await unread('I live in Lisbon')
    clock.advance(6 * MINUTE)
    reader.answers = [new LanguageModelError('unreadable', { usage: USAGE })]
    await remember.execute({ conversationId })
    const used = await rows(
      `select outcome, model, prompt_tokens, cached_tokens, completion_tokens from ai_usage
       where purpose = 'memory'`
    )
    assert.deepEqual(used, [
      {
        ...{ outcome: 'unreadable', model: 'gpt' },
        ...{ prompt_tokens: 7, cached_tokens: 5, completion_tokens: 3 },
      },
    ])
  })

  test('a talk that is gone is nothing to read', async ({ assert }) => {
    assert.isUndefined(await remember.execute({ conversationId: 999 }))
  })

  test('wishes about her memory and forgotten texts are read by nobody, nor paid for', async ({
    assert,
  }) => {
    const conversationId = await unread(
      'forget that I work at Acme',
      'gone soon',
      'I live in Lisbon'
    )
    await rows(`update messages set body = '[forgotten]' where body = 'gone soon' returning id`)
    clock.advance(6 * MINUTE)
    await remember.execute({ conversationId })
    const read = reader.asked.flatMap(({ texts, before }) => [...before, ...texts])
    assert.include(
      read.map((one) => one.text),
      'I live in Lisbon'
    )
    assert.notMatch(JSON.stringify(read), /Acme|\[forgotten\]/)
    const paid = reader.asked.length
    await rows(`update messages set body = '[forgotten]' returning id`)
    await rows('update conversations set facts_read_until = 0, summary_until = 0 returning id')
    for (let turn = 0; turn < 3; turn++) await remember.execute({ conversationId })
    assert.lengthOf(reader.asked, paid)
    assert.isAbove((await conversation()).until, 0)
    assert.equal((await conversation()).summary, 'gist')
  })

  test('wishes about her memory are not read by the rules either', async ({ assert }) => {
    const conversationId = await unread("don't remember that I live in Lisbon", 'I love sushi')
    clock.advance(6 * MINUTE)
    await rows('update conversations set facts_tries = 3 returning id')
    await remember.execute({ conversationId })
    assert.lengthOf(reader.asked, 0)
    assert.notMatch(
      JSON.stringify([await rows('select * from memories'), (await conversation()).summary]),
      /Lisbon/
    )
  })

  test('what is forgotten while it reads is not written back', async ({ assert }) => {
    const conversationId = await unread('I live in Lisbon')
    clock.advance(6 * MINUTE)
    await rows(
      `insert into memories (user_id, slot, value, value_key, body, saved_at, said_at, valid_from)
       values (?, 'home', 'Lisbon', 'lisbon', 'You live in Lisbon.', 1, 1, 1) returning id`,
      user.id
    )
    const [memory] = await rows<{ id: number }>('select id from memories')
    const forget = await app.container.make(Forget)
    reader.whileReading = async () => {
      reader.whileReading = undefined
      reader.answers = [homeIn(reader.asked[0], 'Lisbon')]
      await forget.execute({ userId: user.id, id: memory?.id ?? 0 })
    }
    const outcome = await remember.execute({ conversationId })
    assert.equal(outcome?.againAt, clock.now())
    assert.isEmpty(await rows('select id from memories'))
    await remember.execute({ conversationId })
    assert.notMatch(JSON.stringify(reader.asked[1]), /Lisbon/)
  })

  test('a fact of a text it was not given is not written', async ({ assert }) => {
    const conversationId = await unread('I live in Lisbon')
    clock.advance(6 * MINUTE)
    reader.answers = [{ ...homeIn(undefined, 'Lisbon'), summary: '' }]
    await remember.execute({ conversationId })
    assert.isEmpty(await rows('select id from memories'))
  })

  test('of texts read already only the gist is made anew', async ({ assert }) => {
    const conversationId = await unread('I live in Lisbon')
    clock.advance(6 * MINUTE)
    await rows(
      `update conversations set facts_read_until = (select max(id) from messages) where id = ? returning id`,
      conversationId
    )
    reader.whileReading = async () => {
      reader.answers = [homeIn(reader.asked[0], 'Lisbon')]
    }
    await remember.execute({ conversationId })
    assert.equal((await conversation()).summary, 'gist')
    assert.isEmpty(await rows('select id from memories'))
  })

  test('what she said of herself first stands, whatever is read later', async ({ assert }) => {
    const conversationId = await unread('are you from Madrid?', 'or from Lisbon?')
    clock.advance(6 * MINUTE)
    reader.whileReading = async () => {
      const readings = ['Madrid', 'Lisbon'].map((value) => homeIn(reader.asked[0], value))
      const facts = readings.flatMap((reading) => reading.facts)
      const ofHer = facts.map((fact) => ({ ...fact, about: 'girlfriend' as const }))
      reader.answers = [{ facts: ofHer, summary: 'gist' }]
    }
    await remember.execute({ conversationId })
    assert.deepEqual(await rows('select about, value, valid_to from memories'), [
      { about: 'girlfriend', value: 'Madrid', valid_to: null },
    ])
  })

  test('two readers of one talk write once', async ({ assert }) => {
    const conversationId = await unread('I live in Lisbon')
    clock.advance(6 * MINUTE)
    reader.whileReading = async () => {
      const stretch = reader.asked[0]
      reader.answers = [homeIn(stretch, 'Lisbon'), homeIn(stretch, 'Lisbon')]
    }
    await Promise.all([remember.execute({ conversationId }), remember.execute({ conversationId })])
    assert.lengthOf(await rows('select id from memories'), 1)
    assert.lengthOf(await rows('select id from memory_sources'), 1)
  })
})
