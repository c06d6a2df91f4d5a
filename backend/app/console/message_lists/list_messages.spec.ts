import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { RecurringAction } from '#app/core/jobs/recurring'
import { insertRows, tuple } from '#app/core/database/many_rows'
import { CountMessages } from '#app/console/message_lists/count_messages'
import { ListMessages, type MessageListWish } from '#app/console/message_lists/list_messages'
import { KeepTextsFindable } from '#app/console/text_search/keep_texts_findable'
import { clock, database, freshDatabase, rows, signedUpUser } from '#tests/world'
import { DAY, MINUTE } from '#app/core/clock/durations'

const COUNT = 12_500
/** Hundreds of pages, on a machine with other work. */
const LONGEST_MS = 180_000
const SORTS = ['id', 'createdAt'].flatMap((field) =>
  (['ASC', 'DESC'] as const).map((order) => ({ field, order }))
)

interface Row {
  id: number
  user_id: number | null
  conversation_id: number | null
  direction: string
  kind: string
  state: string
  error_code: number | null
  created_at: number
  body: string
}

const INBOUND = { direction: 'inbound', kind: 'talk', state: 'received' }

/**
 * Two months of texts; every hundredth was pulled up to a day
 * late, as some are. Half of one person's are of the talk.
 */
function madeRows(userId: number, conversationId: number | null = null): Row[] {
  const start = clock.now() - 60 * DAY
  return Array.from({ length: COUNT }, (_, index) => {
    const isInbound = index % 2 === 0
    const isLost = index % 50 === 7
    const herKind = index % 10 === 1 ? 'scheduled' : 'reply'
    const herState = isLost ? 'failed' : 'delivered'
    const late = index % 100 === 0 ? (index % 24) * 60 * MINUTE : 0
    return {
      id: 10_000 + index * 3,
      user_id: index % 5 === 0 ? userId : null,
      conversation_id: index % 20 < 10 && index % 5 === 0 ? conversationId : null,
      ...(isInbound ? INBOUND : { direction: 'outbound', kind: herKind, state: herState }),
      error_code: isLost ? 30003 + (index % 3) : null,
      created_at: start + index * 6 * MINUTE - late,
      body: `${index % 1000 === 0 ? 'parrot ' : ''}${index % 3 ? 'hello' : 'goodbye'} there`,
    }
  })
}

const COLUMNS = [
  'id',
  'user_id',
  'conversation_id',
  'direction',
  'kind',
  'state',
  'error_code',
  'created_at',
  'body',
] as const

async function insertTexts(texts: readonly Row[]): Promise<void> {
  const statement = {
    head: `insert into messages (${COLUMNS.join(', ')})`,
    row: tuple(COLUMNS.length),
    tail: 'returning id',
  }
  const values = texts.map((text) => COLUMNS.map((column) => text[column]))
  await (await database()).transaction(({ sql }) => insertRows(sql, statement, values))
}

async function startTalk(userId: number): Promise<number> {
  const [talk] = await rows<{ id: number }>(
    'insert into conversations (user_id, created_at) values (?, ?) returning id',
    userId,
    clock.now()
  )
  return talk?.id ?? 0
}

const is = (field: string, column: string, ...wanted: (string | number)[]) => ({
  field,
  operator: 'is' as const,
  wanted,
  text: `t.${column} in (${wanted.map(() => '?').join(', ')})`,
  values: wanted,
})
const time = (operator: 'from' | 'until', at: number) => ({
  field: 'createdAt',
  operator,
  wanted: [at],
  text: `t.created_at ${operator === 'from' ? '>=' : '<='} ?`,
  values: [at],
})

interface Case {
  conditions: MessageListWish['conditions']
  words: string | null
  keeps: (row: Row) => boolean
}

function casesOf(userId: number, conversationId: number): Case[] {
  const [from, until] = [clock.now() - 30 * DAY, clock.now() - 9 * DAY]
  const within = (row: Row) => row.created_at >= from && row.created_at <= until
  const times = [time('from', from), time('until', until)]
  return [
    { conditions: [], words: null, keeps: () => true },
    { conditions: times, words: null, keeps: within },
    { conditions: [time('until', until)], words: null, keeps: (row) => row.created_at <= until },
    {
      conditions: [is('direction', 'direction', 'inbound')],
      words: null,
      keeps: (row) => row.direction === 'inbound',
    },
    {
      conditions: [
        is('kind', 'kind', 'reply', 'scheduled'),
        is('state', 'state', 'delivered'),
        ...times,
      ],
      words: null,
      keeps: (row) => row.direction === 'outbound' && row.state === 'delivered' && within(row),
    },
    {
      conditions: [is('errorCode', 'error_code', 30004), is('kind', 'kind', 'reply')],
      words: null,
      keeps: (row) => row.error_code === 30004 && row.kind === 'reply',
    },
    {
      conditions: [is('userId', 'user_id', userId), is('state', 'state', 'received')],
      words: null,
      keeps: (row) => row.user_id === userId && row.state === 'received',
    },
    {
      conditions: [is('userId', 'user_id', userId), is('direction', 'direction', 'outbound')],
      words: null,
      keeps: (row) => row.user_id === userId && row.direction === 'outbound',
    },
    {
      conditions: [is('conversationId', 'conversation_id', conversationId)],
      words: null,
      keeps: (row) => row.conversation_id === conversationId,
    },
    {
      conditions: [
        is('conversationId', 'conversation_id', conversationId),
        is('direction', 'direction', 'inbound'),
        is('userId', 'user_id', userId),
        ...times,
      ],
      words: null,
      keeps: (row) =>
        row.conversation_id === conversationId && row.direction === 'inbound' && within(row),
    },
    { conditions: [is('kind', 'kind', 'crisis')], words: null, keeps: () => false },
    {
      conditions: [is('direction', 'direction', 'inbound'), is('kind', 'kind', 'reply')],
      words: null,
      keeps: () => false,
    },
    { conditions: [], words: 'there', keeps: () => true },
    { conditions: [], words: 'parrot', keeps: (row) => row.body.includes('parrot') },
    {
      conditions: times,
      words: 'there hello',
      keeps: (row) => row.body.includes('hello') && within(row),
    },
    {
      conditions: [is('state', 'state', 'failed')],
      words: 'hello',
      keeps: (row) => row.body.includes('hello') && row.state === 'failed',
    },
    {
      conditions: [is('userId', 'user_id', userId), is('direction', 'direction', 'inbound')],
      words: 'goodbye',
      keeps: (row) =>
        row.body.includes('goodbye') && row.user_id === userId && row.direction === 'inbound',
    },
    {
      conditions: [is('conversationId', 'conversation_id', conversationId)],
      words: 'hello',
      keeps: (row) => row.body.includes('hello') && row.conversation_id === conversationId,
    },
  ]
}

