import type { Field } from '#app/console/resources/contract'
import { Box, Typography } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin'
import { FieldValue } from '../values/field_value'
import { columnsOf } from './catalogue'
import { NoMatch } from './list_states'
import type { ResourceRowsProps } from './rows_props'
import { RowCheckbox } from './row_checkbox'

/** The list where a table does not fit: one card a row, with the same values. */
export function ResourceCards({
  resource,
  without,
  bulk,
  empty,
  RowActions,
}: Omit<ResourceRowsProps, 'storeKey'>) {
  const { data = [], isPending } = useListContext()
  if (isPending) return <Box sx={{ minHeight: 240 }} aria-busy="true" />
  if (data.length === 0) return empty ?? <NoMatch />
  const columns = columnsOf(resource, without)
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <Card
          key={record.id}
          resource={resource.name}
          columns={columns}
          record={record}
          isSelectable={Boolean(bulk)}
          RowActions={RowActions}
        />
      ))}
    </Box>
  )
}

interface CardProps {
  resource: string
  columns: readonly Field[]
  record: RaRecord
  isSelectable: boolean
  RowActions?: ComponentType
}

function Card({ resource, columns, record, isSelectable, RowActions }: CardProps) {
  const heads = columns.filter(isHead)
  const facts = columns.filter((field) => !isHead(field) && hasValue(record[field.name]))
  const value = (field: Field) => (
    <FieldValue key={field.name} isInList resource={resource} field={field} record={record} />
  )
  return (
    <Box component="li" sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
      >
        {isSelectable && <RowCheckbox id={Number(record.id)} />}
        {heads.filter((field) => hasValue(record[field.name])).map(value)}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.75,
          display: 'grid',
          gridTemplateColumns: 'minmax(88px, auto) 1fr',
          columnGap: 1.5,
          rowGap: 0.25,
          alignItems: 'baseline',
          fontSize: '0.875rem',
        }}
      >
        {facts.map((field) => (
          <Fact key={field.name} label={field.label}>
            {value(field)}
          </Fact>
        ))}
      </Box>
      {RowActions && (
        <RecordContextProvider value={record}>
          <Box sx={{ mt: 1 }}>
            <RowActions />
          </Box>
        </RecordContextProvider>
      )}
    </Box>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  )
}

function isHead({ name, kind }: Field): boolean {
  return name === 'id' || kind === 'choice'
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
