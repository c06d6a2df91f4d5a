import { RESOURCES } from '#app/console/resources/contract'
import { describe, expect, test } from 'vitest'
import { choiceTone, choiceWords } from './choice_words'

describe('a choice', () => {
  test.each([
    ['past_due', 'Past due'],
    ['morning-evening', 'Morning and evening'],
    ['free', 'Free'],
    ['self_paused', 'Self paused'],
    ['outbound', 'To the person'],
  ])('%s reads %s', (choice, words) => {
    expect(choiceWords(choice)).toBe(words)
  })

  test.each([
    ['delivered', 'success'],
    ['past_due', 'warn'],
    ['crisis', 'danger'],
    ['queued', 'info'],
    ['flirty', 'quiet'],
  ])('%s is %s', (choice, tone) => {
    expect(choiceTone(choice)).toBe(tone)
  })

  test('every declared choice reads as words', () => {
    const choices = RESOURCES.flatMap(({ fields }) =>
      fields.flatMap((field) => field.choices ?? [])
    )
    expect(choices.length).toBeGreaterThan(80)
    expect(choices.map(choiceWords).filter((words) => !/^[A-Z][\w ,]+$/.test(words))).toEqual([])
  })
})
