import { type Field, resourceOf } from '#app/console/resources/contract'
import { Box } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { money } from '../../lib/format'
import { CopyText } from '../frame/copy_text'
import { ChoiceChip } from './choice_chip'
import { choiceWords } from './choice_words'
import { dollarsOfMicros } from './dollars'
import { errorWords } from './error_words'
import { InstantText } from './instant_text'
import { JudgedText } from './judged_text'
import { MaskedValue } from './masked_value'
import { RecordLink } from './record_link'
import { reasonWords, pauseWords, textingStateWords, verdictWords } from './reason_words'
import { ReferenceLink } from './reference_link'
import { WaitingTime } from './waiting_time'

interface FieldValueProps {
  resource: string
  field: Field
  record: Readonly<Record<string, unknown>>
  /** Beside other rows, where what has a page of its own is shown at once. */
  isInList?: boolean
}

/** One value as its kind is shown, in a list and on a page alike. */
export function FieldValue({ resource, field, record, isInList }: FieldValueProps) {
  const value: unknown = record[field.name]
  const id = Number(record.id)
  if (isNothing(value)) return <Nothing />
  if (field.isMasked) return <MaskedValue {...{ resource, id, field }} masked={value} />
  if (isInList && JUDGED.includes(`${resource}.${field.name}`))
    return <JudgedText id={Number(value)} />
  if (field.reference) return <ReferenceLink reference={field.reference} id={Number(value)} />
  const Own = OWN_LOOKS[`${resource}.${field.name}`] ?? OWN_LOOKS[field.name]
  return Own ? <Own {...{ resource, field, record }} /> : LOOKS[field.kind](value)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** Texts that somebody of staff has to judge. */
const JUDGED = ['safety-events.messageId', 'reports.messageId']

/** Values that say more than their kind, by name of the field or by resource and name. */
const OWN_LOOKS: Record<string, ComponentType<FieldValueProps>> = {
  'id': ({ resource, record }) => <RecordLink resource={resource} id={Number(record.id)} />,
  'errorCode': ({ record }) => errorWords(Number(record.errorCode)),
  'subjectId': ({ record }) => (
    <Subject of={String(record.subject)} id={Number(record.subjectId)} />
  ),
  'messages.reason': ({ record }) => <Words>{whyOf(record)}</Words>,
  'alarms.subject': ({ record }) => <AlarmSubject {...record} />,
  'messageSid': CopiedId,
  'intentId': CopiedId,
  'invoiceId': CopiedId,
  'messages.verdict': ({ record }) => <Words>{verdictWords(String(record.verdict))}</Words>,
  'signups.textingState': ({ record }) => <TextingState of={String(record.textingState)} />,
  'signups.pausedFor': ({ record }) => <Words>{pauseWords(String(record.pausedFor))}</Words>,
  'consents.source': ({ record }) => <Words>{choiceWords(String(record.source))}</Words>,
  'processes.roles': ({ record }) => String(record.roles).replaceAll(',', ', '),
  'schedules.lastOutcome': ({ record }) => <Words>{choiceWords(String(record.lastOutcome))}</Words>,
  'safety-events.detail': ({ record }) => <Words>{choiceWords(String(record.detail))}</Words>,
  'safety-events.waitingSince': ({ record }) => <WaitingTime since={String(record.waitingSince)} />,
}

/** With the provider's code, by which it is looked up there. */
function whyOf({ reason, errorCode }: FieldValueProps['record']): string {
  const words = reasonWords(String(reason))
  return errorCode ? `${words} (${String(errorCode)})` : words
}

/** What the provider calls it: to be looked up there. */
function CopiedId({ field, record }: FieldValueProps) {
  return <CopyText text={String(record[field.name])} label={`Copy ${field.label.toLowerCase()}`} />
}

export function TextingState({ of }: { of: string }) {
  return <ChoiceChip choice={of} words={textingStateWords(of)} />
}

const LOOKS: Record<Field['kind'], (value: unknown) => ReactNode> = {
  id: (value) => `#${String(value)}`,
  text: (value) => <Words>{String(value)}</Words>,
  long_text: (value) => <Words>{String(value)}</Words>,
  choice: (value) => <ChoiceChip choice={String(value)} />,
  number: (value) => <Tabular>{Number(value).toLocaleString('en-US')}</Tabular>,
  flag: (value) => (value ? 'Yes' : 'No'),
  instant: (value) => <InstantText instant={String(value)} />,
  cents: (value) => <Tabular>{money(Number(value))}</Tabular>,
  micros: (value) => <Tabular>{dollarsOfMicros(Number(value))}</Tabular>,
  list: (value) => <Words>{Array.isArray(value) ? value.join(', ') : String(value)}</Words>,
}

/** What an entry of the audit log is about: a row of ours, or something that has no page. */
function Subject({ of, id }: { of: string; id: number }) {
  return resourceOf(of) ? <RecordLink resource={of} id={id} /> : `#${id}`
}

/** Of an unanswered crisis the event itself, which is what is to be answered. */
function AlarmSubject({ kind, subject }: FieldValueProps['record']) {
  const words = String(subject)
  if (kind !== 'crisis_unanswered') return <Words>{words}</Words>
  return (
    <RecordLink resource="safety-events" id={Number(subject)}>
      Safety event #{words}
    </RecordLink>
  )
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
