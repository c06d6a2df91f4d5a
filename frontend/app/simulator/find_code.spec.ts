import { expect, test } from 'vitest'
import { findCode } from './find_code'

test('the code of a verification text is found', () => {
  expect(
    findCode('Your Everly code is 417283. It expires in 10 minutes.\n\n@localhost #417283')
  ).toBe('417283')
})

test.each(['See you at 10', 'My code is 12', 'Invoice 417283', ''])('%j has none', (body) => {
  expect(findCode(body)).toBeNull()
})
