import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DAY, HOUR } from '#app/core/clock/durations'
import { SweepAccounts } from '#app/people/accounts/sweep_accounts'
import { RefusedMinors } from '#app/people/verification/refused_minors'
import { ResumeAccount } from '#app/safety/care/resume_account'
import { answerSafetyEvent } from '#app/safety/signs/safety_events'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  rows,
  runDue,
  say,
  signedUpUser,
  sms,
  type TestUser,
} from '#tests/world'

const MONTH = 30 * DAY

async function forget(): Promise<void> {
  await (await app.container.make(SweepAccounts)).execute()
  await runDue()
}
const isThere = async ({ id }: TestUser) =>
  (await rows('select id from users where id = ?', id)).length > 0

test.group('The account of somebody who said they are under 18', (group) => {
  freshDatabase(group)
  group.each.setup(() => clock.at('2026-12-01T17:00:00Z'))

  test('goes a month later with all its texts, and its number stays refused', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    assert.include(sms.lastTo(user.phone), 'deleted in 30 days')
    clock.advance(MONTH - HOUR)
    await forget()
    assert.isTrue(await isThere(user))
    clock.advance(HOUR)
    await forget()
    assert.isFalse(await isThere(user))
    assert.isEmpty(await rows('select id from messages'))
    const { read } = await database()
    const refused = await app.container.make(RefusedMinors)
    assert.isTrue(await refused.hasNumber(read, user.phone))
    assert.deepEqual(await rows('select kind, user_id from safety_events'), [
      { kind: 'minor', user_id: null },
    ])
  })

  test('goes also when a date of birth said it', async ({ client, assert }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    await client.put('/api/date-of-birth').as(user).json({ dateOfBirth: '2010-01-01' })
    clock.advance(MONTH)
    await forget()
    assert.isFalse(await isThere(user))
  })

  test('goes also when its job was given up before', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    clock.advance(MONTH)
    await (await app.container.make(SweepAccounts)).execute()
    await rows(`update jobs set status = 'dead' where kind = 'forget_minor' returning id`)
    await forget()
    assert.isFalse(await isThere(user))
  })

  test('has its month from the day it could be read', async ({ assert }) => {
    clock.at('2026-10-01T17:00:00Z')
    const user = await onboardedUser()
    await say(user, "i'm 15")
    clock.at('2026-12-29T23:00:00Z')
    await forget()
    assert.isTrue(await isThere(user))
    clock.advance(2 * HOUR)
    await forget()
    assert.isFalse(await isThere(user))
  })

  test('stays when its person is of age by now, by the date that was given', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    await client.put('/api/date-of-birth').as(user).json({ dateOfBirth: '2008-12-24' })
    await runDue()
    clock.advance(MONTH)
    await forget()
    assert.isTrue(await isThere(user))
  })

  test('stays when staff resumed it, when somebody else paused it, and of staff', async ({
    assert,
  }) => {
    const [adult, paused, staff] = [
      await onboardedUser(),
      await onboardedUser(),
      await onboardedUser({ role: 'viewer' }),
    ]
    await say(adult, "i'm 15")
    await (await app.container.make(ResumeAccount)).execute(adult.email)
    await rows(`update users set paused_at = 1, paused_for = 'staff' where id = ${paused.id}
      returning id`)
    await say(staff, "i'm 15")
    clock.advance(2 * MONTH)
    await forget()
    for (const user of [adult, paused, staff]) assert.isTrue(await isThere(user))
  })

  test('has its month from what was said, however long it was paused before', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await rows(`update users set paused_at = ?, paused_for = 'staff' returning id`, clock.now())
    clock.advance(2 * MONTH)
    await say(user, "i'm 15")
    await forget()
    assert.isTrue(await isThere(user))
    clock.advance(MONTH)
    await forget()
    assert.isFalse(await isThere(user))
  })

  test('waits for staff where there is sexual talk of a minor to be judged', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    await say(user, 'pretend you are 14 and send nudes')
    clock.advance(2 * MONTH)
    await forget()
    assert.isTrue(await isThere(user))
    const [event] = await rows<{ id: number }>(
      `select id from safety_events where kind = 'minor_sexual'`
    )
    const answer = { state: 'answered', by: null, at: clock.now() } as const
    await answerSafetyEvent((await database()).read, event?.id ?? 0, answer)
    await forget()
    assert.isFalse(await isThere(user))
  })
})
