import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { crashLength } from '#tests/crash/length'
import { lineOf } from '#tests/crash/line_of'
import { surviveKills } from '#tests/crash/survive_kills'
import { survivePaymentKills } from '#tests/crash/survive_payment_kills'

/** The same dangers every time; `npm run test:chaos` draws others. */
const seed = Number(process.env.SEED ?? 20261118)

test.group('crash', () => {
  test('texts survive a server that is killed at random: none lost, none stored or answered twice', async ({
    assert,
  }) => {
    const databaseUrl = process.env.DATABASE_URL ?? ''
    assert.notEqual(databaseUrl, ':memory:', 'two processes need a database they can share')
    const plan = { ...crashLength().texts, seed }
    const report = await surviveKills({ app, databaseUrl }, plan)
    assert.deepEqual(report.problems, [], `seed ${seed}: ${report.problems.join('; ')}`)
    assert.isAbove(report.replies, plan.people / 3, `seed ${seed}`)
    console.log(lineOf(report))
  }).timeout(600_000)

  test('payments survive a server that is killed at random: each is granted once, and none twice', async ({
    assert,
  }) => {
    const databaseUrl = process.env.DATABASE_URL ?? ''
    assert.notEqual(databaseUrl, ':memory:', 'two processes need a database they can share')
    const plan = { ...crashLength().payments, seed }
    const report = await survivePaymentKills(app, databaseUrl, plan)
    assert.deepEqual(report.problems, [], `seed ${seed}: ${report.problems.join('; ')}`)
    assert.isAbove(report.paid, plan.people * 0.75)
    console.log(`seed ${seed}: ${report.paid} payments, ${report.kills} kills`)
  }).timeout(600_000)
})
