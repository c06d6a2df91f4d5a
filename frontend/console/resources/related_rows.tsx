import { resourceOf } from '#app/console/resources/contract'
import { Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { ReferenceManyField } from 'react-admin'
import { useRefetchInterval } from '../frame/live'
import { manyOf } from './catalogue'
import { HonestPagination } from './honest_pagination'
import { ResourceRows } from './resource_rows'

interface RelatedRowsProps {
  /** The resource the rows are of. */
  of: string
  /** What can be done with each row. */
  RowActions?: ComponentType
}

/** Rows of another resource that belong to the person whose page it is. */
export function RelatedRows({ of, RowActions }: RelatedRowsProps) {
  const refetchInterval = useRefetchInterval(10_000)
  const resource = resourceOf(of)
  if (!resource) throw new Error(`${of} is not declared`)
  return (
    <ReferenceManyField
      reference={of}
      target="userId"
      sort={resource.defaultSort}
      perPage={25}
      pagination={<HonestPagination />}
      queryOptions={{ refetchInterval }}
      storeKey={`related.${of}`}
    >
      <ResourceRows
        resource={resource}
        without={['userId']}
        RowActions={RowActions}
        storeKey={`related.${of}.datatable`}
        empty={
          <Typography sx={{ p: 3, color: 'text.secondary' }}>No {manyOf(resource)}.</Typography>
        }
      />
    </ReferenceManyField>
  )
}
