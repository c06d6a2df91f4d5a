import { FILTERED, type MillionTexts } from './million_texts.js'
import { pick, seededRandom, wordOf } from './made_texts.js'

export interface Question {
  group: string
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** Rows from 0, both included; `last` is the last page that can be reached. */
  page: number | 'deep' | 'last'
  filter: Record<string, unknown>
}

export const PAGE_ROWS = 25
const SORTS = ['id', 'createdAt'].flatMap((field) =>
  (['ASC', 'DESC'] as const).map((order) => ({ field, order }))
)
const PAGES: readonly Question['page'][] = [0, 1, 4, 'deep', 'last']
const DAY = 86_400_000

type Values = readonly Record<string, unknown>[]

/** Values of every declared filter, the common ones first. */
function filtersOf({ from, until, people }: MillionTexts): Values[] {
  const day = (age: number) => new Date(from + age * DAY).toISOString()
  return [
    [{ userId: 1 }, { userId: 40 }, { userId: people }, { userId: [1, 2, 30] }],
    [{ conversationId: 2 }, { conversationId: 50 }, { conversationId: people }],
    [{ direction: 'outbound' }, { direction: 'inbound' }],
    [
      { kind: 'reply' },
      { kind: 'talk' },
      { kind: 'scheduled' },
      { kind: ['notice', 'greeting'] },
      { kind: 'crisis' },
    ],
    [
      { state: 'delivered' },
      { state: 'received' },
      { state: 'sent' },
      { state: ['failed', 'undelivered'] },
      { state: 'unknown' },
      { state: 'queued' },
    ],
    [
      { errorCode: 30003 },
      { errorCode: FILTERED },
      { errorCode: [30005, 21612] },
      { errorCode: 1 },
    ],
    [
      { createdAt_gte: day(180) },
      { createdAt_gte: day(35), createdAt_lte: day(95) },
      { createdAt_lte: day(60) },
      { createdAt_gte: new Date(until - 7 * DAY).toISOString() },
      { createdAt_gte: day(41), createdAt_lte: day(42) },
    ],
    [{ messageSid: `SM${(77).toString(16).padStart(32, '0')}` }],
    [{ id: [1, 5000, 77_777, 150_000] }],
  ]
}

/**
 * Nothing, each filter with each of its values, and all
 * pairs and triples of filters with values drawn by chance.
 */
export function questionsOfFilters(texts: MillionTexts): Question[] {
  const random = seededRandom(11)
  const filters = filtersOf(texts)
  const draw = (some: Values[]) =>
    Object.assign(
      {},
      ...some.map((values) =>
        pick(
          values.map((value) => [value, 1]),
          random()
        )
      )
    )
  const pairs = filters.flatMap((one, place) =>
    filters.slice(place + 1).map((other) => [one, other])
  )
  const triples = filters.flatMap((one, place) =>
    filters
      .slice(place + 1)
      .flatMap((other, next) => filters.slice(place + next + 2).map((third) => [one, other, third]))
  )
  const asked = [
    {},
    ...filters.flat(),
    ...pairs.flatMap((some) => [draw(some), draw(some), draw(some)]),
    ...triples.flatMap((some) => [draw(some), draw(some)]),
  ]
  return asked.flatMap((filter) =>
    SORTS.flatMap((sort) =>
      PAGES.map((page) => ({ group: `${groupOf(page)}, by ${sort.field}`, sort, page, filter }))
    )
  )
}

/** How many of all sets of filters that can be declared together were asked about. */
export function setsAsked(questions: readonly Question[]): string {
  const names = questions.map(({ filter }) =>
    Object.keys(filter).map((key) => key.replace(/_[gl]te$/, ''))
  )
  const sets = new Set(names.map((some) => [...new Set(some)].sort().join()))
  return `${sets.size} of ${2 ** new Set(names.flat()).size}`
}

function groupOf(page: Question['page']): string {
  if (page === 0) return 'first page'
  if (page === 'deep') return 'row 9,000'
  return page === 'last' ? 'last page' : 'pages 2 and 5'
}

/** Ranks of words: in a third of all texts, in some of a thousand, in one of a hundred thousand. */
const SEARCHES = {
  'common word': [wordOf(0), wordOf(3)],
  'medium word': [wordOf(300), wordOf(1000)],
  'rare word': [wordOf(12_000), wordOf(29_000)],
  'absent word': ['nobodysaidthis'],
  'two words': [
    `${wordOf(0)} ${wordOf(2)}`,
    `${wordOf(0)} ${wordOf(300)}`,
    `${wordOf(300)} ${wordOf(700)}`,
  ],
  'many words': [Array.from({ length: 12 }, (_, rank) => wordOf(rank)).join(' ')],
}

export function questionsOfSearch(texts: MillionTexts): Question[] {
  const [users, talks, directions, kinds, states, errors, times] = filtersOf(texts)
  const filters = [
    {},
    ...[users, talks, directions, kinds, states, errors, times].flatMap((values) => values ?? []),
  ]
  const sorts = [SORTS[1]!, SORTS[0]!, SORTS[3]!]
  return Object.entries(SEARCHES).flatMap(([name, words]) =>
    words.flatMap((q) =>
      filters.flatMap((filter, place) =>
        (place === 0 ? PAGES : [0, 'last' as const]).flatMap((page) =>
          (place > 0 && page === 'last' ? sorts.slice(0, 1) : sorts).map((sort) => ({
            group: `${name}${place === 0 ? '' : ' with a filter'}`,
            sort,
            page,
            filter: { ...filter, q },
          }))
        )
      )
    )
  )
}
