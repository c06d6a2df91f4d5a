import { Avatar, Box, Typography } from '@mui/material'
import { User } from 'lucide-react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { ChoiceChip } from '../values/choice_chip'
import { TextingState } from '../values/field_value'
import { InstantText } from '../values/instant_text'
import { pauseWords } from '../values/reason_words'
import { initialsOf, nameOf } from './person_name'
import { useCount } from './tab_count'

/** Who it is and how they are, before anything else is read. */
export function PersonHead() {
  const record = useRecordContext()
  if (!record) return null
  const initials = initialsOf(record)
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <Avatar
        aria-hidden="true"
        sx={{ bgcolor: 'var(--surface-2)', color: 'var(--ink)', width: 48, height: 48 }}
      >
        {initials ?? <User size={22} />}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(record)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <TextingState of={String(record.textingState)} />
          <ChoiceChip choice={String(record.subscriptionType)} tone="quiet" />
          {record.role !== 'user' && <ChoiceChip choice={String(record.role)} />}
          <Marks record={record} />
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {record.lastMessageAt ? (
              <>
                Last text: <InstantText instant={String(record.lastMessageAt)} />
              </>
            ) : (
              'No text yet'
            )}
          </Typography>
        </Box>
      </Box>
    </Box>
  )
}

/** What to know before doing anything; each leads to where it stands. */
function Marks({ record }: { record: RaRecord }) {
  const { total: events } = useCount('safety-events', { state: 'open' })
  const { total: disputes } = useCount('purchases', { isDisputed: true })
  const eventWords = events === 1 ? '1 open safety event' : `${events} open safety events`
  const disputeWords = disputes === 1 ? '1 disputed payment' : `${disputes} disputed payments`
  return (
    <>
      {events > 0 && <Mark tab="safety" words={eventWords} />}
      {disputes > 0 && <Mark tab="billing" words={disputeWords} />}
      {record.isPaused && Boolean(record.pausedFor) && (
        <ChoiceChip choice="paused" words={pauseWords(String(record.pausedFor))} />
      )}
    </>
  )
}

function Mark({ tab, words }: { tab: string; words: string }) {
  return (
    <Box
      component={Link}
      to={`?tab=${tab}`}
      replace
      sx={{ '& > span': { textDecoration: 'underline', textUnderlineOffset: 3 } }}
    >
      <ChoiceChip choice={tab} tone="danger" words={words} />
    </Box>
  )
}
