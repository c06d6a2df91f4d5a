import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import type { PlainSql, Sql } from '#app/core/database/sql'
import { isPostgres } from '#config/database'
import { freshDatabase, rows } from '#tests/world'

/** What points at nothing is found out at the very end. */
async function breakCommit(sql: Sql): Promise<void> {
  await sql.run('create table pointed_at (id integer primary key)')
  await sql.run(
    'create table pointing (id integer references pointed_at deferrable initially deferred)'
  )
  await sql.run('insert into pointing (id) values (1)')
}

test.group('The database', (group) => {
  freshDatabase(group)

  test('a failed transaction leaves nothing behind and runs nothing after', async ({ assert }) => {
    const database = await app.container.make(Database)
    let hasRun = false
    const failed = database.transaction(async (tx) => {
      tx.afterCommit(() => (hasRun = true))
      await tx.sql.run(`insert into recipients (phone_key, updated_at) values ('x', 0)`)
      throw new Error('no')
    })
    await assert.rejects(() => failed, 'no')
    assert.isFalse(hasRun)
    assert.lengthOf(await rows('select * from recipients'), 0)
  })

  test('a commit that fails is told as one, runs nothing after, and stops nobody else', async ({
    assert,
  }) => {
    const database = await app.container.make(Database)
    let hasRun = false
    const failed = database.transaction(async ({ sql, afterCommit }) => {
      afterCommit(() => (hasRun = true))
      await sql.run(`insert into recipients (phone_key, updated_at) values ('lost', 0)`)
      await breakCommit(sql)
    })
    const next = database.read.run(
      `insert into recipients (phone_key, updated_at) values ('kept', 0)`
    )
    await assert.rejects(() => failed, /foreign key/i)
    await next
    assert.isFalse(hasRun)
    await database.transaction(({ sql }) => sql.run('update recipients set updated_at = 1'))
    assert.deepEqual(await rows('select phone_key, updated_at from recipients'), [
      { phone_key: 'kept', updated_at: 1 },
    ])
  })

  test('those who wait for their turn share a commit, each whole or not at all', async ({
    assert,
  }) => {
    const database = await app.container.make(Database)
    const later: string[] = []
    const write = (key: string) =>
      database.transaction(async ({ sql, afterCommit }) => {
        afterCommit(() => later.push(key))
        await sql.run('insert into recipients (phone_key, updated_at) values (?, 0)', key)
        if (key === 'bad') throw new Error('no')
        if (key === 'broken') await breakCommit(sql)
        return key
      })
    const shared = await Promise.allSettled(['a', 'bad', 'b'].map(write))
    assert.deepEqual(
      shared.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message)),
      ['a', 'no', 'b']
    )
    const withBroken = await Promise.allSettled(['c', 'broken', 'd'].map(write))
    assert.deepEqual(
      withBroken.map((one) => one.status),
      ['fulfilled', 'rejected', 'fulfilled']
    )
    assert.sameMembers(later, ['a', 'b', 'c', 'd'])
    const kept = await rows<{ phone_key: string }>('select phone_key from recipients order by 1')
    assert.deepEqual(
      kept.map((row) => row.phone_key),
      ['a', 'b', 'c', 'd']
    )
  })

  test('nothing of a transaction is written that could not begin', async ({ assert, cleanup }) => {
    const database = await app.container.make(Database)
    await database.read.run('begin')
    cleanup(() => void database.read.run('rollback'))
    const insert = `insert into recipients (phone_key, updated_at) values ('x', 0)`
    const failed = database.transaction(({ sql }) => sql.run(insert))
    await assert.rejects(() => failed, /within a transaction/)
    assert.lengthOf(await rows('select * from recipients'), 0)
  }).skip(isPostgres, 'SQLite only')

  test('models and plain statements share one transaction', async ({ assert }) => {
    const database = await app.container.make(Database)
    await database.transaction(async ({ sql }) => {
      await sql.client.table('recipients').insert({ phone_key: 'a', updated_at: 1 })
      const row = await sql.first<{ phone_key: string }>('select phone_key from recipients')
      assert.equal(row?.phone_key, 'a')
    })
  })

  test('what a transaction asks is planned once, what is read beside one for its values', async ({
    assert,
  }) => {
    const database = await app.container.make(Database)
    const ask = (sql: PlainSql) => sql.first('select cast(? as integer) as how_often', 1)
    // However many kinds of reads there were, they take no names.
    for (let kind = 0; kind < 401; kind++) {
      await database.read.first(`select cast(? as integer) as kind_${kind}`, kind)
    }
    await ask(database.read)
    await database.transaction(async ({ sql }) => {
      const kept = `select statement from pg_prepared_statements where statement like '%how_often'`
      assert.isEmpty(await sql.all(kept))
      await ask(sql)
      assert.lengthOf(await sql.all(kept), 1)
    })
  }).skip(!isPostgres, 'PostgreSQL only')

  test('a unique violation is told from other errors', async ({ assert }) => {
    const database = await app.container.make(Database)
    const insert = () =>
      database.read.run(`insert into recipients (phone_key, updated_at) values ('x', 0)`)
    await insert()
    const twice = await insert().catch((error: unknown) => error)
    const wrong = await database.read.run('select nothing_there').catch((error: unknown) => error)
    assert.isTrue(database.dialect.isUniqueViolation(twice))
    assert.isFalse(database.dialect.isUniqueViolation(wrong))
  })

  test('a row that points at nothing is told from other errors', async ({ assert }) => {
    const database = await app.container.make(Database)
    const dangling = await database.read
      .run(`insert into memories (user_id, body, saved_at) values (4711, 'x', 0)`)
      .catch((error: unknown) => error)
    const wrong = await database.read.run('select nothing_there').catch((error: unknown) => error)
    assert.isTrue(database.dialect.isDangling(dangling))
    assert.isFalse(database.dialect.isDangling(wrong))
  })

  test('wiping what was deleted leaves what is kept', async ({ assert }) => {
    const database = await app.container.make(Database)
    await database.read.run(
      `insert into recipients (phone_key, updated_at) values ('kept', 0), ('gone', 0)`
    )
    await database.read.run(`delete from recipients where phone_key = 'gone'`)
    assert.isTrue(await database.dialect.wipeDeleted(database.read))
    assert.lengthOf(await rows('select * from recipients'), 1)
  })

  test('it is as durable as promised', async () => {
    const database = await app.container.make(Database)
    await database.dialect.assertDurable(database.read)
  })

  test('a connection that leaves deleted words behind is refused by name', async ({
    assert,
    cleanup,
  }) => {
    const database = await app.container.make(Database)
    cleanup(async () => void (await database.read.run('pragma secure_delete = ON')))
    await database.read.run('pragma secure_delete = OFF')
    await assert.rejects(() => database.dialect.assertDurable(database.read), /secure_delete is 0/)
  }).skip(isPostgres, 'SQLite only')

  test('a connection that is less durable is refused by name', async ({ assert, cleanup }) => {
    const database = await app.container.make(Database)
    cleanup(async () => void (await database.read.run('pragma synchronous = FULL')))
    await database.read.run('pragma synchronous = NORMAL')
    await assert.rejects(() => database.dialect.assertDurable(database.read), /synchronous is 1/)
  }).skip(isPostgres, 'SQLite only')

  test('big integers come back as numbers', async ({ assert }) => {
    const at = Date.parse('2199-12-31T23:59:59.999Z')
    const { read } = await app.container.make(Database)
    await read.run('insert into recipients (phone_key, updated_at) values (?, ?)', 'x', at)
    const [row] = await rows<{ updated_at: number }>('select updated_at from recipients')
    assert.strictEqual(row?.updated_at, at)
  })
})
