import type { Field } from '#app/console/resources/contract'
import { DataTable, useListContext } from 'react-admin'
import { FieldValue } from '../values/field_value'
import { columnsOf, extraColumnsOf, isNumeric } from './catalogue'
import { NoMatch } from './list_states'
import type { ResourceRowsProps } from './rows_props'
import { SelectionColumn } from './selection_column'

export function ResourceTable(props: ResourceRowsProps) {
  const { resource, without, bulk, empty, storeKey, RowActions } = props
  const { selectedIds } = useListContext()
  return (
    <DataTable
      size="small"
      rowClick="show"
      bulkActionButtons={false}
      rowSx={({ id }) => (selectedIds.includes(id) ? { bgcolor: 'action.selected' } : {})}
      empty={empty ?? <NoMatch />}
      storeKey={storeKey}
      hiddenColumns={extraColumnsOf(resource)}
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .MuiTableCell-root': { px: 1 },
      }}
    >
      {bulk && <SelectionColumn />}
      {columnsOf(resource, without).map((field) => (
        <DataTable.Col
          key={field.name}
          source={field.name}
          label={field.label}
          disableSort={!field.isSortable}
          align={isNumeric(field) ? 'right' : 'left'}
          sx={widthOf(field)}
          render={(record) => (
            <FieldValue isInList resource={resource.name} field={field} record={record} />
          )}
        />
      ))}
      {RowActions && (
        <DataTable.Col key="actions" source="actions" label="Actions" disableSort>
          <span onClick={(event) => event.stopPropagation()}>
            <RowActions />
          </span>
        </DataTable.Col>
      )}
    </DataTable>
  )
}

const WIDE = ['lastError', 'body', 'description', 'note', 'detail']

function widthOf({ name, kind }: Field) {
  if (name === 'reason') return { minWidth: 96, maxWidth: 240 }
  if (WIDE.includes(name) || kind === 'list') return { minWidth: 96, maxWidth: 320 }
  if (name === 'messageId') return { minWidth: 96, maxWidth: 360 }
  if (name === 'model') return { '& span': { whiteSpace: 'nowrap' } }
  return name === 'errorCode' ? { minWidth: 112, maxWidth: 260 } : undefined
}
