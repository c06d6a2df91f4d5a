import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { HOUR } from '#app/core/clock/durations'
import type { ScheduleMetadata } from '#app/schedules/plan/contract'
import { hoursIn, hoursOn, HOURS } from '#app/texting/gate/contract'
import { ToldTexts } from '#tests/told_texts'
import { clock, freshDatabase, onboardedUser, pass, rows, sms, type TestUser } from '#tests/world'

const WEEK = [1, 2, 3, 4, 5, 6, 7]
/** A Wednesday and a Sunday, in New York. */
const WEDNESDAY = '2026-11-18'
const SUNDAY = '2026-11-22'
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00-05:00`)

test.group('The hours that states leave', () => {
  test('{0}: {1} on weekdays, {2} on Sundays, {3} when both are meant')
    .with([
      ['', '08:00-21:00', '08:00-21:00', '08:00-21:00'],
      ['NY', '08:00-21:00', '08:00-21:00', '08:00-21:00'],
      ['FL', '08:00-20:00', '08:00-20:00', '08:00-20:00'],
      ['OK', '08:00-20:00', '08:00-20:00', '08:00-20:00'],
      ['WA', '08:00-20:00', '08:00-20:00', '08:00-20:00'],
      ['OR', '08:00-20:00', '08:00-20:00', '08:00-20:00'],
      ['MD', '08:00-20:00', '08:00-20:00', '08:00-20:00'],
      ['MS', '08:00-20:00', '08:00-20:00', '08:00-20:00'],
      ['NJ', '08:00-20:00', '08:00-20:00', '08:00-20:00'],
      ['CT', '09:00-20:00', '09:00-20:00', '09:00-20:00'],
      ['RI', '10:00-17:00', '12:00-17:00', '12:00-17:00'],
      ['TX', '09:00-21:00', '12:00-21:00', '12:00-21:00'],
      ['TX FL', '09:00-20:00', '12:00-20:00', '12:00-20:00'],
    ])
    .run(({ assert }, [states = '', ...expected]) => {
      const hours = hoursIn(states.split(' '), HOURS.scheduled)
      const shown = [[3], [7], WEEK].map((days) => {
        const { from, until } = hoursOn(days, hours)
        return `${from}-${until}`
      })
      assert.deepEqual(shown, expected)
    })
})

test.group('A scheduled text by the law of a state', (group) => {
  let told: ToldTexts
  freshDatabase(group)
  group.each.setup(async () => {
    told = await ToldTexts.open()
    return () => told.close()
  })
  const livesIn = (state: string) =>
    rows('update users set state = ? where id = ? returning id', state, told.user.id)
  const moveTo = (instant: number) => clock.advance(instant - clock.now())

  test('in {0} is not sent on {1} at {2}, unless that slot was asked for')
    .with([
      ['FL', WEDNESDAY, '20:00'],
      ['OK', WEDNESDAY, '20:30'],
      ['WA', SUNDAY, '20:59'],
      ['OR', WEDNESDAY, '20:00'],
      ['MD', WEDNESDAY, '20:00'],
      ['MS', SUNDAY, '20:00'],
      ['NJ', WEDNESDAY, '20:00'],
      ['CT', WEDNESDAY, '20:00'],
      ['RI', WEDNESDAY, '17:00'],
    ])
    .run(async ({ assert }, [state = '', date = '', time = '']) => {
      await livesIn(state)
      moveTo(at(date, time))
      const lost = await told.send(told.draft('scheduled'))
      assert.include(lost, { state: 'failed', reason: 'outside the hours it may come' })
      const asked = await told.send(told.draft('scheduled', { slotAt: clock.now() }))
      assert.equal(asked.state, 'sent')
    })

  test('of a number from there is held to it, too, wherever they say they live', async ({
    assert,
  }) => {
    // Tampa.
    await rows(`update users set phone = '+18135550147', state = 'NY' returning id`)
    moveTo(at(WEDNESDAY, '20:30'))
    const lost = await told.send({ ...told.draft('scheduled'), to: '+18135550147' })
    assert.include(lost, { state: 'failed', reason: 'outside the hours it may come' })
  })

  test('waits for Sunday noon in Texas, and an answer waits for nothing', async ({ assert }) => {
    await livesIn('TX')
    moveTo(at(SUNDAY, '10:30'))
    const { id, state } = await told.send(told.draft('scheduled', { validMs: 3 * HOUR }))
    assert.equal(state, 'queued')
    assert.equal((await told.send(told.draft('reply'))).state, 'sent')
    await pass(89 * 60_000, HOUR / 2)
    assert.equal((await told.read(id)).state, 'queued')
    await pass(2 * 60_000)
    assert.equal((await told.read(id)).state, 'sent')
  })
})

test.group('A slot outside the hours of a state', (group) => {
  freshDatabase(group)

  const save = (client: ApiClient, user: TestUser, wish: object) =>
    client.post('/api/schedule-message').as(user).json(wish)
  const wordings = async () =>
    (
      await rows<{ wording: string }>(`select wording from consents where event = 'slot_confirmed'`)
    ).map(({ wording }) => wording)
  async function heldBecause(client: ApiClient, user: TestUser): Promise<string | null> {
    const page = await client.get('/api/activities?includeScheduled=true').as(user)
    const { activities } = page.body() as { activities: { metadata: string }[] }
    return (JSON.parse(activities[0]?.metadata ?? '{}') as ScheduleMetadata).heldBecause
  }
  async function texan(): Promise<TestUser> {
    const user = await onboardedUser()
    await rows(`update users set state = 'TX' where id = ? returning id`, user.id)
    return user
  }

  test('is agreed to by saving it, with the hours of that state, and then kept', async ({
    client,
    assert,
  }) => {
    const user = await texan()
    const signup = await client.get('/api/signup').as(user)
    assert.deepEqual(signup.body().signup.scheduledHours, {
      weekdays: { from: '09:00', until: '21:00' },
      sunday: { from: '12:00', until: '21:00' },
    })
    ;(await save(client, user, { messageType: 'lunch_check', time: '10:00' })).assertStatus(201)
    assert.deepEqual(await wordings(), [
      'By saving you agree to get this text at 10:00 every day, ' +
        'outside the usual hours of 12:00 to 21:00.',
    ])
    clock.advance(at(SUNDAY, '09:55') - clock.now())
    const before = sms.textsTo(user.phone).length
    await pass(20 * 60_000, 60_000)
    assert.lengthOf(sms.textsTo(user.phone), before + 1)
  })

  test('saved before {state} left less: at {time} it is held up: {isHeld}, until it is saved again')
    .with([
      { state: 'NJ', time: '20:30', isHeld: true },
      { state: 'RI', time: '08:00', isHeld: true },
      // It comes late, when the hours begin.
      { state: 'CT', time: '08:00', isHeld: false },
    ])
    .run(async ({ client, assert }, { state, time, isHeld }) => {
      const user = await onboardedUser()
      const wish = { messageType: 'lunch_check', time }
      ;(await save(client, user, wish)).assertStatus(201)
      await rows('update users set state = ? where id = ? returning id', state, user.id)
      const why = 'its hour needs your consent, so save it once more'
      assert.equal(await heldBecause(client, user), isHeld ? why : null)
      const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from schedules')
      ;(await save(client, user, { ...wish, isEditing: true, editingId: id })).assertStatus(200)
      assert.isNull(await heldBecause(client, user))
    })

  test('is none where Sunday is left out', async ({ client, assert }) => {
    const user = await texan()
    const days = [1, 2, 3, 4, 5, 6]
    const wish = { messageType: 'lunch_check', time: '10:00', days }
    ;(await save(client, user, wish)).assertStatus(201)
    assert.isEmpty(await wordings())
  })
})
