import { type Field, resourceOf } from '#app/console/resources/contract'
import { Box } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { ChoiceChip } from './choice_chip'
import { dollarsOfCents, dollarsOfMicros } from './dollars'
import { errorWords } from './error_words'
import { InstantText } from './instant_text'
import { MaskedValue } from './masked_value'
import { RecordLink } from './record_link'
import { ReferenceLink } from './reference_link'

interface FieldValueProps {
  resource: string
  field: Field
  record: Readonly<Record<string, unknown>>
}

/** One value as its kind is shown, in a list and on a page alike. */
export function FieldValue({ resource, field, record }: FieldValueProps) {
  const value: unknown = record[field.name]
  const id = Number(record.id)
  if (value === null || value === undefined || value === '') return <Nothing />
  if (field.isMasked) return <MaskedValue {...{ resource, id, field }} masked={value} />
  if (field.reference) return <ReferenceLink reference={field.reference} id={Number(value)} />
  const Own = OWN_LOOKS[field.name]
  return Own ? <Own {...{ resource, field, record }} /> : LOOKS[field.kind](value)
}

/** Values that say more than their kind. */
const OWN_LOOKS: Record<string, ComponentType<FieldValueProps>> = {
  id: ({ resource, record }) => <RecordLink resource={resource} id={Number(record.id)} />,
  errorCode: ({ record }) => errorWords(Number(record.errorCode)),
  subjectId: ({ record }) => <Subject of={String(record.subject)} id={Number(record.subjectId)} />,
}

const LOOKS: Record<Field['kind'], (value: unknown) => ReactNode> = {
  id: (value) => `#${String(value)}`,
  text: (value) => <Words>{String(value)}</Words>,
  long_text: (value) => <Words>{String(value)}</Words>,
  choice: (value) => <ChoiceChip choice={String(value)} />,
  number: (value) => <Tabular>{Number(value).toLocaleString('en-US')}</Tabular>,
  flag: (value) => (value ? 'Yes' : 'No'),
  instant: (value) => <InstantText instant={String(value)} />,
  cents: (value) => <Tabular>{dollarsOfCents(Number(value))}</Tabular>,
  micros: (value) => <Tabular>{dollarsOfMicros(Number(value))}</Tabular>,
  list: (value) => <Words>{Array.isArray(value) ? value.join(', ') : String(value)}</Words>,
}

/** What an entry of the audit log is about: a row of ours, or something that has no page. */
function Subject({ of, id }: { of: string; id: number }) {
  return resourceOf(of) ? <RecordLink resource={of} id={id} /> : `#${id}`
}

function Words({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
      {children || '–'}
    </Box>
  )
}

function Tabular({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  )
}

function Nothing() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      –
    </Box>
  )
}
