import type { Costs, CostsOfMany } from '#app/console/calls/contract'
import {
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { count } from '../../lib/format'
import { PageTrouble } from '../frame/page_trouble'
import { Panel } from '../resources/panel'
import { roundedDollars } from '../values/dollars'
import { NumberCells } from '../values/number_cells'
import { percent } from './figure_words'
import { useCosts } from './use_costs'

const COLUMNS = ['Paid', 'Texts', 'Model', 'Margin', 'Margin %', 'People', 'Cached share']

/** Which plan earns, and which costs more than it brings. */
export function PlansPanel() {
  const query = useCosts()
  return (
    <Panel title="By plan, 30 days">
      {query.isLoadingError && (
        <PageTrouble query={query} fallback="The costs could not be loaded." />
      )}
      {query.isPending && (
        <Skeleton variant="rounded" height={260} role="status" aria-label="Loading the costs" />
      )}
      {query.data && <Plans costs={query.data} />}
    </Panel>
  )
}

function Plans({ costs }: { costs: Costs }) {
  if (isNothing(costs.total)) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        No payments or costs in the last 30 days.
      </Typography>
    )
  }
  return (
    <>
      <PlansTable {...costs} />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '110ch' }}>
        Paid is what was settled in these 30 days, net of refunds. Texts, both ways, and model calls
        are at our prices. People are counted under their current plan with everything they paid and
        cost; a used-up refill still counts as their plan. “No account” covers unknown numbers,
        codes, and deleted accounts. Cached share is of prompt tokens.
      </Typography>
    </>
  )
}

function PlansTable({ plans, withoutAccount, total }: Costs) {
  return (
    // A box that scrolls must be reachable by keyboard.
    <TableContainer tabIndex={0} role="region" aria-label="Money by plan">
      <Table aria-label="Revenue and cost by plan" sx={{ minWidth: 520 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={STAYS}>Plan</TableCell>
            <NumberCells columns={COLUMNS} values={COLUMNS} />
          </TableRow>
        </TableHead>
        <TableBody>
          {plans.map(({ plan, name, ...line }) => (
            <Line key={plan} name={name} {...line} />
          ))}
          <Line name="No account" {...withoutAccount} />
          <Line name="All" isSum {...total} />
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface LineProps extends CostsOfMany {
  name: string
  isSum?: boolean
}

function Line({ name, isSum, ...line }: LineProps) {
  const { people, revenueMicros, marginMicros, promptTokens, cachedTokens } = line
  const share = revenueMicros > 0 ? marginMicros / revenueMicros : null
  const isLoss = marginMicros < 0
  const values = [
    roundedDollars(revenueMicros),
    roundedDollars(line.textsMicros),
    roundedDollars(line.modelMicros),
    <span key="margin" style={isLoss ? { color: 'var(--danger)' } : undefined}>
      {roundedDollars(marginMicros)}
    </span>,
    percent(share),
    count(people),
    percent(cachedTokens / promptTokens),
  ]
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...STAYS, fontWeight: isSum ? 700 : undefined }}>
        {name}
      </TableCell>
      <NumberCells columns={COLUMNS} values={values} isSum={isSum} />
    </TableRow>
  )
}

/** On a phone the numbers scroll, and whose they are stays. */
const STAYS = {
  position: 'sticky',
  left: 0,
  pl: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
} as const

function isNothing({ people, revenueMicros, marginMicros }: CostsOfMany): boolean {
  return people === 0 && revenueMicros === 0 && marginMicros === 0
}
