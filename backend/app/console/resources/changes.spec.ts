import { test } from '@japa/runner'
import { callApi, ADMIN_API, Refused, staff, statusOf } from '#tests/console_client'
import { checkEachRow } from '#tests/check_each_row'
import { insertConsoleRows } from '#tests/console_rows'
import {
  clock,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  runDue,
  signedUpUser,
  sms,
  text,
} from '#tests/world'

/** What the audit log tells of requests, oldest first. */
const audited = () =>
  rows<{ actor_id: number; action: string; subject: string; subject_id: number; detail: string }>(
    `select actor_id, action, subject, subject_id, fields, detail, reason from audit_log
     where request_id is not null order by id`
  )

test.group('Pausing somebody from the console', (group) => {
  freshDatabase(group)

  test('drops what she was about to say, gives it back, and keeps her silent until resumed', async ({
    assert,
    client,
  }) => {
    const user = await onboardedUser()
    const { provider, id: staffId } = await staff('support')
    await text(user, 'hi there')
    await pass(6000)
    assert.lengthOf(
      await rows(`select id from messages where kind = 'reply' and state = 'queued'`),
      1
    )
    const before = (await provider.getOne('signups', { id: user.id })).data
    const data = { ...before, isPaused: true, reason: 'looks like two people', role: 'admin' }
    const { data: after } = await provider.update('signups', {
      id: user.id,
      data,
      previousData: before,
    })
    assert.deepInclude(after, {
      isPaused: true,
      pausedFor: 'staff',
      textingState: 'paused',
      role: 'user',
    })
    assert.deepEqual(await rows(`select id from messages where kind = 'reply'`), [])
    assert.equal(after.bonusMessages, 10)
    await text(user, 'hello?')
    await pass(20_000, 4000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    const seen = await client.get('/api/signup').as(user)
    assert.equal(seen.body().signup.accountPause, 'review')
    const resume = { id: user.id, data: { isPaused: false }, previousData: after }
    assert.isFalse((await provider.update('signups', resume)).data.isPaused)
    await text(user, 'are you back?')
    await pass(20_000, 4000)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.deepEqual(await audited(), [
      {
        ...{ actor_id: staffId, action: 'signups.pause', subject: 'signups', subject_id: user.id },
        ...{ fields: '["isPaused"]', detail: '{"isPaused":true}', reason: 'looks like two people' },
      },
      {
        ...{ actor_id: staffId, action: 'signups.pause', subject: 'signups', subject_id: user.id },
        ...{ fields: '["isPaused"]', detail: '{"isPaused":false}', reason: null },
      },
    ] as never)
  })

  test('keeps of its reason what a database can', async ({ assert }) => {
    const user = await onboardedUser()
    const { provider } = await staff('support')
    const data = { isPaused: true, reason: 'two\0 people' }
    await provider.update('signups', { id: user.id, data, previousData: { id: user.id } })
    assert.containsSubset(await audited(), [{ reason: 'two people' }])
  })

  test('HELP and STOP are still answered', async ({ assert }) => {
    const user = await onboardedUser()
    const { provider } = await staff('support')
    const data = { isPaused: true }
    await provider.update('signups', { id: user.id, data, previousData: { id: user.id } })
    await text(user, 'HELP')
    await runDue()
    assert.include(sms.lastTo(user.phone), 'AI companion texts')
    await text(user, 'STOP')
    await runDue()
    assert.include(sms.lastTo(user.phone), 'unsubscribed')
  })

  test('of staff is for admins alone', async ({ assert }) => {
    const support = await staff('support')
    const admin = await staff('admin')
    const turn = (by: typeof admin, id: number, isPaused: boolean) =>
      by.provider.update('signups', { id, data: { isPaused }, previousData: { id } })
    const own = support.id
    await checkEachRow(
      [
        { id: admin.id, isPaused: true },
        { id: admin.id, isPaused: false },
        { id: own, isPaused: true },
      ],
      async ({ id, isPaused }) => {
        const refusal = await turn(support, id, isPaused).catch((error: unknown) => error)
        assert.instanceOf(refusal, Refused)
        const { status, body } = refusal as Refused
        const message = 'Only an admin can do this to a staff account.'
        assert.deepEqual([status, body.message], [403, message])
      }
    )
    assert.deepEqual(await audited(), [])
    assert.isTrue((await turn(admin, own, true)).data.isPaused)
    assert.equal(await statusOf(turn(support, own, false)), 403)
    assert.isFalse((await turn(admin, own, false)).data.isPaused)
  })

  test('twice at once pauses and is told once; many at once each of them', async ({ assert }) => {
    const people = [await signedUpUser(), await signedUpUser()]
    const { provider } = await staff('support')
    const ids = people.map(({ id }) => id)
    const bulk = { ids: [...ids, ...ids], data: { isPaused: true } }
    const { data } = await provider.updateMany('signups', bulk)
    assert.deepEqual(data, [...ids, ...ids])
    assert.lengthOf(await rows('select id from users where paused_at is not null'), 2)
    assert.lengthOf(await audited(), 2)
  })

  test('ending a minor’s pause answers its event, and has a date of birth under 18 asked again', async ({
    assert,
  }) => {
    const grown = await onboardedUser()
    await text(grown, "i'm 15")
    await runDue()
    const young = await signedUpUser({ dateOfBirth: '2012-01-01' })
    const { provider, id: staffId } = await staff('support')
    const change = (id: number, isPaused: boolean) =>
      provider.update('signups', { id, data: { isPaused }, previousData: { id } })
    await change(young.id, true)
    assert.isNull((await change(young.id, false)).data.pausedFor)
    const [asked] = await rows('select date_of_birth from users where id = ?', young.id)
    assert.deepEqual({ ...asked }, { date_of_birth: null })
    // Paused for a weightier reason already.
    assert.equal((await change(grown.id, true)).data.pausedFor, 'minor')
    assert.isNull((await change(grown.id, false)).data.pausedFor)
    const events = await rows('select state, answered_by from safety_events')
    assert.deepEqual(events, [{ state: 'answered', answered_by: staffId }])
  })

  test('nobody and nonsense are refused', async ({ assert }) => {
    const user = await signedUpUser()
    const { provider } = await staff('admin')
    const change = (id: number, data: object) =>
      statusOf(provider.update('signups', { id, data, previousData: { id } }))
    assert.equal(await change(2_000_000_000, { isPaused: true }), 404)
    assert.equal(await change(2_000_000_000, { isPaused: false }), 404)
    for (const data of [
      {},
      { isPaused: 1 },
      { isPaused: true, reason: 'x' },
      { email: 'a@b.co' },
    ]) {
      assert.equal(await change(user.id, data), 422)
    }
    assert.deepEqual(await audited(), [])
  })
})

test.group('Jobs, safety events and alarms in the console', (group) => {
  freshDatabase(group)

  test('a dead job runs again, one that lives is left alone', async ({ assert }) => {
    const { jobs } = await insertConsoleRows()
    const { provider } = await staff('admin')
    const [pending = 0, running = 0, dead = 0] = jobs
    const data = { status: 'pending' }
    for (const id of [dead, dead, pending, running]) {
      await provider.update('jobs', { id, data, previousData: { id } })
    }
    const found = await rows<{ id: number; status: string }>(
      `select id, status, run_at from jobs where id in (${dead}, ${pending}, ${running}) order by id`
    )
    assert.deepEqual(
      found.map(({ status }) => status),
      ['pending', 'running', 'pending']
    )
    assert.equal((found[2] as never as { run_at: number }).run_at, clock.now())
    assert.lengthOf(await audited(), 1)
    const wrong = { id: dead, data: { status: 'dead' }, previousData: { id: dead } }
    assert.equal(await statusOf(provider.update('jobs', wrong)), 422)
    const missing = { id: 2_000_000_000, data, previousData: { id: 1 } }
    assert.equal(await statusOf(provider.update('jobs', missing)), 404)
  })

  test('only dead jobs are discarded, each once', async ({ assert }) => {
    const { jobs } = await insertConsoleRows()
    const { provider } = await staff('admin')
    const dead = [jobs[2] ?? 0, jobs[5] ?? 0]
    assert.deepEqual((await provider.deleteMany('jobs', { ids: dead })).data, dead)
    const remove = (id: number) => statusOf(provider.delete('jobs', { id, previousData: { id } }))
    assert.equal(await remove(dead[0] ?? 0), 404)
    assert.equal(await remove(jobs[0] ?? 0), 409)
    assert.equal(await remove(jobs[1] ?? 0), 409)
    const racing = await Promise.all([remove(jobs[8] ?? 0), remove(jobs[8] ?? 0)])
    assert.deepEqual(racing.sort(), [200, 404])
    assert.deepEqual(
      (await audited()).map(({ action }) => action),
      Array(3).fill('jobs.discard')
    )
  })

  test('a safety event is answered, and can wait again', async ({ assert }) => {
    const { safetyEvents } = await insertConsoleRows()
    const { provider, id: staffId } = await staff('support')
    const id = safetyEvents[0] ?? 0
    const set = async (state: string) =>
      (
        await provider.update('safety-events', {
          id,
          data: { state, kind: 'x' },
          previousData: { id },
        })
      ).data
    const answered = await set('answered')
    assert.deepInclude(answered, { state: 'answered', answeredBy: staffId })
    assert.equal(answered.answeredAt, new Date(clock.now()).toISOString())
    await set('answered')
    assert.deepInclude(await set('open'), { state: 'open', answeredBy: null, answeredAt: null })
    assert.lengthOf(await audited(), 2)
    assert.equal(await statusOf(set('closed')), 422)
  })

  test('an alarm is cleared once', async ({ assert }) => {
    const { alarms } = await insertConsoleRows()
    const { provider, id: staffId } = await staff('admin')
    const id = alarms[1] ?? 0
    const clear = () =>
      provider.update('alarms', { id, data: { isCleared: true }, previousData: { id } })
    const [{ data }] = await Promise.all([clear(), clear()])
    assert.deepInclude(data, { isCleared: true, clearedBy: `admin ${staffId}` })
    assert.lengthOf(await audited(), 1)
    const open = { id, data: { isCleared: false }, previousData: { id } }
    assert.equal(await statusOf(provider.update('alarms', open)), 422)
  })
})

test.group('Notes in the console', (group) => {
  freshDatabase(group)

  test('are written, changed and removed by their author; by others only if admin', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const author = await staff('support')
    const admin = await staff('admin')
    const data = { userId: user.id, body: ' Called back. ', authorId: 1, id: 99 }
    const { data: note } = await author.provider.create('notes', { data })
    assert.deepInclude(note, { userId: user.id, authorId: author.id, body: 'Called back.' })
    const change = (provider: typeof admin.provider, body: string) =>
      provider.update('notes', { id: note.id, data: { ...note, body }, previousData: note })
    assert.equal((await change(author.provider, 'Called twice.')).data.body, 'Called twice.')
    await change(author.provider, 'Called twice.')
    const { id: otherId } = await signedUpUser({ role: 'support' })
    await rows(
      `update notes set author_id = ? where id = ? returning id`,
      otherId,
      note.id as number
    )
    assert.equal(await statusOf(change(author.provider, 'Mine now')), 403)
    const remove = (provider: typeof admin.provider) =>
      statusOf(provider.delete('notes', { id: note.id, previousData: note }))
    assert.equal(await remove(author.provider), 403)
    assert.equal((await change(admin.provider, 'Checked.')).data.body, 'Checked.')
    assert.equal(await remove(admin.provider), 200)
    assert.equal(await remove(admin.provider), 404)
    const verbs = (await audited()).map(
      ({ detail }) => (JSON.parse(detail) as { verb: string }).verb
    )
    assert.deepEqual(verbs, ['add', 'change', 'change', 'remove'])
    assert.notInclude(JSON.stringify(await rows('select * from audit_log')), 'Called')
  })

  test('one sent twice at once is one', async ({ assert }) => {
    const user = await signedUpUser()
    const { provider } = await staff('support')
    const data = { userId: user.id, body: 'Once.' }
    const both = await Promise.all([
      provider.create('notes', { data }),
      provider.create('notes', { data }),
    ])
    assert.equal(both[0].data.id, both[1].data.id)
    assert.lengthOf(await rows('select id from notes'), 1)
    assert.lengthOf(await audited(), 1)
  })

  test('without a person or words are refused, by field', async ({ assert }) => {
    const user = await signedUpUser()
    const { provider } = await staff('support')
    const refused: [object, string][] = [
      [{}, 'userId'],
      [{ userId: 2_000_000_000, body: 'x' }, 'userId'],
      [{ userId: 1.5, body: 'x' }, 'userId'],
      [{ userId: 2 ** 40, body: 'x' }, 'userId'],
      [{ userId: user.id, body: '  ' }, 'body'],
      [{ userId: user.id, body: 'x'.repeat(2001) }, 'body'],
      [{ userId: user.id, body: 7 }, 'body'],
    ]
    for (const [data, field] of refused) {
      const error = await provider.create('notes', { data }).catch((thrown: unknown) => thrown)
      assert.instanceOf(error, Refused)
      assert.equal((error as Refused).status, 422)
      assert.property((error as Refused).body.errors, field)
    }
  })

  test('a body that is no object is refused', async ({ assert }) => {
    const { cookie } = await staff('admin')
    for (const [body, status] of [
      ['[]', 400],
      ['{', 400],
      ['7', 400],
      ['"x"', 400],
      ['', 422],
    ] as const) {
      const call = callApi(`${ADMIN_API()}/notes`, { method: 'POST', body }, cookie)
      assert.equal(await statusOf(call), status, body)
    }
  })
})
