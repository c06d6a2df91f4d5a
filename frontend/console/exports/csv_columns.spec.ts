import { type Field, resourceOf } from '#app/console/resources/contract'
import { expect, test } from 'vitest'
import { fieldOf } from '../resources/catalogue'
import type { Cell } from './csv_text'
import { cellOf, headOf } from './csv_columns'

test.each<{ of: string; value: Cell; head: string; cell: Cell }>([
  { of: 'purchases.amount', value: 999, head: 'Amount (USD)', cell: 9.99 },
  { of: 'purchases.refunded', value: 0, head: 'Refunded (USD)', cell: 0 },
  { of: 'purchases.refunded', value: null, head: 'Refunded (USD)', cell: null },
  { of: 'ai-usage.costMicros', value: 7500, head: 'Cost (USD)', cell: 0.0075 },
  { of: 'ai-usage.costMicros', value: 1, head: 'Cost (USD)', cell: 0.000001 },
  { of: 'ai-usage.promptTokens', value: 812, head: 'Tokens in', cell: 812 },
  { of: 'purchases.kind', value: 'refill', head: 'Kind', cell: 'refill' },
])('$of of $value stands under $head as $cell', ({ of, value, head, cell }) => {
  const field = fieldNamed(of)
  expect(headOf(field)).toBe(head)
  expect(cellOf(field, { [field.name]: value })).toBe(cell)
})

function fieldNamed(path: string): Field {
  const [resource = '', name = ''] = path.split('.')
  const declared = resourceOf(resource)
  return (declared && fieldOf(declared, name)) ?? expect.unreachable(path)
}
