import { describe, expect, test } from 'vitest'
import { pauseWords, reasonWords, textingStateWords, verdictWords } from './reason_words'

describe('a reason', () => {
  test.each([
    ['you replied STOP', 'They replied STOP'],
    ['phone unreachable', 'Phone off or without service'],
    ['something new', 'Something new'],
  ])('%s reads %s', (reason, words) => {
    expect(reasonWords(reason)).toBe(words)
  })

  test.each([
    ['drop: you replied STOP', 'Held back: They replied STOP'],
    ['defer: your quiet hours', 'Delayed: In their quiet hours'],
    ['allow', 'Let through'],
    ['allow: just asked for', 'Let through: They had just asked for it'],
    ['of another time', 'of another time'],
  ])('the answer of the gate %s reads %s', (verdict, words) => {
    expect(verdictWords(verdict)).toBe(words)
  })

  test('states of texting and grounds of a pause are told in words', () => {
    expect(textingStateWords('opted_out')).toBe('They replied STOP')
    expect(textingStateWords('of_tomorrow')).toBe('Of tomorrow')
    expect(pauseWords('minor')).toBe('They said that they are under 18')
    expect(pauseWords('of_tomorrow')).toBe('Of tomorrow')
  })
})
