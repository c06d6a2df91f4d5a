import { parse } from 'papaparse'
import { describe, expect, test } from 'vitest'
import { type Cell, csvText } from './csv_text'

const BYTE_ORDER_MARK = '\u{feff}'

describe('the text of a CSV file', () => {
  test.each([
    '=HYPERLINK("http://example.com?"&A1,"x")',
    '+15550100199',
    '-2+3',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
  ])('%j is never run as a formula', (text) => {
    expect(cell(text)).toBe(`'${text}`)
  })

  test.each([
    'Hello',
    'a=b',
    ' =1',
    'a"b',
    'two\nlines',
    'a,b',
    "'tis",
    "'=1",
    '+1 *** *** 0199',
    '',
  ])('%j comes back as it was once a leading apostrophe is taken off', (text) => {
    expect(cell(text).replace(/^'/, '')).toBe(text)
  })

  test.each<[Cell, string]>([
    [-5, '-5'],
    [0, '0'],
    [9.99, '9.99'],
    [true, 'yes'],
    [false, 'no'],
    [null, ''],
    [undefined, ''],
    [['hiking', 'jazz'], 'hiking, jazz'],
    [['=1', 'jazz'], "'=1, jazz"],
    [[], ''],
  ])('%j is written %j', (value, text) => {
    expect(cell(value)).toBe(text)
  })

  test('a phone is quoted text, a number is not', () => {
    expect(csvText(['phone', 'tries'], [['+15550100199', -1]])).toBe(
      `${BYTE_ORDER_MARK}"phone","tries"\r\n"'+15550100199",-1`
    )
  })

  test('without rows the columns stand there', () => {
    expect(csvText(['id'], [])).toBe(`${BYTE_ORDER_MARK}"id"`)
  })
})

/** One value through a file and back, as another program reads it. */
function cell(value: Cell): string {
  const { data } = parse<string[]>(csvText(['c', 'd'], [[value, 'end']]).slice(1))
  return String(data[1]?.[0])
}
