import type { Resource } from '#app/console/resources/contract'
import { useMemo } from 'react'
import { ColumnsButton, FilterButton, List, SortButton, TopToolbar } from 'react-admin'
import { ExportButton } from '../exports/export_button'
import { useRefetchInterval } from '../frame/live'
import { useMay } from '../sign_in/staff_session'
import { RevealScope } from '../values/reveal_scope'
import { sortsOf, tabFieldOf } from './catalogue'
import { filterInputs } from './filter_inputs'
import { HonestPagination } from './honest_pagination'
import { EmptyList, ListError } from './list_states'
import { QueryMenu } from './query_menu'
import { ResourceRows, useIsSmall } from './resource_rows'
import { StateTabs } from './state_tabs'
import { useBulkButtons } from './use_bulk_buttons'

const LOOKS = {
  // Else the widest row would make the page as wide.
  '& .RaList-main, & .RaList-content': { minWidth: 0 },
  '& .RaList-actions, & .RaTopToolbar-root, & .MuiToolbar-root': { bgcolor: 'transparent' },
}

/** The list of any resource, drawn from what the catalogue declares of it. */
export function ResourceList({ resource }: { resource: Resource }) {
  const may = useMay()
  const refetchInterval = useRefetchInterval()
  const canSearch = may(`${resource.name}.search`)
  const filters = useMemo(() => filterInputs(resource, canSearch), [resource, canSearch])
  const bulk = useBulkButtons(resource.name)
  const tabField = tabFieldOf(resource)
  return (
    <RevealScope>
      <List
        title={resource.label}
        perPage={25}
        sort={resource.defaultSort}
        filters={filters}
        actions={<ListActions resource={resource} />}
        queryOptions={{ refetchInterval }}
        pagination={<HonestPagination />}
        empty={<EmptyList resource={resource} />}
        error={<ListError />}
        exporter={false}
        sx={LOOKS}
      >
        {tabField && <StateTabs field={tabField} />}
        <ResourceRows resource={resource} bulk={bulk} />
      </List>
    </RevealScope>
  )
}

function ListActions({ resource }: { resource: Resource }) {
  const isSmall = useIsSmall()
  return (
    <TopToolbar>
      <QueryMenu />
      <FilterButton disableSaveQuery />
      {isSmall ? <SortButton fields={sortsOf(resource)} /> : <ColumnsButton />}
      <ExportButton resource={resource} />
    </TopToolbar>
  )
}
