import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { findHead } from '#app/conversations/thread/view_conversation'
import { Memories } from '#app/memory/memories/memories'
import { FindFigures } from '#app/operations/figures/find_figures'
import { Watch } from '#app/operations/watch/watch'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { SendLoop } from '#app/texting/sending/send_loop'
import { businessPeople } from '#database/seeders/business_people'
import { Dice } from '#database/seeders/dice'
import { SeedDemo } from '#database/seeders/seed_demo'
import { beginAnew, clock, database, model, rows, runDue, sms } from '#tests/world'

const HOUR_MS = 60 * 60_000
const MEMBER = `select id from users where email = 'sam@everly.example'`

async function valuesOf(query: string): Promise<unknown[]> {
  return (await rows<{ value: unknown }>(query)).map(({ value }) => value)
}

async function memberId(): Promise<number> {
  const [member] = await rows<{ id: number }>(MEMBER)
  return member?.id ?? 0
}

test.group('The demo', (group) => {
  // Filled once: nothing below changes what another test reads.
  group.setup(async () => {
    await beginAnew()
    const demo = await app.container.make(SeedDemo)
    await demo.execute({ hasBusiness: true })
  })

  test('its console shows a small business that is live', async ({ assert }) => {
    // Another spec may have asked a moment ago, and the answer is kept.
    clock.advance(10_000)
    const figures = await (await app.container.make(FindFigures)).execute()
    assert.lengthOf(figures.days, 30)
    for (const { day, textsIn, textsOut } of figures.days.slice(0, -1)) {
      assert.isAbove(textsIn, 10, day)
      assert.isAbove(textsOut, 10, day)
    }
    const sum = (name: 'signups' | 'revenueMicros' | 'spendMicros') =>
      figures.days.reduce((total, day) => total + day[name], 0)
    assert.isAtLeast(sum('signups'), 20)
    assert.isAbove(sum('revenueMicros'), sum('spendMicros'))
    assert.isAbove(figures.last24h.deliveryRate ?? 0, 0.9)
    assert.isAbove(figures.last24h.replyLatencyMs?.p50 ?? 0, 0)
    assert.equal(figures.last24h.optOuts, 1)
    assert.equal(figures.openSafetyEvents, 2)
    assert.equal(figures.deadJobs, 0)
  })

  test('sixty customers bought, renewed, left and were paid back', async ({ assert }) => {
    const [{ customers } = { customers: 0 }] = await rows<{ customers: number }>(
      `select count(*) as customers from users where role = 'user' and email <> 'sam@everly.example'`
    )
    assert.equal(Number(customers), 60)
    const kinds = await valuesOf('select distinct kind as value from purchases')
    assert.includeMembers(kinds, ['subscription', 'renewal', 'refill'])
    const states = await valuesOf('select distinct status as value from subscriptions')
    assert.includeMembers(states, ['active', 'past_due', 'canceled'])
    assert.lengthOf(await rows('select id from refunds'), 1)
    assert.lengthOf(await rows(`select id from consents where event = 'revoked'`), 5)
    const providers = await valuesOf('select distinct provider as value from purchases')
    assert.deepEqual(providers, ['test'])
  })

  test('each reply answers the last text before it in its own talk', async ({ assert }) => {
    const linked = await rows<{ is_right: number | boolean }>(
      `select m.covers_until = (select max(o.id) from messages o where o.direction = 'inbound'
         and o.conversation_id = m.conversation_id and o.id < m.id) as is_right
       from messages m where m.kind = 'reply'`
    )
    assert.isAbove(linked.length, 1000)
    assert.isTrue(linked.every((one) => Boolean(one.is_right)))
    const answered = await valuesOf(
      `select o.conversation_id - i.conversation_id as value
       from messages i join messages o on o.id = i.answered_by where o.id > i.id`
    )
    assert.isAbove(answered.length, 1000)
    assert.isTrue(answered.every((apart) => Number(apart) === 0))
  })

  test('nothing of it lies ahead, and no number is a real one', async ({ assert }) => {
    const later = await rows('select id from messages where created_at > ?', clock.now())
    assert.deepEqual(later, [])
    for (const phone of await valuesOf('select phone as value from users')) {
      assert.match(String(phone), /^\+1\d{3}55501\d\d$/)
    }
  })

  test('the member is remembered, with dates, pins and a plan that is over', async ({ assert }) => {
    const memories = await (await app.container.make(Memories)).list(await memberId())
    assert.isAtLeast(memories.length, 6)
    assert.isAtLeast(new Set(memories.map(({ savedAt }) => savedAt.slice(0, 10))).size, 5)
    assert.isTrue(memories.some(({ isPinned }) => isPinned))
    const over = memories.filter(({ heldUntil }) => heldUntil !== null)
    assert.deepEqual(
      over.map(({ text }) => text),
      ['You have a presentation about the harbor.']
    )
    const marks = await rows(`select id from text_marks where user_id in (${MEMBER})`)
    assert.lengthOf(marks, 4)
  })

  test('the talk of the member has every delivery state, topics and one mood', async ({
    assert,
  }) => {
    const states = await valuesOf(
      `select distinct state as value from messages where user_id in (${MEMBER})`
    )
    assert.sameMembers(states, [
      ...['received', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'unknown'],
    ])
    const head = await findHead((await database()).read, await memberId(), clock.now())
    assert.equal(head?.mood, head?.emotional_state)
    assert.include(head?.topics, 'lighthouses')
  })

  test('that she is an AI is said in other words each day, as in a talk of today', async ({
    assert,
  }) => {
    const noticesOf = async (who: string) =>
      (await valuesOf(`select body as value from messages where user_id in (${who}) order by id`))
        .map((body) => String(body).replace(withoutAiNotice(String(body)), ''))
        .filter(Boolean)
    const hers = await noticesOf(MEMBER)
    assert.lengthOf(hers, 8)
    assert.lengthOf(new Set(hers), 8)
    assert.isAbove(new Set(await noticesOf('select id from users')).size, 40)
  })

  test('what waits in it is neither sent nor an alarm', async ({ assert }) => {
    const waiting = () =>
      rows(`select id, state from messages where state in ('queued', 'sending') order by id`)
    const before = await waiting()
    clock.advance(HOUR_MS)
    await runDue()
    await (await app.container.make(SendLoop)).runDue()
    await (await app.container.make(Watch)).execute()
    assert.deepEqual(await waiting(), before)
    assert.lengthOf(before, 2)
    assert.deepEqual(sms.sent, [])
    assert.deepEqual(model.asked, [])
    assert.deepEqual(await rows('select kind, subject from alarms'), [])
    const days = await rows(`select date from diary_lines where user_id in (${MEMBER})`)
    assert.lengthOf(days, 9)
  })

  test('it goes into an empty database only', async ({ assert }) => {
    const demo = await app.container.make(SeedDemo)
    await assert.rejects(() => demo.execute(), /empty database only/)
  })
})

test.group('The demo | chance', () => {
  test('one seed makes the same people, another one others', ({ assert }) => {
    const people = (seed: number) => businessPeople(new Dice(seed), 1_790_000_000_000)
    assert.deepEqual(people(7), people(7))
    assert.notDeepEqual(people(7), people(8))
  })
})
