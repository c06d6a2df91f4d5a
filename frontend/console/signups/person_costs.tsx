import type { CostsOfPerson, Money } from '#app/console/calls/contract'
import { Box, Card, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import type { ApiError } from '../../lib/api_error'
import { longDate } from '../../lib/format'
import { percent } from '../dashboard/figure_words'
import { useRefetchInterval } from '../frame/live'
import { PageTrouble } from '../frame/page_trouble'
import { roundedDollars } from '../values/dollars'

const COSTS_MS = 60_000

/** What this person brought in and cost: of all days both are known of, and lately. */
export function PersonCosts() {
  const record = useRecordContext()
  const refetchInterval = useRefetchInterval(COSTS_MS)
  const query = useQuery<CostsOfPerson, ApiError>({
    queryKey: [`/api/admin/signups/${record?.id}/costs`],
    enabled: record !== undefined,
    refetchInterval,
  })
  if (query.data) return <Costs {...query.data} />
  if (!query.error)
    return <Skeleton variant="rounded" height={118} role="status" aria-label="Loading the costs" />
  return <PageTrouble query={query} fallback="The costs could not be loaded." />
}

function Costs({ since, isSinceSignup, total, lately }: CostsOfPerson) {
  const day = longDate(since, 'UTC')
  const span = isSinceSignup
    ? `Since ${day}, the sign-up date`
    : `Since ${day}: earlier costs are not kept, and earlier payments are left out`
  return (
    <Card component="section" aria-label="Paid and cost" sx={{ p: 2 }}>
      {isNothing(total) ? (
        <Typography>Nothing paid and nothing spent yet.</Typography>
      ) : (
        <Sums total={total} lately={lately} />
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {span}. Paid is net of refunds; codes are not counted.
      </Typography>
    </Card>
  )
}

function Sums({ total, lately }: Pick<CostsOfPerson, 'total' | 'lately'>) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Sum name="Paid" of="revenueMicros" {...{ total, lately }} />
      <Sum name="Spent on texts" of="textsMicros" {...{ total, lately }} />
      <Sum name="Spent on the model" of="modelMicros" {...{ total, lately }} />
      <Sum name={marginName(total)} of="marginMicros" {...{ total, lately }} />
    </Box>
  )
}

interface SumProps extends Pick<CostsOfPerson, 'total' | 'lately'> {
  name: string
  of: keyof Money
}

function Sum({ name, of, total, lately }: SumProps) {
  const isLoss = of === 'marginMicros' && total[of] < 0
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="h4"
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums', color: isLoss ? 'error.main' : undefined }}
      >
        {roundedDollars(total[of])}
      </Typography>
      <Typography component="dd" variant="caption" sx={{ m: 0, color: 'text.secondary' }}>
        {roundedDollars(lately[of])} in 30 days
      </Typography>
    </div>
  )
}

function marginName({ marginMicros, revenueMicros }: Money): string {
  return revenueMicros > 0 ? `Margin, ${percent(marginMicros / revenueMicros)}` : 'Margin'
}

function isNothing({ revenueMicros, textsMicros, modelMicros }: Money): boolean {
  return revenueMicros === 0 && textsMicros === 0 && modelMicros === 0
}