function inOrder(texts: Row[], { field, order }: MessageListWish['sort']): number[] {
  const sign = order === 'DESC' ? -1 : 1
  const byTime = (one: Row, other: Row) => (field === 'id' ? 0 : one.created_at - other.created_at)
  const sorted = texts.toSorted((one, other) => sign * (byTime(one, other) || one.id - other.id))
  return sorted.map(({ id }) => id)
}

async function listOf(wish: Partial<MessageListWish>) {
  const lists = await app.container.make(ListMessages)
  const usual = { conditions: [], words: null, sort: SORTS[1]!, range: { from: 0, to: 24 } }
  return lists.execute({ ...usual, ...wish })
}

/** Until nothing is left to do. */
async function runJob(kind: typeof CountMessages | typeof KeepTextsFindable): Promise<void> {
  const job: RecurringAction = await app.container.make(kind as typeof KeepTextsFindable)
  for (let payload: object = {}; ;) {
    const outcome = await job.execute(payload as never)
    if (outcome?.againAt === undefined) return
    payload = outcome.payload ?? {}
  }
}

const PAGES = [0, 25, 9975].map((from) => ({ from, to: from + 24 }))

test.group('Lists of more texts than are counted', (group) => {
  freshDatabase(group)

  test('every page of every list is exact, without kept counts and with them', async ({
    assert,
  }) => {
    const { id: userId } = await signedUpUser()
    const conversationId = await startTalk(userId)
    const made = madeRows(userId, conversationId)
    await insertTexts(made)
    await runJob(KeepTextsFindable)
    const cases = casesOf(userId, conversationId)
    const seeAll = async (sorts: typeof SORTS) => {
      for (const { conditions, words, keeps } of cases) {
        const meant = made.filter(keeps)
        for (const sort of sorts) {
          const expected = inOrder(meant, sort)
          for (const range of PAGES) {
            const { ids, total, isExact } = await listOf({ conditions, words, sort, range })
            const told = JSON.stringify({ conditions, words, sort, range })
            assert.deepEqual(ids, expected.slice(range.from, range.to + 1), told)
            assert.equal(isExact, expected.length <= 10_000, told)
            if (isExact) assert.equal(total, expected.length, told)
            else assert.isAbove(total, 10_000, told)
          }
        }
      }
    }
    await seeAll(SORTS.slice(1, 3))
    await runJob(CountMessages)
    await seeAll(SORTS)
  }).timeout(LONGEST_MS)

  test('beyond ten thousand the total is that of the last count', async ({ assert }) => {
    const made = madeRows((await signedUpUser()).id)
    await insertTexts(made)
    await runJob(CountMessages)
    assert.deepInclude(await listOf({}), { total: COUNT, isExact: false })
    await rows('delete from messages where id in (10000, 10003) returning id')
    assert.deepInclude(await listOf({}), { total: COUNT, isExact: false })
    clock.advance(7 * 60 * MINUTE)
    await runJob(CountMessages)
    assert.deepInclude(await listOf({}), { total: COUNT - 2, isExact: false })
  })

  test('a list goes as far as it is counted; behind that it says what to do instead', async ({
    assert,
  }) => {
    await insertTexts(madeRows((await signedUpUser()).id))
    const range = { from: 10_000, to: 10_024 }
    await assert.rejects(() => listOf({ range }), /as far as 10,000 rows/)
    const narrow = await listOf({ range, conditions: [is('state', 'state', 'failed')] })
    assert.deepEqual(narrow.ids, [])
  })

  test('a text that came or changed since the last count is listed at once', async ({ assert }) => {
    const made = madeRows((await signedUpUser()).id)
    await insertTexts(made)
    await runJob(CountMessages)
    const first = made[0]!
    const newest = {
      ...first,
      id: 900_000,
      kind: 'crisis',
      direction: 'outbound',
      created_at: clock.now(),
    }
    await insertTexts([newest])
    const [oldest] = await rows<{ id: number }>(
      `update messages set state = 'unknown' where id = ${first.id} returning id`
    )
    assert.deepEqual((await listOf({})).ids[0], newest.id)
    assert.deepEqual((await listOf({ conditions: [is('kind', 'kind', 'crisis')] })).ids, [
      newest.id,
    ])
    const unknown = await listOf({ conditions: [is('state', 'state', 'unknown')] })
    assert.deepEqual(unknown.ids, [oldest?.id])
  })
})
