import type { FiguresOfDay } from '#app/console/calls/contract'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { dayAndMonth } from '../../lib/format'
import type { ChartView } from './chart_views'

interface DaysTableProps {
  days: FiguresOfDay[]
  view: ChartView
  height: number
}

/** Newest first. */
export function DaysTable({ days, view, height }: DaysTableProps) {
  return (
    // A box that scrolls must be reachable by keyboard.
    <TableContainer tabIndex={0} role="region" aria-label={`${view.name} by day`} sx={{ height }}>
      <Table stickyHeader aria-label={`${view.name}, the last 30 days`}>
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            {view.lines.map(({ of, label }) => (
              <TableCell key={of} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map((day) => (
            <TableRow key={day.day}>
              <TableCell component="th" scope="row">
                {dayAndMonth(day.day, 'UTC')}
              </TableCell>
              {view.lines.map(({ of }) => (
                <TableCell key={of} align="right">
                  {view.words(day[of])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
