import type { Figures } from '#app/console/calls/contract'
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { count } from '../../lib/format'
import { Panel } from '../resources/panel'
import { listPath } from '../values/list_path'
import { percent } from './figure_words'

type Prefixes = Figures['last24h']['verification']

/** Codes asked for and typed in, by the number's prefix: codes nobody types in are paid for by us. */
export function ConversionTable({ prefixes }: { prefixes: Prefixes }) {
  return (
    <Panel title="Codes entered, 24 hours">
      {prefixes.length === 0 ? (
        <Typography color="text.secondary">No codes requested.</Typography>
      ) : (
        <Table aria-label="Verification by number prefix">
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>Prefix</TableCell>
              <TableCell align="right">Requested</TableCell>
              <TableCell align="right">Entered</TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                Share
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {prefixes.map(({ prefix, asked, verified }) => (
              <TableRow key={prefix}>
                <TableCell sx={{ pl: 0 }}>
                  <Link to={listPath('verification-attempts', { phonePrefix: prefix })}>
                    {prefix}
                  </Link>
                </TableCell>
                <TableCell align="right">{count(asked)}</TableCell>
                <TableCell align="right">{count(verified)}</TableCell>
                <TableCell align="right" sx={{ pr: 0 }}>
                  {percent(asked === 0 ? null : verified / asked)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  )
}
