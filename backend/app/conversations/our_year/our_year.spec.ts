import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { ReadForTooLong } from '#app/core/threads/threads'
import { diaryOfYear } from '#app/conversations/our_year/diary_of_year'
import type { OurYear } from '#app/conversations/our_year/contract'
import { FindOurYear } from '#app/conversations/our_year/find_our_year'
import { YearOfTexts } from '#app/conversations/our_year/year_of_texts'
import { StretchThinking } from '#app/conversations/remembering/rule_talk_reader'
import { AnotherServer } from '#tests/another_server'
import { thinkingHere } from '#tests/thinking_here'
import {
  clock,
  freshDatabase,
  onboardedUser,
  rows,
  signedUpUser,
  tell,
  type TestUser,
} from '#tests/world'

interface Wish {
  at: string
  body?: string
  isHers?: boolean
  kind?: string
  state?: string
}

async function say(user: TestUser, { at, body = 'Hi', isHers = false, ...wish }: Wish) {
  const [row] = await rows<{ id: number }>(
    `insert into messages (user_id, conversation_id, direction, kind, body, state, created_at)
     select ?, id, ?, ?, ?, ?, ? from conversations where user_id = ? returning id`,
    user.id,
    isHers ? 'outbound' : 'inbound',
    wish.kind ?? (isHers ? 'reply' : 'talk'),
    body,
    wish.state ?? (isHers ? 'delivered' : 'received'),
    Date.parse(at),
    user.id
  )
  return row?.id ?? 0
}

async function yearOf(client: ApiClient, user: TestUser, year?: number): Promise<OurYear> {
  const response = await client.get(`/api/our-year${year ? `?year=${year}` : ''}`).as(user)
  response.assertStatus(200)
  return response.body() as OurYear
}

test.group('Our year', (group) => {
  freshDatabase(group)

  test('counts the texts of a calendar year where the person is', async ({ client, assert }) => {
    clock.at('2024-06-01T12:00:00Z')
    const user = await onboardedUser({ timeZone: 'Asia/Tokyo' })
    await rows('delete from messages returning id')
    // New Year's Eve in Tokyo, and minutes later the new year.
    await say(user, { at: '2024-12-31T14:58:00Z', body: 'Still the old one' })
    await say(user, { at: '2024-12-31T15:01:00Z', body: 'Happy new year' })
    await say(user, { at: '2024-12-31T15:02:00Z', isHers: true })
    await say(user, { at: '2025-03-01T01:00:00Z' })
    await say(user, { at: '2025-03-01T01:10:00Z', isHers: true, state: 'failed' })
    await say(user, { at: '2025-03-01T01:11:00Z', isHers: true, kind: 'notice' })
    await say(user, { at: '2025-03-01T01:12:00Z', isHers: true, kind: 'crisis' })
    const year = await yearOf(client, user)
    assert.containsSubset(year, {
      year: 2025,
      years: [2025, 2024],
      timeZone: 'Asia/Tokyo',
      fromYou: 2,
      fromHer: 1,
      daysTalked: 2,
      firstText: { sender: 'user', text: 'Happy new year', saidAt: '2024-12-31T15:01:00.000Z' },
      longestTalk: null,
    })
    assert.equal((await yearOf(client, user, 2024)).firstText?.text, 'Still the old one')
  })

  test('holds pins, memories, subjects and moods of that year alone, of that person', async ({
    client,
    assert,
  }) => {
    const [user, other] = [await onboardedUser(), await onboardedUser()]
    for (const [of, at] of [
      [user, '2025-05-01T12:00:00Z'],
      [user, '2026-05-01T12:00:00Z'],
      [other, '2026-05-01T12:00:00Z'],
    ] as const) {
      const id = await say(of, { at, body: `Pinned in ${at.slice(0, 4)}` })
      await rows(
        `insert into text_marks (user_id, message_id, pinned_at, created_at)
         values (?, ?, 1, 1) returning id`,
        of.id,
        id
      )
      await rows(
        `insert into memories (user_id, body, is_pinned, saved_at)
         values (?, ?, (1 = 0), ?) returning id`,
        of.id,
        `You knew it in ${at.slice(0, 4)}.`,
        Date.parse(at)
      )
      await rows(
        `insert into diary_lines (user_id, date, body, subjects, mood, written_at)
         values (?, ?, 'A day.', '["work"]', 'calm', 1) returning id`,
        of.id,
        at.slice(0, 10)
      )
    }
    await rows(
      `insert into memories (user_id, body, is_pinned, saved_at, valid_to)
       values (?, 'You knew it no longer.', (1 = 0), ?, 1) returning id`,
      user.id,
      Date.parse('2026-05-01T12:00:00Z')
    )
    const year = await yearOf(client, user, 2026)
    assert.equal(year.fromYou, 1)
    assert.deepEqual(
      year.moments.map((moment) => moment.text),
      ['Pinned in 2026']
    )
    assert.deepEqual(
      year.memories.map((memory) => memory.text),
      ['You knew it in 2026.']
    )
    assert.deepEqual(year.subjects, [{ subject: 'work', days: 1 }])
    assert.deepEqual(year.moods, [{ month: '2026-05', moods: [{ mood: 'calm', days: 1 }] }])
  })

  test('tells of no death and of nothing grave', async ({ client, assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'my mom died', 'my dad has cancer', 'I live in Lisbon')
    const known = await rows<{ body: string }>('select body from memories')
    assert.isAbove(known.length, 1)
    assert.deepEqual(
      (await yearOf(client, user)).memories.map(({ text }) => text),
      ['You live in Lisbon.']
    )
  })

  test('tells nothing grave whatever it answers, and of what nobody could read nothing', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await tell(user, 'hi')
    for (const [slot, valueKey, body] of [
      ['', '', 'Your friend Jake killed himself.'],
      ['relationship', 'widowed', 'You are widowed.'],
      ['health:hiv', 'hiv', 'You have HIV.'],
      ['home', 'lisbon', 'You live in Lisbon.'],
    ] as const) {
      await rows(
        `insert into memories (user_id, body, slot, value_key, is_pinned, saved_at)
         values (?, ?, nullif(?, ''), nullif(?, ''), (1 = 0), ?) returning id`,
        ...[user.id, body, slot, valueKey, clock.now()]
      )
    }
    const { memories } = await yearOf(client, user)
    assert.deepEqual(
      memories.map(({ text }) => text),
      ['You live in Lisbon.']
    )
    const tooLong = () => Promise.reject(new ReadForTooLong('whatTextsTell'))
    const server = new AnotherServer().with(StretchThinking, {
      ...thinkingHere,
      whatTextsTell: tooLong,
    })
    const unread = await (await server.make(FindOurYear)).execute(user.id, null)
    assert.isEmpty(unread.memories)
  })

  test('of somebody who never texted is this one, and empty', async ({ client, assert }) => {
    const user = await signedUpUser()
    assert.containsSubset(await yearOf(client, user), {
      ...{ year: 2026, years: [], fromYou: 0, fromHer: 0, daysTalked: 0 },
      ...{ firstText: null, longestTalk: null, moments: [], memories: [] },
    })
  })

  test('answers {status} to the year {year}')
    .with([
      { year: '2019', status: 404 },
      { year: 'MMXX', status: 422 },
      { year: '20260', status: 422 },
    ])
    .run(async ({ client }, { year, status }) => {
      const user = await onboardedUser()
      const response = await client.get(`/api/our-year?year=${year}`).as(user)
      response.assertStatus(status)
    })

  test('is closed to visitors', async ({ client }) => {
    const response = await client.get('/api/our-year')
    response.assertStatus(401)
  })
})

