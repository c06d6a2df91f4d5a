import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import { GroupCommit } from '#app/core/database/group_commit'
import type { Tx } from '#app/core/database/sql'
import { freshDatabase, rows } from '#tests/world'

test.group('Group commit', (group) => {
  freshDatabase(group)

  async function recipients(commits: string[][] = [], meanwhile = () => {}) {
    const database = await app.container.make(Database)
    const write = async (tx: Tx, key: string) => {
      if (key === 'bad') throw new Error('bad item')
      await tx.sql.run('insert into recipients (phone_key, updated_at) values (?, 0)', key)
      return `done ${key}`
    }
    const close = async (_tx: Tx, done: string[]) => {
      commits.push(done)
      meanwhile()
    }
    return new GroupCommit<string, string>(database, write, { close })
  }

  test('each caller gets its own answer once its row is durable', async ({ assert }) => {
    const commit = await recipients()
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => commit.add(key)))
    assert.deepEqual(answers, ['done a', 'done b', 'done c'])
    assert.lengthOf(await rows('select * from recipients'), 3)
  })

  test('one bad item fails alone', async ({ assert }) => {
    const commit = await recipients()
    const ended = await Promise.allSettled(['a', 'bad', 'c', 'a'].map((key) => commit.add(key)))
    assert.deepEqual(
      ended.map((result) => result.status),
      ['fulfilled', 'rejected', 'fulfilled', 'rejected']
    )
    assert.lengthOf(await rows('select * from recipients'), 2)
  })

  test('those that share a commit are written in the order of their keys', async ({ assert }) => {
    const written: string[] = []
    const write = async (_tx: Tx, key: string) => void written.push(key)
    const commit = new GroupCommit(await app.container.make(Database), write, {
      orderOf: (key) => key,
    })
    await Promise.all(['first', 'c', 'a', 'b'].map((key) => commit.add(key)))
    assert.deepEqual(written, ['a', 'b', 'c', 'first'])
  })

  test('what arrives while a commit is under way shares the next one', async ({ assert }) => {
    const commits: string[][] = []
    const late: Promise<string>[] = []
    const commit: GroupCommit<string, string> = await recipients(commits, () => {
      while (late.length < 150) late.push(commit.add(`late ${late.length}`))
    })
    await commit.add('early')
    await Promise.all(late)
    assert.deepEqual(
      commits.map(({ length }) => length),
      [1, 150]
    )
  })

  test('what arrives before a commit has begun shares it', async ({ assert }) => {
    const commits: string[][] = []
    const commit = await recipients(commits)
    const early = commit.add('early')
    await new Promise((later) => setImmediate(later))
    await Promise.all([early, commit.add('late')])
    assert.deepEqual(commits, [['done early', 'done late']])
  })

  test('a commit that cannot begin fails each that waits for it', async ({ assert }) => {
    const commits: string[][] = []
    const commit = await recipients(commits)
    const database = await app.container.make(Database)
    const transaction = database.transaction.bind(database)
    database.transaction = () => Promise.reject(new Error('no database'))
    const ended = await Promise.allSettled(['a', 'b'].map((key) => commit.add(key)))
    database.transaction = transaction
    assert.deepEqual(
      ended.map((result) => result.status),
      ['rejected', 'rejected']
    )
    assert.equal(await commit.add('c'), 'done c')
    assert.deepEqual(commits, [['done c']])
  })
})
