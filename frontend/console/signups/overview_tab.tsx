import type { Field, Resource } from '#app/console/resources/contract'
import { Alert, Stack, Typography } from '@mui/material'
import { type RaRecord, useRecordContext } from 'react-admin'
import { Facts } from '../resources/facts'
import { Panel } from '../resources/panel'
import { useMay } from '../sign_in/staff_session'
import { AUDIT_HINT } from '../values/masked_value'
import { textingStateWords } from '../values/reason_words'
import { textingWords } from './texting_words'

const GROUPS = {
  Texting: ['textingState', 'isPaused', 'pausedFor', 'lastMessageAt', 'girlfriendId', 'timeZone'],
  Plan: ['subscriptionType', 'dailyMessageLimit', 'messagesUsedToday', 'bonusMessages'],
}
const DAILY = ['dailyMessageLimit', 'messagesUsedToday']
const GROUPED = Object.values(GROUPS).flat()

/** Who they are, whether texts reach them, and what is left to send. */
export function OverviewTab({ resource }: { resource: Resource }) {
  const record = useRecordContext()
  const may = useMay()
  if (!record) return null
  const state = String(record.textingState)
  const words = textingWords(state)
  const named = (names: readonly string[]) =>
    resource.fields.filter(({ name }) => names.includes(name) && !isIdle(name, record))
  const others = resource.fields.filter(({ name }) => !GROUPED.includes(name))
  return (
    <Stack sx={{ gap: 2 }}>
      {words && (
        <Alert severity="warning">
          <b>{textingStateWords(state)}.</b> {words}
        </Alert>
      )}
      {Object.entries(GROUPS).map(([title, names]) => (
        <Group key={title} title={title} resource={resource} fields={named(names)} />
      ))}
      <Group title="Person" resource={resource} fields={others} />
      {may('resources.reveal') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Revealed values stay visible until you leave this page. {AUDIT_HINT}.
        </Typography>
      )}
    </Stack>
  )
}

/** Without a plan of so many a day there is only what is left. */
function isIdle(name: string, { dailyMessageLimit }: RaRecord): boolean {
  return DAILY.includes(name) && !dailyMessageLimit
}

interface GroupProps {
  title: string
  resource: Resource
  fields: readonly Field[]
}

function Group({ title, resource, fields }: GroupProps) {
  return (
    <Panel title={title}>
      <Facts resource={resource.name} fields={fields} />
    </Panel>
  )
}
