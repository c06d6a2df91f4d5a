import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ModelHealth } from '#app/companion/voice/model_health'
import { WriteDiary } from '#app/conversations/diary/write_diary'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  type TestUser,
  text,
} from '#tests/world'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

const LISBON = 'I live in Lisbon'
const LINE = 'You told me about Lisbon, and I liked how gladly you did.'

interface Line {
  date: string
  body: string | null
  subjects: string
  mood: string | null
}

async function linesOf({ id }: TestUser): Promise<Line[]> {
  return rows<Line>(
    'select date, body, subjects, mood from diary_lines where user_id = ? order by date',
    id
  )
}

async function bodiesOf(user: TestUser): Promise<string[]> {
  return (await linesOf(user)).map(({ date, body }) => `${date}: ${body}`)
}

async function say(user: TestUser, ...texts: string[]): Promise<void> {
  for (const one of texts) {
    await text(user, one)
    await pass(MINUTE, 5000)
  }
}

/** Past the hour at which the line of the day is written. */
const nightOver = () => pass(DAY, 20 * MINUTE)

test.group('Her diary', (group) => {
  freshDatabase(group)

  test('gets a line about a day of talk when the day is over where the person is', async ({
    assert,
  }) => {
    const user = await onboardedUser({ timeZone: 'Asia/Tokyo' })
    clock.at('2026-11-18T14:30:00Z')
    await say(user, LISBON)
    assert.deepEqual(await linesOf(user), [])
    // 23:57 in Tokyo by now.
    await pass(20 * MINUTE, MINUTE)
    assert.deepEqual(await linesOf(user), [])
    await pass(3 * HOUR, 10 * MINUTE)
    assert.deepEqual(await bodiesOf(user), ['2026-11-18: You told me that you live in Lisbon.'])
  })

  test('has no line about a day without talk, and one for each with it', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, LISBON)
    await nightOver()
    await nightOver()
    await say(user, 'My dog is called Rex')
    await nightOver()
    await nightOver()
    const dates = (await linesOf(user)).map(({ date }) => date)
    assert.deepEqual(dates, ['2026-11-18', '2026-11-20'])
    assert.deepEqual(await rows(`select id from jobs where kind = 'write_diary'`), [])
  })

  test('is written once for each date, whoever runs and however often', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, LISBON)
    await nightOver()
    await rows(`update diary_lines set body = 'As it was' returning id`)
    const [conversation] = await rows<{ id: number }>('select id from conversations')
    const write = await app.container.make(WriteDiary)
    const task = { conversationId: conversation?.id ?? 0 }
    await Promise.all([write.execute(task), write.execute(task)])
    await rows('update conversations set diary_until = 0 returning id')
    await Promise.all([write.execute(task), write.execute(task)])
    assert.deepEqual(await bodiesOf(user), ['2026-11-18: As it was'])
  })

  test('catches up with days on which nobody was running, one after the other', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, LISBON)
    await rows(
      `update jobs set run_at = run_at + ${10 * DAY} where kind = 'write_diary' returning id`
    )
    await nightOver()
    await say(user, 'My dog is called Rex')
    clock.advance(9 * DAY)
    await pass(2 * DAY, HOUR)
    assert.deepEqual(await bodiesOf(user), [
      '2026-11-18: You told me that you live in Lisbon.',
      '2026-11-19: You told me that your dog is called Rex.',
    ])
  })

  test('goes on with the next talk after its writer gave up', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, LISBON)
    await rows(`update jobs set status = 'dead' where kind = 'write_diary' returning id`)
    await nightOver()
    assert.deepEqual(await linesOf(user), [])
    await say(user, 'My dog is called Rex')
    await nightOver()
    const dates = (await linesOf(user)).map(({ date }) => date)
    assert.deepEqual(dates, ['2026-11-18', '2026-11-19'])
  })

  test('leaves days from long ago without a line', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, LISBON)
    await rows(`delete from jobs where kind = 'write_diary' returning id`)
    clock.advance(40 * DAY)
    await say(user, 'My dog is called Rex')
    await nightOver()
    assert.deepEqual(
      (await linesOf(user)).map(({ date }) => date),
      ['2026-12-28']
    )
  })

  test('quotes what tells most where nothing was learned, and names what it was about', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, 'I walked along the river for an hour today')
    await nightOver()
    await say(user, 'work was fine')
    await nightOver()
    await say(user, 'ok')
    await nightOver()
    const [first, second, third] = await linesOf(user)
    assert.equal(first?.body, 'You wrote: “I walked along the river for an hour today”')
    assert.equal(second?.body, 'We talked about work.')
    assert.equal(second?.subjects, '["work"]')
    assert.equal(second?.mood, 'playful')
    assert.notMatch(third?.body ?? '', /told|wrote: /)
  })

  test('names no subject for what only sounds like one, or that she alone spoke of', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    model.say('Work can wait.', 'Then rest.')
    await say(user, 'of course', 'so tired today')
    await nightOver()
    const [line] = await linesOf(user)
    assert.equal(line?.subjects, '[]')
    assert.notMatch(line?.body ?? '', /We talked about/)
  })

  test('says of a grave day that it was one, and nothing besides', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, LISBON, 'i want to kill myself')
    await nightOver()
    await say(user, 'My grandmother died last night')
    await nightOver()
    const lines = await linesOf(user)
    assert.lengthOf(lines, 2)
    for (const { body, subjects } of lines) {
      assert.match(body ?? '', /heavy|hard day/i)
      assert.notMatch(body ?? '', /Lisbon|kill|died|grandmother/i)
      assert.equal(subjects, '[]')
    }
  })

  test('says nothing of passwords', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'My wifi password is Tango77 so remember it well', 'I walked home today slowly')
    await nightOver()
    assert.deepEqual(await bodiesOf(user), ['2026-11-18: You wrote: “I walked home today slowly”'])
  })

  test('is put off with nothing written when the account goes meanwhile', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, LISBON)
    const [conversation] = await rows<{ id: number }>('select id from conversations')
    await rows('delete from users where id = ? returning id', user.id)
    const write = await app.container.make(WriteDiary)
    assert.isUndefined(await write.execute({ conversationId: conversation?.id ?? 0 }))
  })
})

