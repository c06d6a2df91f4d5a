import { expect, test } from 'vitest'
import { excerptOf } from './excerpt_of'

test('a short text is shown whole around what was looked for, whatever its case', () => {
  expect(excerptOf('We saw the Lighthouse today', 'lighthouse')).toEqual({
    before: 'We saw the ',
    match: 'Lighthouse',
    after: ' today',
  })
})

test('a long text is cut between words, with what was looked for in it', () => {
  const { before, match, after } = excerptOf(
    `${'word '.repeat(40)}here${' word'.repeat(60)}`,
    'here'
  )
  expect(before).toMatch(/^… word .* word $/)
  expect(before.length).toBeLessThan(70)
  expect(match).toBe('here')
  expect(after).toMatch(/ …$/)
})
