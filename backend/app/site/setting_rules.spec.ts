import hash from '@adonisjs/core/services/hash'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { test } from '@japa/runner'
import {
  readDatabaseUrl,
  readNoticeHours,
  readPort,
  readScryptCost,
  readWebAddress,
} from '#config/setting_rules'
import { checkEachRow } from '#tests/check_each_row'

const READERS = {
  AI_NOTICE_HOURS: readNoticeHours,
  DATABASE_URL: readDatabaseUrl,
  PORT: readPort,
  PUBLIC_URL: readWebAddress,
  SCRYPT_COST: readScryptCost,
}
type Key = keyof typeof READERS

const rows = (values: Record<Key, readonly string[]>) =>
  Object.entries(values).flatMap(([key, all]) => all.map((value) => ({ key: key as Key, value })))

test.group('The settings that are more than words', () => {
  test('are taken as they are written, or not set', ({ assert }) =>
    checkEachRow(
      rows({
        AI_NOTICE_HOURS: ['3', '0.5'],
        DATABASE_URL: ['tmp/everly.sqlite', ':memory:', 'postgres://a:b%2Fc@host/db'],
        PORT: ['0', '3333', '65535'],
        PUBLIC_URL: ['https://everly.example', 'http://localhost:3333', 'http://[::1]:1/v1'],
        SCRYPT_COST: ['1024', '65536', '1048576'],
      }),
      ({ key, value }) => {
        assert.equal(String(READERS[key](key, value)), value)
        assert.isUndefined(READERS[key](key, ''))
      }
    ))

  test('are refused in one sentence', ({ assert }) =>
    checkEachRow(
      rows({
        AI_NOTICE_HOURS: ['24', '3.1', '0', '-1', 'never'],
        DATABASE_URL: ['mysql://host/db', 'postgres://a:b/c@host/db'],
        PORT: ['-1', '3333.5', '65536', 'three'],
        PUBLIC_URL: ['everly.example', 'localhost:3333', 'ftp://everly.example', 'https://'],
        SCRYPT_COST: ['0', '1', '33000', '2097152', 'high'],
      }),
      ({ key, value }) => assert.throws(() => READERS[key](key, value), new RegExp(`^${key} must `))
    ))

  test('a password hashed at a higher cost than the present one still opens', async ({
    assert,
  }) => {
    const before = new Scrypt({ cost: 2 ** 16, maxMemory: 2 ** 31 })
    assert.isTrue(await hash.verify(await before.make('secret'), 'secret'))
  })
})
