import type { Field } from '#app/console/resources/contract'
import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { FieldValue } from '../values/field_value'

interface FactsProps {
  resource: string
  fields: readonly Field[]
}

/** Every value of a row with its name. */
export function Facts({ resource, fields }: FactsProps) {
  const record = useRecordContext()
  if (!record) return null
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', lg: '1fr 1fr 1fr' },
        columnGap: 3,
        rowGap: 1.5,
      }}
    >
      {fields.map((field) => (
        <Box
          key={field.name}
          sx={{ minWidth: 0, gridColumn: isLong(field) ? '1 / -1' : undefined }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {field.label}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <FieldValue resource={resource} field={field} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function isLong({ kind }: Field): boolean {
  return kind === 'long_text'
}