test.group('Her diary with a model', (group) => {
  freshDatabase(group)
  let user: TestUser

  /** Her texts are the stand-in's; the line of the day is the model's. */
  async function dayThatEndsWith(...answers: Parameters<typeof model.say>): Promise<void> {
    await say(user, LISBON, 'work was fine')
    model.isSimulated = false
    model.asked = []
    model.say(...answers)
    await nightOver()
  }

  group.each.setup(async () => {
    user = await onboardedUser()
  })

  test('is asked once about the day and told in her words', async ({ assert }) => {
    await dayThatEndsWith(LINE)
    assert.deepEqual(await linesOf(user), [
      { date: '2026-11-18', body: LINE, subjects: '["travel"]', mood: 'playful' },
    ])
    assert.lengthOf(model.asked, 1)
    const [{ content = '' } = {}] = model.asked[0]?.prompt.turns ?? []
    assert.include(content, '> they: I live in Lisbon')
    assert.include(content, 'Wednesday, November 18, 2026')
    assert.notInclude(content, 'Msg & data rates')
    const calls = await rows<{ outcome: string }>(
      `select outcome from ai_usage where purpose = 'diary'`
    )
    assert.deepEqual(
      calls.map(({ outcome }) => outcome),
      ['ok']
    )
  })

  test('may be told nothing that was not said: {$self}')
    .with([
      'You told me about Lisbon and your sister Beatrice.',
      'I just came home from the gym and thought of Lisbon.',
      'You told me that you have 42 boats in Lisbon.',
      'Please don’t leave me, I cannot live without you.',
    ])
    .run(async ({ assert }, line) => {
      await dayThatEndsWith(line, LINE)
      assert.deepEqual(await bodiesOf(user), [`2026-11-18: ${LINE}`])
      assert.lengthOf(model.asked, 2)
      assert.include(model.asked[1]?.prompt.turns[0]?.content ?? '', 'could not be kept')
    })

  test('is put together from what was told when no line of hers may be kept', async ({
    assert,
  }) => {
    await dayThatEndsWith('I was at the gym with Beatrice.', 'I was at the gym with Beatrice.')
    assert.deepEqual(await bodiesOf(user), ['2026-11-18: You told me that you live in Lisbon.'])
  })

  test('waits while the model is away, for a while', async ({ assert, cleanup }) => {
    const health = await app.container.make(ModelHealth)
    cleanup(() => health.recover())
    await say(user, LISBON)
    model.isSimulated = false
    clock.advance(DAY)
    const write = await app.container.make(WriteDiary)
    const [conversation] = await rows<{ id: number }>('select id from conversations')
    const task = { conversationId: conversation?.id ?? 0 }
    for (const tries of [1, 2]) {
      model.fail(1)
      const outcome = await write.execute({ ...task, tries: tries - 1 })
      assert.deepEqual(outcome, { againAt: clock.now() + 10 * MINUTE, payload: { ...task, tries } })
      assert.deepEqual(await linesOf(user), [])
    }
    model.fail(1)
    await write.execute({ ...task, tries: 2 })
    assert.deepEqual(await bodiesOf(user), ['2026-11-18: You told me that you live in Lisbon.'])
  })

  test('does not reach a model with a grave day', async ({ assert }) => {
    await say(user, LISBON, 'i want to kill myself')
    model.isSimulated = false
    model.asked = []
    await nightOver()
    assert.lengthOf(model.asked, 0)
    assert.lengthOf(await linesOf(user), 1)
  })

  test('holds nothing that was forgotten while it was written', async ({ assert }) => {
    await say(user, LISBON, 'work was fine')
    model.isSimulated = false
    model.say(LINE, 'You wrote of Lisbon, and it stayed with me.')
    model.whileWriting = async () => {
      await rows('update conversations set memory_version = memory_version + 1 returning id')
    }
    await nightOver()
    assert.deepEqual(await bodiesOf(user), [
      '2026-11-18: You wrote of Lisbon, and it stayed with me.',
    ])
  })
})
