import type { ReadinessItem } from '#app/console/calls/contract'
import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ApiError } from '../../lib/api_error'
import { VisuallyHidden } from '../../ui/visually_hidden'
import { useRefetchInterval } from '../frame/live'
import { PageTrouble } from '../frame/page_trouble'
import { Panel } from '../resources/panel'

const READINESS_MS = 15_000
const GROUPS: Record<ReadinessItem['group'], string> = {
  keys: 'Keys and number',
  webhook: 'Webhook',
  registration: '10DLC registration',
  operation: 'Operation',
  duties: 'Legal requirements',
}
const STATES = {
  ok: { Icon: CircleCheck, color: 'success.main', words: 'Done' },
  missing: { Icon: CircleX, color: 'error.main', words: 'To do' },
  unknown: { Icon: CircleHelp, color: 'warning.main', words: 'Unknown' },
}

/** Ticks the server reads from our own pages and settings, again and again. */
export function Checklist() {
  const query = useQuery<ReadinessItem[], ApiError>({
    queryKey: ['/api/admin/readiness'],
    refetchInterval: useRefetchInterval(READINESS_MS),
  })
  const { data, error } = query
  const done = data?.filter(({ state }) => state === 'ok').length
  return (
    <Panel title={data ? `Checklist: ${done} of ${data.length} done` : 'Checklist'}>
      {error && (
        <PageTrouble
          query={query}
          fallback="The checklist could not be loaded."
          stale={data && 'The ticks below may be out of date.'}
        />
      )}
      {query.isPending && (
        <Skeleton variant="rounded" height={360} role="status" aria-label="Loading" />
      )}
      {data &&
        Object.entries(GROUPS).map(([group, title]) => (
          <Group key={group} title={title} items={data.filter((item) => item.group === group)} />
        ))}
    </Panel>
  )
}

function Group({ title, items }: { title: string; items: ReadinessItem[] }) {
  if (items.length === 0) return null
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1.5, mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </Box>
    </>
  )
}

function Item({ item: { label, state, detail } }: { item: ReadinessItem }) {
  const { Icon, color, words } = STATES[state]
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 0.75 }}>
      <Box component="span" sx={{ color, lineHeight: 0, pt: 0.25 }}>
        <Icon aria-hidden="true" size={18} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>
          <VisuallyHidden>{words}: </VisuallyHidden>
          {label}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      </Box>
    </Box>
  )
}
