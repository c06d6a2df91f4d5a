import type { FiguresOfDay } from '#app/console/calls/contract'
import { count } from '../../lib/format'
import { dollarsOfMicros } from '../values/dollars'

type Measure = Exclude<keyof FiguresOfDay, 'day'>

interface Line {
  of: Measure
  label: string
  /** Of the theme's palette. */
  color: 'primary' | 'info' | 'warning' | 'success' | 'error'
}

export interface ChartView {
  name: string
  lines: readonly Line[]
  words: (value: number) => string
}

export const CHART_VIEWS: readonly [ChartView, ...ChartView[]] = [
  {
    name: 'Texts',
    words: count,
    lines: [
      { of: 'textsIn', label: 'In', color: 'info' },
      { of: 'textsOut', label: 'Out', color: 'primary' },
      { of: 'undelivered', label: 'Undelivered', color: 'warning' },
    ],
  },
  {
    name: 'Money',
    words: dollarsOfMicros,
    lines: [
      { of: 'spendMicros', label: 'Spend', color: 'primary' },
      { of: 'revenueMicros', label: 'Revenue', color: 'success' },
    ],
  },
  {
    name: 'Sign-ups',
    words: count,
    lines: [{ of: 'signups', label: 'Sign-ups', color: 'primary' }],
  },
]
