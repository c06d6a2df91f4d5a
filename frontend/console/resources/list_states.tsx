import type { Resource } from '#app/console/resources/contract'
import { Button, Typography, Stack } from '@mui/material'
import { Inbox } from 'lucide-react'
import { useListContext } from 'react-admin'
import { PageTrouble } from '../frame/page_trouble'
import { manyOf } from './catalogue'
import type { Face } from './face'

/** Nothing there at all. */
export function EmptyList({ resource }: { resource: Resource }) {
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: 8, color: 'text.secondary' }}>
      <Inbox aria-hidden="true" size={32} />
      <Typography>No {manyOf(resource)} yet.</Typography>
    </Stack>
  )
}

/** Nothing of what was asked for. */
export function NoMatch({ opensOn }: Pick<Face, 'opensOn'>) {
  const { setFilters, filterValues } = useListContext()
  const isOpening = opensOn && JSON.stringify(filterValues) === JSON.stringify(opensOn.filter)
  if (isOpening)
    return (
      <Typography sx={{ textAlign: 'center', py: 6, color: 'text.secondary' }}>
        {opensOn.nothing}
      </Typography>
    )
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: 6, color: 'text.secondary' }}>
      <Typography>Nothing matches these filters.</Typography>
      <Button onClick={() => setFilters({}, [])}>Clear filters</Button>
    </Stack>
  )
}

export function ListError() {
  return <PageTrouble query={useListContext()} fallback="The list could not be loaded." />
}
