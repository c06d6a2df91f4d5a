import type { Resource } from '#app/console/resources/contract'
import { Box, Link, Stack } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { Show, useCreatePath } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { RevealScope } from '../values/reveal_scope'
import type { Face } from './face'
import { Facts } from './facts'
import { placeOf, useListOf } from './list_places'
import { Panel } from './panel'
import { RowRead } from './row_read'
import { useRowQuery } from './use_row_query'

/** Else the widest thing on the page would make the page as wide. */
export const NARROWABLE = { '& .RaShow-main, & .RaShow-main > div': { minWidth: 0 } }

interface ResourceShowProps {
  resource: Resource
  face: Face
}

/** The page of one row of any resource: all its values, then what its own face adds. */
export function ResourceShow({ resource, face }: ResourceShowProps) {
  const { Actions, More, singular = resource.label.replace(/s$/, '') } = face
  const queryOptions = useRowQuery(resource.name)
  const { id } = useParams()
  return (
    <RevealScope key={id}>
      <Show
        title={`${singular} #${id}`}
        actions={false}
        component="div"
        queryOptions={queryOptions}
        sx={NARROWABLE}
      >
        <Stack sx={{ gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <BackLink resource={resource} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
              {Actions && <Actions />}
            </Box>
          </Box>
          <RowRead>
            <Panel>
              <Facts resource={resource.name} fields={resource.fields} />
            </Panel>
            {More && <More />}
          </RowRead>
        </Stack>
      </Show>
    </RevealScope>
  )
}

export function BackLink({ resource: { name, label } }: { resource: Resource }) {
  const createPath = useCreatePath()
  const list = useListOf(name)
  return (
    <Link
      component={RouterLink}
      to={{ pathname: createPath({ resource: name, type: 'list' }), search: placeOf(list) }}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <ArrowLeft aria-hidden="true" size={16} />
      {label}
    </Link>
  )
}
