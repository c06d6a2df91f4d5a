import type { Rejections } from '#app/console/calls/contract'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { count } from '../../lib/format'
import { percent } from '../dashboard/figure_words'
import { choiceWords } from '../values/choice_words'
import { listPath } from '../values/list_path'

interface RejectionsTableProps {
  rejections: Rejections[]
}

/** Which check holds which model's words back, and by which prompt; each leads to those calls. */
export function RejectionsTable({ rejections }: RejectionsTableProps) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Held back by check, model and prompt"
      sx={{ 'maxHeight': 320, '& thead th': { bgcolor: 'background.paper' } }}
    >
      <Table stickyHeader aria-label="Rejections, 30 days">
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>Check</TableCell>
            <TableCell>Model</TableCell>
            <TableCell>Prompt</TableCell>
            <TableCell align="right">Calls</TableCell>
            <TableCell align="right" sx={{ pr: 0 }}>
              Share of calls
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rejections.map(({ check, model, promptVersion, calls, of }) => (
            <TableRow key={`${check} ${model} ${promptVersion ?? ''}`}>
              <TableCell sx={{ pl: 0 }}>
                <Link
                  to={listPath('ai-usage', {
                    ...{ rejectedFor: check, model },
                    ...(promptVersion !== null && { promptVersion }),
                  })}
                >
                  {choiceWords(check)}
                </Link>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{model}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{promptVersion ?? '–'}</TableCell>
              <TableCell align="right">{count(calls)}</TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                {percent(calls / of)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
