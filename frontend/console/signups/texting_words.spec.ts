import { RESOURCES } from '#app/console/resources/contract'
import { describe, expect, test } from 'vitest'
import { textingWords } from './texting_words'

describe('what goes to a person', () => {
  test('everything to somebody active', () => {
    expect(textingWords('active')).toBeNull()
  })

  // As decide_send has it: all texts, then all of hers, then what nobody just asked for.
  test.each([
    ['opted_out', /^Nothing goes out except the answer to their STOP/],
    ['bad_number', /^Nothing goes/],
    ['paused', /None of her texts go out\. Crisis texts, codes .* still go out, unless/],
    ['self_paused', /None of her texts go .*Crisis texts, codes .* still go out\.$/],
    ['age_unconfirmed', /None of her texts go .*Crisis texts, codes .* still go out\.$/],
    ['not_onboarded', /none of her texts go out\. Crisis texts, codes .* still go out\.$/],
    ['blocked', /Nothing scheduled goes out.*Replies .* still go out\.$/],
    ['unreachable', /Nothing scheduled goes out.*Replies .* still go out\.$/],
  ])('%s', (state, words) => {
    expect(textingWords(state)).toMatch(words)
  })

  test('no state that is declared goes without its words', () => {
    const signups = RESOURCES.find(({ name }) => name === 'signups')
    const choices = signups?.fields.find(({ name }) => name === 'textingState')?.choices ?? []
    expect(choices.length).toBeGreaterThan(5)
    expect(choices.filter((state) => textingWords(state) === null)).toEqual(['active'])
  })
})
