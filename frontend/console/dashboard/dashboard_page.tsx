import type { Figures } from '#app/console/calls/contract'
import { Box, Skeleton, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import type { ApiError } from '../../lib/api_error'
import { useRefetchInterval } from '../frame/live'
import { PageTrouble } from '../frame/page_trouble'
import { useIsSmall } from '../resources/resource_rows'
import { AttentionList } from './attention_list'
import { ConversionTable } from './conversion_table'
import { DaysPanel } from './days_panel'
import { FigureCards } from './figure_cards'
import { FirstDays, hasBegun } from './first_days'
import { PlansPanel } from './plans_panel'
import { SendsControl } from './sends_control'

const FIGURES_MS = 15_000

/** How the product is doing, and what somebody should look at. */
export function DashboardPage() {
  const query = useQuery<Figures, ApiError>({
    queryKey: ['/api/admin/figures'],
    refetchInterval: useRefetchInterval(FIGURES_MS),
  })
  const { data, error } = query
  return (
    <>
      <Title title="Dashboard" preferenceKey={false} />
      <Stack sx={{ gap: 2 }}>
        <SendsControl />
        {error && (
          <PageTrouble
            query={query}
            fallback="The figures could not be loaded."
            stale={data && 'The figures below may be out of date.'}
          />
        )}
        {data && <Everything figures={data} />}
        {!data && !error && <Waiting />}
      </Stack>
    </>
  )
}

function Everything({ figures }: { figures: Figures }) {
  const isSmall = useIsSmall()
  const attention = <AttentionList attention={figures.attention} />
  return (
    <>
      {isSmall && attention}
      {!hasBegun(figures) && <FirstDays />}
      <FigureCards figures={figures} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <DaysPanel days={figures.days} />
        <Stack sx={{ gap: 2 }}>
          {!isSmall && attention}
          <ConversionTable prefixes={figures.last24h.verification} />
        </Stack>
      </Box>
      <PlansPanel />
    </>
  )
}

/** As high as what comes, so that nothing jumps. */
function Waiting() {
  return (
    <Box role="status" aria-label="Loading the figures">
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        }}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={98} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={380} sx={{ mt: 2 }} />
    </Box>
  )
}
