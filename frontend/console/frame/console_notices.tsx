import type { Sends } from '#app/console/calls/contract'
import { type Site, standInsOf } from '#app/site/contract'
import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

const SENDS_MS = 30_000
const STAND_INS = { sms: 'texts', ai: 'replies', payment: 'payments' } as const

/**
 * What everybody must know before they do anything: whether
 * texts leave at all, and whether any of it is real.
 */
export function ConsoleNotices() {
  return (
    <Box component="aside" aria-label="Notices">
      <StoppedNotice />
      <StandInNotice />
    </Box>
  )
}

function StoppedNotice() {
  // Asked on while lists are paused: somebody may stop everything meanwhile.
  const { data } = useQuery<Sends>({
    queryKey: ['/api/admin/sends'],
    refetchInterval: SENDS_MS,
  })
  if (!data || (!data.areAllStopped && !data.isStoppedByEnvironment)) return null
  return (
    <Alert severity="error" square sx={{ py: 0.25 }}>
      <b>All sends are stopped.</b>{' '}
      {data.isStoppedByEnvironment ? 'Set by the environment.' : data.reason}{' '}
      <Link to="/admin">Dashboard</Link>
    </Alert>
  )
}

function StandInNotice() {
  const { data } = useQuery<Site>({ queryKey: ['/api/site'], staleTime: Infinity })
  if (!data) return null
  const pretended = standInsOf(data).map((part) => STAND_INS[part])
  if (pretended.length === 0) return null
  return (
    <Alert severity="warning" square sx={{ py: 0.25 }}>
      <b>Test mode.</b> This server simulates {new Intl.ListFormat('en').format(pretended)}.{' '}
      <a href="/test-mode" target="_blank" rel="noreferrer">
        About test mode
      </a>
    </Alert>
  )
}
