import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ClaimDue } from '#app/schedules/firings/claim_due'
import { EVERY_DAY } from '#app/schedules/plan/contract'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'
import { ReplanSchedules } from '#app/schedules/plan/replan_schedules'
import { ScheduleRows } from '#app/schedules/plan/schedule_rows'
import { clock, database, freshDatabase, onboardedUser, rows, type TestUser } from '#tests/world'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

/** Two in the afternoon in New York, two hours after these tests begin. */
const DUE = Date.parse('2026-11-18T19:00:00Z')

interface ScheduleRow {
  id: number
  next_at: number | null
  version: number
  updated_at: number
  effective_from: number
  prepared_text: string | null
  prepared_for: string | null
}

const schedules = () => rows<ScheduleRow>('select * from schedules order by id')
const jobs = () =>
  rows<{ kind: string; dedup_key: string; payload: string; run_at: number }>(
    `select kind, dedup_key, payload, run_at from jobs where kind like '%schedule' order by kind, id`
  )
const firings = () =>
  rows('select schedule_id, local_date, state, due_at, claimed_at from firings order by id')

test.group('The plan of a schedule', (group) => {
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    user = await onboardedUser()
  })

  async function insert(customMessage: string | null = 'Call grandma', of = user): Promise<number> {
    const scheduleRows = await app.container.make(ScheduleRows)
    const wish = {
      messageType: 'task_reminder',
      time: '14:00',
      until: null,
      days: EVERY_DAY,
      enabled: true,
      customMessage,
    } as const
    return (await database()).transaction((tx) => scheduleRows.add(tx, of.id, wish))
  }

  async function plan(id: number) {
    const planSchedule = await app.container.make(PlanSchedule)
    return (await database()).transaction((tx) => planSchedule.execute(tx, id))
  }

  const claim = async () => (await (await app.container.make(ClaimDue)).execute()).looked

  test('is its next time, a job then, and one before it that writes her words', async ({
    assert,
  }) => {
    const id = await insert(null)
    assert.deepEqual(await plan(id), { localDate: '2026-11-18', dueAt: DUE })
    assert.include((await schedules())[0], {
      next_at: DUE,
      version: 1,
      updated_at: clock.now(),
    })
    const [fire, prepare, ...more] = await jobs()
    assert.deepEqual(more, [])
    const payload = JSON.stringify({ scheduleId: id })
    assert.deepEqual(fire, {
      kind: 'fire_schedule',
      dedup_key: `schedule:${id}`,
      payload,
      run_at: DUE,
    })
    assert.include(prepare, { kind: 'prepare_schedule', dedup_key: `prepare:${id}`, payload })
    assert.isAtMost(prepare?.run_at ?? 0, DUE - 5 * MINUTE)
    assert.isAbove(prepare?.run_at ?? 0, DUE - 30 * MINUTE)
  })

  test('spreads the writing of her words', async ({ assert }) => {
    for (let count = 0; count < 5; count++) await plan(await insert(null))
    const times = (await jobs()).filter(({ kind }) => kind === 'prepare_schedule')
    assert.equal(new Set(times.map((job) => job.run_at)).size, 5)
  })

  test('has nothing to write for words of one’s own', async ({ assert }) => {
    await plan(await insert())
    assert.deepEqual(
      (await jobs()).map(({ kind }) => kind),
      ['fire_schedule']
    )
  })

  test('is empty while it is switched off, and for what is gone', async ({ assert }) => {
    const id = await insert()
    await plan(id)
    await rows('update schedules set is_enabled = false returning id')
    clock.advance(MINUTE)
    assert.isNull(await plan(id))
    assert.include((await schedules())[0], {
      next_at: null,
      version: 2,
      updated_at: clock.now(),
    })
    assert.isNull(await plan(999))
  })

  test('writes down what went by, once, and goes on with what comes', async ({ assert }) => {
    const [id, other] = [await insert(), await insert()]
    await rows(
      `insert into firings (schedule_id, local_date, state, due_at, claimed_at)
       values (?, '2026-11-18', 'queued', 1, 1), (?, '2026-11-19', 'queued', 1, 1) returning id`,
      id,
      other
    )
    clock.at(new Date(DUE + DAY + 31 * MINUTE).toISOString())
    for (let times = 0; times < 2; times++) {
      assert.equal((await plan(id))?.localDate, '2026-11-20')
    }
    assert.deepEqual((await firings()).slice(2), [
      {
        schedule_id: id,
        local_date: '2026-11-19',
        state: 'missed',
        due_at: DUE + DAY,
        claimed_at: clock.now(),
      },
    ])
  })

  test('looks back to yesterday, not further', async ({ assert }) => {
    const id = await insert()
    clock.at(new Date(DUE + 4 * DAY + HOUR).toISOString())
    await plan(id)
    assert.deepEqual(
      await rows(`select local_date from firings where state = 'missed' order by local_date`),
      [{ local_date: '2026-11-21' }, { local_date: '2026-11-22' }]
    )
  })

  test('begins anew in another zone, for this person alone, without the words written ahead', async ({
    assert,
  }) => {
    const other = await onboardedUser()
    const [mine, theirs] = [await insert(), await insert(undefined, other)]
    for (const id of [mine, theirs]) await plan(id)
    await rows(
      `update schedules set prepared_text = 'hey', prepared_for = '2026-11-18' returning id`
    )
    const before = (await schedules())[1]
    clock.advance(MINUTE)
    const pickedAt = clock.now()
    await rows(
      `update users set time_zone = 'America/Los_Angeles', time_zone_picked_at = ? returning id`,
      pickedAt
    )
    clock.advance(MINUTE)
    await (await app.container.make(ReplanSchedules)).execute({ userId: user.id })
    assert.include((await schedules())[0], {
      next_at: DUE + 3 * HOUR,
      effective_from: pickedAt,
      prepared_text: null,
      prepared_for: null,
    })
    assert.deepEqual((await schedules())[1], before)
  })

  test('is claimed when it is due, not a moment before, and planned for the next day', async ({
    assert,
  }) => {
    const [due, later] = [await insert(), await insert()]
    for (const id of [due, later]) await plan(id)
    await rows(
      `update schedules set time = '14:01', next_at = next_at + 60000 where id = ? returning id`,
      later
    )
    clock.at(new Date(DUE - 1).toISOString())
    assert.deepEqual(await claim(), [])
    clock.advance(1)
    assert.deepEqual(await claim(), [due])
    assert.deepEqual(await firings(), [
      {
        schedule_id: due,
        local_date: '2026-11-18',
        state: 'claimed',
        due_at: DUE,
        claimed_at: DUE,
      },
    ])
    assert.include((await schedules())[0], { next_at: DUE + DAY, version: 2, updated_at: DUE })
    assert.include((await schedules())[1], { next_at: DUE + MINUTE })
    assert.equal(
      (await jobs()).find((job) => job.dedup_key === `schedule:${due}`)?.run_at,
      DUE + DAY
    )
    assert.deepEqual(await claim(), [])
  })

  test('that has gone today already moves on without a second one', async ({ assert }) => {
    const id = await insert()
    await plan(id)
    await rows(
      `insert into firings (schedule_id, local_date, state, due_at, claimed_at)
       values (?, '2026-11-18', 'queued', 1, 1) returning id`,
      id
    )
    clock.at(new Date(DUE).toISOString())
    assert.deepEqual(await claim(), [id])
    assert.lengthOf(await firings(), 1)
    assert.include((await schedules())[0], { next_at: DUE + DAY })
  })

  test('that cannot be reckoned is looked at again in an hour, and holds up no other', async ({
    assert,
  }) => {
    const other = await onboardedUser()
    for (const id of [await insert(), await insert(undefined, other)]) await plan(id)
    await rows(`update users set time_zone = 'Mars/Olympus' where id = ? returning id`, user.id)
    clock.at(new Date(DUE).toISOString())
    await claim()
    const [broken, sound] = await schedules()
    assert.include(broken, { next_at: DUE + HOUR })
    assert.include(sound, { next_at: DUE + DAY })
    assert.lengthOf(await firings(), 1)
  })

  test('that is off, or was missed, is left to its plan', async ({ assert }) => {
    const [off, missed] = [await insert(), await insert()]
    for (const id of [off, missed]) await plan(id)
    await rows('update schedules set is_enabled = false where id = ? returning id', off)
    clock.at(new Date(DUE + DAY).toISOString())
    assert.sameMembers(await claim(), [off, missed])
    assert.deepEqual(await rows('select schedule_id, local_date, state from firings'), [
      { schedule_id: missed, local_date: '2026-11-18', state: 'missed' },
    ])
    assert.deepEqual(
      (await schedules()).map((row) => row.next_at),
      [null, DUE + DAY]
    )
  })

  test('of a crowd two hundred are claimed at a time, and sent by fifty', async ({ assert }) => {
    const ids: number[] = []
    for (let count = 0; count < 201; count++) ids.push(await insert())
    await rows('update schedules set next_at = ? returning id', DUE)
    const [last = 0, ...others] = ids.toReversed()
    await rows('update schedules set next_at = ? where id = ? returning id', DUE - 1, last)
    clock.at(new Date(DUE).toISOString())
    assert.deepEqual(await claim(), [last, ...others.toReversed().slice(0, -1)])
    const together = async () =>
      rows<{ payload: string; run_at: number; dedup_key: string }>(
        `select payload, run_at, dedup_key from jobs where kind = 'send_firings' order by id`
      )
    const sizeOf = ({ payload }: { payload: string }) =>
      JSON.parse(payload).firingIds.length as number
    assert.deepEqual((await together()).map(sizeOf), [50, 50, 50, 50])
    assert.lengthOf(await claim(), 1)
    assert.deepEqual((await together()).map(sizeOf), [50, 50, 50, 50, 1])
    assert.deepEqual(new Set((await together()).map((job) => job.run_at)), new Set([DUE]))
    const claimed = (await together()).flatMap(
      ({ payload }) => JSON.parse(payload).firingIds as number[]
    )
    assert.equal(new Set(claimed).size, 201)
    for (const { payload, dedup_key: key } of await together()) {
      assert.equal(key, `firing:${JSON.parse(payload).firingIds[0]}`)
    }
  })
})
