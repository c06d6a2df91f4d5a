import { Box, Typography } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { InstantText } from '../values/instant_text'
import { timelineOf } from './timeline_of'

export function MessageTimeline({ record }: { record: RaRecord }) {
  return (
    <Box
      component="ol"
      sx={{ m: 0, pl: 2.5, borderLeft: 2, borderColor: 'divider', listStyle: 'none' }}
    >
      {timelineOf(record).map(({ what, at }) => (
        <Box component="li" key={`${what} ${at}`} sx={{ py: 0.5 }}>
          <Typography component="span" sx={{ fontWeight: 550, mr: 1.5 }}>
            {what}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            <InstantText instant={at} />
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
