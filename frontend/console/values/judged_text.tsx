import { type Field, resourceOf } from '#app/console/resources/contract'
import { Box } from '@mui/material'
import { type RaRecord, useReference } from 'react-admin'
import { MaskedValue } from './masked_value'
import { RecordLink } from './record_link'

const BODY = resourceOf('messages')?.fields.find(({ name }) => name === 'body') as Field

/** The text a row of a list is about, its words behind the reveal, so that nobody opens page after page. */
export function JudgedText({ id }: { id: number }) {
  const { referenceRecord } = useReference<RaRecord>({ reference: 'messages', id })
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <RecordLink resource="messages" id={id} />
      {Boolean(referenceRecord?.body) && (
        <MaskedValue resource="messages" id={id} field={BODY} masked={referenceRecord?.body} />
      )}
    </Box>
  )
}