test.group('The longest talk of a year', () => {
  const talkOf = (...minutes: number[]) => {
    const counted = new YearOfTexts('UTC')
    for (const minute of minutes) counted.add({ isHers: false, at: minute * MINUTE })
    return counted.longestTalk
  }

  test('goes on while nobody pauses for an hour, and has the most texts', ({ assert }) => {
    assert.deepEqual(talkOf(0, 30, 89, 148, 300, 301, 302, 303, 304), {
      startedAt: new Date(300 * MINUTE).toISOString(),
      minutes: 4,
      texts: 5,
    })
    assert.deepEqual(talkOf(0, 30, 89, 148, 300, 301), {
      startedAt: new Date(0).toISOString(),
      minutes: 148,
      texts: 4,
    })
  })

  test('is none while nobody said much', ({ assert }) => {
    assert.isNull(talkOf(0, 1, 2))
    assert.isNull(talkOf())
  })
})

test.group('The diary of a year', () => {
  test('tells the commonest first, and no month without a mood', ({ assert }) => {
    const day = (date: string, mood: string | null, ...subjects: string[]) => {
      return { date, mood, subjects }
    }
    assert.deepEqual(
      diaryOfYear([
        day('2026-01-01', 'calm', 'food'),
        day('2026-01-02', 'happy', 'work', 'food'),
        day('2026-01-03', 'happy', 'work', 'food'),
        day('2026-02-01', null, 'work'),
        day('2026-03-01', 'no mood of ours', 'work'),
      ]),
      {
        subjects: [
          { subject: 'work', days: 4 },
          { subject: 'food', days: 3 },
        ],
        moods: [
          {
            month: '2026-01',
            moods: [
              { mood: 'happy', days: 2 },
              { mood: 'calm', days: 1 },
            ],
          },
          { month: '2026-03', moods: [{ mood: 'happy', days: 1 }] },
        ],
      }
    )
  })
})
