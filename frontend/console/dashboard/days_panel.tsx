import type { FiguresOfDay } from '#app/console/calls/contract'
import { Box, Button, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Panel } from '../resources/panel'
import { CHART_VIEWS } from './chart_views'
import { DaysTable } from './days_table'

const HEIGHT = 280
const DaysChart = lazy(() => import('./days_chart').then((file) => ({ default: file.DaysChart })))

/** Thirty days as lines, or as the numbers they are drawn from. */
export function DaysPanel({ days }: { days: FiguresOfDay[] }) {
  const [view, setView] = useState(CHART_VIEWS[0])
  const [isTable, setIsTable] = useState(false)
  return (
    <Panel title="30 days">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view.name}
          aria-label="What to show"
          onChange={(_, name) => setView(CHART_VIEWS.find((one) => one.name === name) ?? view)}
        >
          {CHART_VIEWS.map(({ name }) => (
            <ToggleButton key={name} value={name} sx={{ py: 0.25, textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button size="small" sx={{ ml: 'auto' }} onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Box>
      {isTable ? (
        <DaysTable days={days} view={view} height={HEIGHT} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <DaysChart days={days} view={view} height={HEIGHT} />
        </Suspense>
      )}
    </Panel>
  )
}
