import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { findPastTimes } from '#app/memory/recall/past_times'
import { checkEachRow } from '#tests/check_each_row'

const ZONE = 'America/New_York'
/** A Tuesday. */
const NOW = DateTime.fromISO('2026-06-09T18:00', { zone: ZONE }).toMillis()

function days(text: string): string[] {
  const day = (at: number) => DateTime.fromMillis(at, { zone: ZONE }).toISODate()
  return findPastTimes(text, { now: NOW, timeZone: ZONE }).map(
    ({ from, toldUntil }) => `${day(from)} ${day(toldUntil - 1)}`
  )
}

test.group('Past times', () => {
  const TABLE: [string, string][] = [
    ['What did I do on March 16, 2022?', '2022-03-16 2022-03-23'],
    ['Where was I on 27 March 2022', '2022-03-27 2022-04-03'],
    ['what happened in July 2023?', '2023-07-01 2023-08-20'],
    ['what happened in October?', '2025-10-01 2025-11-20'],
    ['what happened in May?', '2026-05-01 2026-06-20'],
    ['where did we go last spring?', '2026-03-01 2026-06-20'],
    ['where did I go last summer?', '2025-06-01 2025-09-20'],
    ['where did we go last winter?', '2025-12-01 2026-03-20'],
    ['what did I plan this summer?', '2026-06-01 2026-09-20'],
    ['what did I start in the fall of 2022?', '2022-09-01 2022-12-20'],
    ['how was the winter 2024', '2024-12-01 2025-03-20'],
    ['what was it that I told you two weeks ago?', '2026-05-22 2026-06-02'],
    ['what did I say yesterday', '2026-06-08 2026-06-15'],
    ['where did I live in 2022?', '2022-01-01 2023-01-20'],
    ['what did we do last year', '2025-01-01 2026-01-20'],
    ['and last Friday?', '2026-06-05 2026-06-12'],
    ['a few months ago', '2026-02-01 2026-05-20'],
    ['what did i tell u on august 31?', '2025-08-31 2025-09-07'],
    ['what happened on 24 Dec', '2025-12-24 2025-12-31'],
    ['remember nov 3rd?', '2025-11-03 2025-11-10'],
    ['where was I on 10/31', '2025-10-31 2025-11-07'],
    ['what did we say on March 3', '2026-03-03 2026-03-10'],
    ['and on June 9?', '2026-06-09 2026-06-16'],
    ['was I in Rome from December 3 to 5?', '2025-12-03 2025-12-12'],
    ['qué te dije ayer?', '2026-06-08 2026-06-15'],
    ['que hice anteayer', '2026-06-07 2026-06-14'],
    ['dónde estuve la semana pasada', '2026-05-29 2026-06-09'],
    ['qué pasó el mes pasado?', '2026-05-01 2026-06-20'],
    ['que hicimos el año pasado', '2025-01-01 2026-01-20'],
    ['y el viernes pasado?', '2026-06-05 2026-06-12'],
    ['a dónde fui en junio', '2026-06-01 2026-07-20'],
    ['que compré en octubre', '2025-10-01 2025-11-20'],
    ['qué hice en marzo de 2022?', '2022-03-01 2022-04-20'],
    ['a dónde viajé el verano pasado', '2025-06-01 2025-09-20'],
    ['adonde fui en otoño', '2025-09-01 2025-12-20'],
    ['qué te conté hace dos semanas?', '2026-05-22 2026-06-02'],
    ['qué hice el 24 de diciembre', '2025-12-24 2025-12-31'],
    ['donde estuve el 3 de marzo de 2022', '2022-03-03 2022-03-10'],
    ['donde vivía en 2022?', '2022-01-01 2023-01-20'],
  ]
  test('reads each time with the days one tells of it', ({ assert }) =>
    checkEachRow(TABLE, ([text, expected]) => {
      assert.deepEqual(days(text), [expected])
    }))

  test('what is no time of the past is none', ({ assert }) => {
    for (const text of [
      'may I ask something',
      'the sun is out',
      'I fall asleep',
      'today',
      'right now',
      'next summer 2027',
      'see you on 1 August 2026',
      'see you on August 1',
      "I'll be in Rome on dec 3",
      'we are going to Texas on july 4',
      'next august 31',
      'in three weeks',
      'extra mayo please',
      'hace calor',
      'te veo mañana',
      'mi pasado',
      'hi',
    ]) {
      assert.deepEqual(days(text), [], text)
    }
  })

  test('a last week reaches over its days', ({ assert }) => {
    assert.deepEqual(days('what about last week?'), ['2026-05-29 2026-06-09'])
  })

  test('hostile texts name at most a few', ({ assert }) => {
    for (const text of [
      '12/'.repeat(200),
      'may 1 '.repeat(100),
      'last '.repeat(120),
      '9'.repeat(600),
    ]) {
      assert.isAtMost(days(text).length, 4)
    }
  })
})
