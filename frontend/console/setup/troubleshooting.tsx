import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { Panel } from '../resources/panel'
import { listPath } from '../values/list_path'
import { ERROR_ADVICE } from './error_advice'

/** What each error code of the provider means here, and where its texts are. */
export function Troubleshooting() {
  return (
    <Panel title="When a text does not arrive" padding={0}>
      <Table aria-label="Error codes of the provider" sx={{ '& td': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Code</TableCell>
            <TableCell>What it means and what happens next</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ERROR_ADVICE.map(({ codes, text }) => (
            <TableRow key={text}>
              <TableCell sx={{ width: 96 }}>
                {codes.map((code) => (
                  <div key={code}>
                    <Link to={listPath('messages', { errorCode: code })}>{code}</Link>
                  </div>
                ))}
              </TableCell>
              <TableCell>{text}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
