import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  signedUpUser,
  sms,
  type TestUser,
  text,
} from '#tests/world'

const REASON = 'Texts were late on Tuesday'
const KEY = 'form-0001'

interface Form {
  by: TestUser
  id: number | string
  more?: object
}

function grant(client: ApiClient, { by, id, more }: Form) {
  return client
    .post(`/api/admin/signups/${id}/grant`)
    .as(by)
    .json({ messages: 25, reason: REASON, key: KEY, ...more })
}

const audits = () =>
  rows<Record<string, unknown>>(
    'select actor_id, actor_role, action, subject, subject_id, fields, detail, reason from audit_log'
  )

test.group('Granting messages', (group) => {
  freshDatabase(group)

  test('adds them, tells the person and writes the audit log', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await signedUpUser()]
    const response = await grant(client, { by: admin, id: user.id })
    response.assertStatus(200)
    assert.containsSubset(response.body(), { success: true, bonusMessages: 35, isRepeated: false })
    assert.deepEqual(
      (await rows('select description from activities where user_id = ?', user.id)).map((row) => ({
        ...row,
      })),
      [{ description: 'Received 25 free messages' }]
    )
    const [entry] = await audits()
    assert.deepEqual(
      { ...entry },
      {
        actor_id: admin.id,
        actor_role: 'admin',
        action: 'signups.grant',
        subject: 'signups',
        subject_id: user.id,
        fields: '["bonusMessages"]',
        detail: '{"messages":25}',
        reason: REASON,
      }
    )
  })

  test('the same form twice, also at once, grants once', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await signedUpUser()]
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => grant(client, { by: admin, id: user.id }))
    )
    assert.lengthOf(
      answers.filter((answer) => answer.body().isRepeated === false),
      1
    )
    const again = await grant(client, { by: admin, id: user.id })
    assert.containsSubset(again.body(), { isRepeated: true, bonusMessages: 35 })
    assert.lengthOf(await audits(), 1)
  })

  test('one key serves for each person by itself', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const [one, other] = [await signedUpUser(), await signedUpUser()]
    await grant(client, { by: admin, id: one.id })
    assert.equal((await grant(client, { by: admin, id: other.id })).body().bonusMessages, 35)
  })

  test('what waited for messages is answered', async ({ client, assert }) => {
    const [admin, user] = [
      await signedUpUser({ role: 'admin' }),
      await onboardedUser({ messages: 0 }),
    ]
    await text(user, 'Are you there?')
    await pass(60_000)
    const before = sms.textsTo(user.phone).length
    await grant(client, { by: admin, id: user.id })
    await pass(60_000)
    const after = sms.textsTo(user.phone)
    assert.lengthOf(after, before + 1)
    assert.match(after.at(-1) ?? '', /reply number/)
  })

  test('is refused: {$i}')
    .with([
      { messages: 0 },
      { messages: 501 },
      { messages: 1.5 },
      { messages: '25' },
      { reason: '  ' },
      { reason: '\0\0\0' },
      { reason: undefined },
      { key: 'short' },
      { key: undefined },
    ])
    .run(async ({ client, assert }, wrong) => {
      const [admin, user] = [await signedUpUser({ role: 'admin' }), await signedUpUser()]
      ;(await grant(client, { by: admin, id: user.id, more: wrong })).assertStatus(422)
      assert.isEmpty(await audits())
    })

  test('a reason with characters no database keeps is kept without them', async ({
    client,
    assert,
  }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await signedUpUser()]
    ;(
      await grant(client, { by: admin, id: user.id, more: { reason: 'late\0 texts \ud800' } })
    ).assertStatus(200)
    const [entry] = await audits()
    assert.equal(entry?.reason, 'late texts \ufffd')
  })

  test('nobody, and what is no id, is unknown', async ({ client }) => {
    const admin = await signedUpUser({ role: 'admin' })
    ;(await grant(client, { by: admin, id: 999_999 })).assertStatus(404)
    ;(await grant(client, { by: admin, id: 'abc' })).assertStatus(404)
  })

  test('is for admins alone: {$self}')
    .with(['user', 'viewer', 'support'])
    .run(async ({ client, assert }, role) => {
      const [staff, user] = [await signedUpUser({ role }), await signedUpUser()]
      ;(await grant(client, { by: staff, id: user.id })).assertStatus(403)
      assert.isEmpty(await audits())
    })
})
