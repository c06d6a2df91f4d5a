import type { FiguresOfDay } from '#app/console/calls/contract'
import { useTheme } from '@mui/material'
import { LineChart } from '@mui/x-charts/LineChart'
import { dayAndMonth } from '../../lib/format'
import type { ChartView } from './chart_views'

interface DaysChartProps {
  days: FiguresOfDay[]
  view: ChartView
  height: number
}

/** Loaded when somebody opens the dashboard: the drawing weighs as much as the rest of the console. */
export function DaysChart({ days, view, height }: DaysChartProps) {
  const { palette } = useTheme()
  return (
    <figure className="m-0" aria-label={summary(days, view)}>
      <LineChart
        height={height}
        skipAnimation
        // The label of the topmost line needs half a line above it.
        margin={{ left: 0, right: 12, top: 20, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            data: days.map(({ day }) => dayAndMonth(day, 'UTC')),
            tickInterval: (_, index) => index % 7 === days.length % 7,
          },
        ]}
        yAxis={[{ min: 0, width: 52, valueFormatter: (value: number) => view.words(value) }]}
        series={view.lines.map(({ of, label, color }) => ({
          label,
          data: days.map((day) => day[of]),
          color: palette[color].main,
          valueFormatter: (value: number | null) => view.words(value ?? 0),
          showMark: false,
          curve: 'linear',
        }))}
      />
    </figure>
  )
}

/** The chart in a sentence; the table beside it has every number. */
function summary(days: FiguresOfDay[], { name, lines, words }: ChartView): string {
  const sums = lines.map(({ of, label }) => {
    const sum = days.reduce((total, day) => total + day[of], 0)
    return `${label} ${words(sum)}`
  })
  return `${name} of the last ${days.length} days: ${sums.join(', ')}`
}
