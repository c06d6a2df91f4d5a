import { expect, test } from 'vitest'
import { exportWords } from './export_words'

const CHANGED = 'The list changed during the export, so some rows may be missing'

test.each([
  [{ count: 1, total: 1, hasMoved: false }, 'Exported 1 row'],
  [{ count: 2500, total: 2500, hasMoved: false }, 'Exported 2,500 rows'],
  [{ count: 10_000, total: 10_000, hasMoved: false }, 'Exported 10,000 rows'],
  [
    { count: 10_000, total: 12_000, hasMoved: false },
    'Exported the first 10,000 rows; narrow the filters for the rest',
  ],
  [{ count: 2500, total: 2501, hasMoved: true }, `Exported 2,500 rows. ${CHANGED}`],
])('%o', ({ count, total, hasMoved }, words) => {
  const rows = Array.from({ length: count }, (_, id) => ({ id }))
  expect(exportWords({ rows, hasMoved }, total)).toBe(words)
})
