import { type RaRecord, useGetRecordRepresentation, useReference } from 'react-admin'
import { RecordLink } from './record_link'

interface ReferenceLinkProps {
  reference: string
  id: number
}

/** The row another one points to, by its name; by its number until that is known, or when the row is gone. */
export function ReferenceLink({ reference, id }: ReferenceLinkProps) {
  const { referenceRecord } = useReference<RaRecord>({ reference, id })
  const nameOf = useGetRecordRepresentation(reference)
  if (!referenceRecord) return <RecordLink resource={reference} id={id} />
  return (
    <RecordLink resource={reference} id={id}>
      {nameOf(referenceRecord)}
    </RecordLink>
  )
}
