import type { Attention } from '#app/console/calls/contract'
import { Box, Chip, Typography } from '@mui/material'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { count } from '../../lib/format'
import { Panel } from '../resources/panel'

const URGENT: readonly Attention['kind'][] = ['crisis', 'safety']

/** What somebody should look at, most urgent first, as the server has put it. */
export function AttentionList({ attention }: { attention: Attention[] }) {
  return (
    <Panel title="Needs attention">
      {attention.length === 0 ? (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.main' }}>
          <CircleCheck aria-hidden="true" size={18} />
          Nothing needs attention.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {attention.map((trouble) => (
            <Trouble key={trouble.kind + trouble.to} {...trouble} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

function Trouble({ kind, text, count: times, to }: Attention) {
  return (
    <Box
      component="li"
      sx={{
        'display': 'flex',
        'alignItems': 'baseline',
        'gap': 1,
        'py': 0.75,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Chip
        size="small"
        label={count(times)}
        color={URGENT.includes(kind) ? 'error' : 'warning'}
        sx={{ minWidth: 36 }}
      />
      <Box component={Link} to={to} sx={{ textDecoration: 'underline', textUnderlineOffset: 3 }}>
        {text}
      </Box>
    </Box>
  )
}
