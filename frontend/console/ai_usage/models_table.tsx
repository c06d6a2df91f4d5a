import type { CostsOfMany, UseOfModel } from '#app/console/calls/contract'
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Link } from 'react-router-dom'
import { count } from '../../lib/format'
import { percent } from '../dashboard/figure_words'
import { roundedDollars } from '../values/dollars'
import { listPath } from '../values/list_path'
import { NumberCells } from '../values/number_cells'

const COLUMNS = ['Calls', 'Cached share', 'Held back', 'Cost', 'Tokens in']

interface ModelsTableProps {
  models: UseOfModel[]
  all: Pick<CostsOfMany, 'promptTokens' | 'cachedTokens'>
}

/** What each was asked, and how much of it its provider had kept from before. */
export function ModelsTable({ models, all }: ModelsTableProps) {
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label="Use of models">
        <Table aria-label="Models, last 30 days">
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>Model</TableCell>
              <NumberCells columns={COLUMNS} values={COLUMNS} />
            </TableRow>
          </TableHead>
          <TableBody>
            {models.map((model) => (
              <Line key={model.model} {...model} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {percent(all.cachedTokens / all.promptTokens)} of all prompt tokens came from a provider’s
        cache, where they cost less.
      </Typography>
    </>
  )
}

function Line({ model, calls, promptTokens, cachedTokens, costMicros, rejected }: UseOfModel) {
  const values = [
    count(calls),
    percent(cachedTokens / promptTokens),
    rejected === 0 ? '0' : `${count(rejected)} (${percent(rejected / calls)})`,
    roundedDollars(costMicros),
    count(promptTokens),
  ]
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ pl: 0, whiteSpace: 'nowrap' }}>
        <Link to={listPath('ai-usage', { model })}>{model}</Link>
      </TableCell>
      <NumberCells columns={COLUMNS} values={values} />
    </TableRow>
  )
}
