import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Alarm } from '#app/models/alarm'
import { safeError } from '#app/core/telemetry/safe_error'

const SECRET = 'my secret words'

test.group('What an error tells the log', () => {
  test('a failed statement keeps its values to itself', async ({ assert }) => {
    const error = await db
      .table('recipients')
      .insert({ phone_key: SECRET, no_such_column: SECRET })
      .catch((failure: unknown) => failure)
    const told = JSON.stringify(safeError(error))
    assert.notInclude(told, SECRET)
    assert.match(told, /no_such_column/)
    assert.notInclude(String(error), SECRET)
  })

  test('so does one of a model', async ({ assert }) => {
    const failed = await Alarm.query()
      .where('subject', SECRET)
      .whereRaw('no_such_column = ?', [SECRET])
      .catch((failure: unknown) => failure)
    assert.instanceOf(failed, Error)
    assert.notInclude(String(failed), SECRET)
  })

  test('what knex puts in front of the reason is cut off', ({ assert }) => {
    const told = safeError(
      new Error(`insert into x values ('${SECRET}') - UNIQUE constraint failed`)
    )
    assert.equal(told.summary, 'Error: UNIQUE constraint failed')
  })

  test('the cause is told by its kind and place, not by what it quotes', ({ assert }) => {
    const told = safeError(new TypeError(`x - ${'y'.repeat(900)}`))
    assert.equal(told.type, 'TypeError')
    assert.isAtMost(told.summary.length, 320)
    assert.match(told.stack, /safe_error\.spec/)
  })

  test('something thrown that is no error is no secret either', ({ assert }) => {
    assert.deepEqual(safeError(SECRET), { type: 'unknown', summary: 'unknown error', stack: '' })
  })

  test('the logger writes errors this way', async ({ assert }) => {
    const { default: config } = await import('#config/logger')
    const { loggers } = config as unknown as { loggers: { app: { serializers: { err: unknown } } } }
    assert.strictEqual(loggers.app.serializers.err, safeError)
    assert.isTrue(app.inTest)
  })
})
