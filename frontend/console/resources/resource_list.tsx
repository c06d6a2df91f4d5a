import type { Resource } from '#app/console/resources/contract'
import { useEffect, useMemo } from 'react'
import {
  ColumnsButton,
  FilterButton,
  List,
  SortButton,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { useLocation } from 'react-router-dom'
import { ExportButton } from '../exports/export_button'
import { useRefetchInterval } from '../frame/live'
import { useMay } from '../sign_in/staff_session'
import { RevealScope } from '../values/reveal_scope'
import { fieldOf, sortsOf } from './catalogue'
import type { Face } from './face'
import { filterInputs } from './filter_inputs'
import { HonestPagination } from './honest_pagination'
import { rememberPlace, useListOf } from './list_places'
import { EmptyList, ListError, NoMatch } from './list_states'
import { QueryMenu } from './query_menu'
import { ResourceRows, useIsSmall } from './resource_rows'
import { StateTabs } from './state_tabs'

const LOOKS = {
  // Else the widest row would make the page as wide.
  '& .RaList-main, & .RaList-content': { minWidth: 0 },
  '& .RaList-actions, & .RaTopToolbar-root, & .MuiToolbar-root': { bgcolor: 'transparent' },
}
/** On phones they are icons, and react-admin's own are larger than ours. */
const ACTION_LOOKS = {
  '& .MuiIconButton-root': { width: 40, height: 40, p: 0 },
  '& .MuiIconButton-root svg': { width: 20, height: 20 },
}

interface ResourceListProps {
  resource: Resource
  face: Face
}

/** The list of any resource, drawn from what the catalogue declares of it. */
export function ResourceList({ resource, face }: ResourceListProps) {
  const may = useMay()
  const refetchInterval = useRefetchInterval()
  const canSearch = may(`${resource.name}.search`)
  const { tabs, bulk = [], opensOn, Head } = face
  const filters = useMemo(
    () => filterInputs(resource, { canSearch, tabs }),
    [resource, canSearch, tabs]
  )
  const buttons = bulk.filter(({ call }) => may(call)).map(({ button }) => button)
  const tabField = fieldOf(resource, tabs)
  const { search } = useLocation()
  const list = useListOf(resource.name)
  useEffect(() => rememberPlace(list, search), [list, search])
  return (
    <RevealScope>
      {Head && <Head />}
      <List
        title={resource.label}
        perPage={25}
        sort={opensOn?.sort ?? resource.defaultSort}
        filterDefaultValues={opensOn?.filter}
        filters={filters}
        actions={<ListActions resource={resource} face={face} />}
        queryOptions={{ refetchInterval }}
        pagination={<HonestPagination />}
        empty={<EmptyList resource={resource} />}
        error={<ListError />}
        exporter={false}
        sx={LOOKS}
      >
        {tabField && <StateTabs field={tabField} />}
        <ResourceRows
          resource={resource}
          bulk={buttons.length === 0 ? null : <>{buttons}</>}
          empty={<NoMatch opensOn={opensOn} />}
        />
      </List>
    </RevealScope>
  )
}

function ListActions({ resource, face }: ResourceListProps) {
  const isSmall = useIsSmall()
  const { data = [] } = useListContext()
  return (
    <TopToolbar sx={ACTION_LOOKS}>
      <QueryMenu queries={face.queries} />
      <FilterButton />
      {isSmall && <SortButton fields={sortsOf(resource)} />}
      {/* The menu is drawn by the table, which is not there without rows. */}
      {!isSmall && data.length > 0 && <ColumnsButton />}
      <ExportButton resource={resource} />
    </TopToolbar>
  )
}
