import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { nextRun, type RecurringAction } from '#app/core/jobs/recurring'
import { JobWorker } from '#app/core/jobs/job_worker'
import { SCHEDULE } from '#start/scheduler'
import { AnotherServer } from '#tests/another_server'
import { clock, database, freshDatabase, rows } from '#tests/world'
import { WipeDeleted } from '#app/core/jobs/wipe_deleted'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

const KINDS = SCHEDULE.map(({ command: { kind } }) => kind)

interface Row {
  kind: string
  status: string
  run_at: number
  ran_at: number | null
}
const jobs = () => rows<Row>('select kind, status, run_at, ran_at from jobs order by kind')

async function run(command: string, ...flags: string[]) {
  await ace.boot()
  return ace.exec(command, flags)
}

test.group('What recurs', (group) => {
  freshDatabase(group)

  test('comes back after so long, or at its time of the UTC day', ({ assert }) => {
    const noon = Date.UTC(2026, 10, 23, 12)
    assert.equal(nextRun({ everyMs: MINUTE }, noon), noon + MINUTE)
    assert.equal(nextRun({ dailyAt: '00:10' }, noon), Date.UTC(2026, 10, 24, 0, 10))
    assert.equal(nextRun({ dailyAt: '12:30' }, noon), Date.UTC(2026, 10, 23, 12, 30))
    assert.equal(nextRun({ dailyAt: '12:00' }, noon), noon + DAY)
  })

  test('is listed with what it does', async ({ assert }) => {
    await ace.boot()
    for (const { command } of SCHEDULE) {
      const listed = ace.getCommand(command.commandName)
      assert.equal(listed?.description, command.description)
      assert.isAbove(command.description.length, 20)
    }
  })

  test('says what it would do, and does nothing', async ({ assert }) => {
    await (await app.container.make(JobWorker)).runNow('no_such_work')
    const before = await jobs()
    for (const { command } of SCHEDULE) {
      const action = (await app.container.make(
        command.action as new () => object
      )) as RecurringAction
      assert.match(await action.preview({} as never), /\.$/, command.commandName)
      const { exitCode } = await run(command.commandName, '--dry-run')
      assert.equal(exitCode, 0, command.commandName)
    }
    assert.deepEqual(await jobs(), before)
  })

  test('runs by hand, and comes back at its own time', async ({ assert }) => {
    for (const { command, ...recurrence } of SCHEDULE) {
      const { exitCode } = await run(command.commandName)
      assert.equal(exitCode, 0, command.commandName)
      const [row] = await rows<Row>('select * from jobs where kind = ?', command.kind)
      assert.equal(row?.ran_at, clock.now(), command.commandName)
      assert.equal(row?.run_at, nextRun(recurrence, clock.now()), command.commandName)
    }
    assert.sameMembers(
      (await jobs()).map(({ kind }) => kind).filter((kind) => KINDS.includes(kind)),
      KINDS
    )
  })

  test('runs once at a time, whoever asks', async ({ assert }) => {
    const worker = await new AnotherServer().make(JobWorker)
    const { promise: underWay, resolve: begin } = Promise.withResolvers<void>()
    const { promise: isEnd, resolve: end } = Promise.withResolvers<undefined>()
    worker.on('watch', () => {
      begin()
      return isEnd
    })
    const first = worker.runNow('watch')
    await underWay
    assert.equal(await worker.runNow('watch'), 'busy')
    end(undefined)
    assert.equal(await first, 'done')
  })

  test('one that fails says so, and is tried again', async ({ assert }) => {
    const worker = await app.container.make(JobWorker)
    assert.equal(await worker.runNow('no_such_work'), 'failed')
    const [row] = await rows<Row & { failures: number }>(
      "select * from jobs where kind = 'no_such_work'"
    )
    assert.include(row, { status: 'pending', failures: 1 })
    assert.isAbove(row?.run_at ?? 0, clock.now())
  })

  test('one that fails for hours is an alarm, and goes on by itself once it can', async ({
    assert,
    cleanup,
  }) => {
    const { action } = SCHEDULE.find(({ command }) => command.kind === 'keep_days')!.command
    cleanup(() => app.container.restore(action))
    app.container.swap(action, () => ({ execute: () => Promise.reject(new Error('broken')) }))
    const worker = await app.container.make(JobWorker)
    const openAlarms = async () =>
      (await rows('select kind, subject from alarms where cleared_at is null')).map((row) => ({
        ...row,
      }))
    const goOn = async (times: number) => {
      for (let time = 0; time < times; time++) {
        clock.advance(6 * MINUTE)
        await worker.runDue()
      }
    }
    await worker.runNow('keep_days')
    await goOn(8)
    assert.deepEqual(await openAlarms(), [])
    await goOn(20)
    assert.deepEqual(await openAlarms(), [{ kind: 'failing_job', subject: 'keep_days' }])
    await worker.runNow('watch')
    assert.lengthOf(await openAlarms(), 1)
    app.container.restore(action)
    await goOn(10)
    const [row] = await jobs()
    assert.include(row, { kind: 'keep_days', status: 'pending' })
    assert.isAbove(row?.ran_at ?? 0, clock.now() - HOUR)
    assert.deepEqual(await openAlarms(), [])
  })

  test('so is one that ends its process over and over, before it does so again', async ({
    assert,
    cleanup,
  }) => {
    const { action } = SCHEDULE.find(({ command }) => command.kind === 'keep_days')!.command
    cleanup(() => app.container.restore(action))
    const subjects = () =>
      rows<{ subject: string }>('select subject from alarms where cleared_at is null')
    let told: unknown[] = []
    const execute = async () => void (told = await subjects())
    app.container.swap(action, () => ({ execute }))
    const worker = await app.container.make(JobWorker)
    await worker.runNow('keep_days')
    for (const [crashes, alarms] of [
      [23, 0],
      [24, 1],
    ] as const) {
      await rows(`update jobs set crashes = ? where kind = 'keep_days' returning id`, crashes)
      await worker.runNow('keep_days')
      assert.lengthOf(told, alarms)
    }
    await worker.runNow('watch')
    assert.lengthOf(await subjects(), 0)
  })

  test('so is one that cannot be given up because it looks like an outage', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => app.container.restore(WipeDeleted))
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    const wipe = { execute: () => Promise.reject(full) }
    app.container.swap(WipeDeleted, () => wipe as unknown as WipeDeleted)
    const worker = await app.container.make(JobWorker)
    const openAlarms = () =>
      rows<{ subject: string }>('select subject from alarms where cleared_at is null')
    await worker.runNow('wipe_deleted')
    for (let time = 0; time < 29; time++) {
      clock.advance(MINUTE)
      await worker.runDue()
    }
    assert.lengthOf(await openAlarms(), 0)
    clock.advance(MINUTE)
    await worker.runDue()
    assert.deepEqual(
      (await openAlarms()).map(({ subject }) => subject),
      ['wipe_deleted']
    )
    await worker.runNow('watch')
    assert.lengthOf(await openAlarms(), 1)
    for (const ending of [() => Promise.reject(new Error('broken')), () => Promise.resolve()]) {
      wipe.execute = ending as typeof wipe.execute
      clock.advance(MINUTE)
      await worker.runDue()
    }
    await worker.runNow('watch')
    assert.lengthOf(await openAlarms(), 0)
  })

  test('is made up for when no process was there at its time', async ({ assert }) => {
    await (await app.container.make(JobWorker)).runNow('keep_days')
    const [{ ran_at: before } = { ran_at: 0 }] = await jobs()
    clock.advance(3 * DAY)
    const worker = await app.container.make(JobWorker)
    await worker.runDue()
    const [row] = await rows<Row>("select * from jobs where kind = 'keep_days'")
    assert.equal(row?.ran_at, (before ?? 0) + 3 * DAY)
  })

  test('a preview writes nothing', async ({ assert }) => {
    const { read } = await database()
    await (await app.container.make(JobWorker)).runNow('no_such_work')
    await rows("update jobs set status = 'dead', died_at = 1 returning id")
    const watch = SCHEDULE.find(({ command }) => command.kind === 'watch')!.command.action
    const action = (await app.container.make(watch as new () => object)) as RecurringAction
    await action.preview({} as never)
    assert.lengthOf(await read.all('select id from alarms'), 0)
  })
})
