import { Box } from '@mui/material'
import { useNow } from '../../lib/use_now'
import { duration } from '../dashboard/figure_words'

const MINUTE_MS = 60_000

/** How long somebody has waited for an answer; the tooltip has since when. */
export function WaitingTime({ since }: { since: string }) {
  const now = useNow()
  return (
    <Box component="time" dateTime={since} title={since} sx={{ whiteSpace: 'nowrap' }}>
      {waitingWords(now - Date.parse(since))}
    </Box>
  )
}

/** `Under a minute`, `12 min`, `4 h 10 min`, `2 d 3 h`. */
export function waitingWords(ms: number): string {
  return ms < MINUTE_MS ? 'Under a minute' : duration(ms - (ms % MINUTE_MS))
}
