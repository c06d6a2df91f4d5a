import { Box } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { isEmojiOnly } from '../../lib/emoji_only'
import { clockTime } from '../../lib/format'
import { Bubble } from '../../ui/bubble'
import { Stamp } from '../../ui/stamp'
import { choiceWords } from '../values/choice_words'
import { ownZone } from '../values/own_zone'
import { RecordLink } from '../values/record_link'
import { useRevealed } from '../values/reveal_context'
import { deliveryOf } from './delivery_words'

interface ThreadTextProps {
  text: RaRecord
  stamp: string | null
  isLast: boolean
}

const USUAL_KINDS = ['talk', 'reply']

export function ThreadText({ text, stamp, isLast }: ThreadTextProps) {
  const words = useWords(text)
  const isHers = text.direction === 'outbound'
  const time = clockTime(String(text.createdAt), ownZone())
  return (
    <>
      {stamp && <Stamp>{stamp}</Stamp>}
      <Bubble
        side={isHers ? 'her' : 'me'}
        isLast={isLast}
        look={words && isEmojiOnly(words) ? 'emoji' : 'flat'}
        speaker={`${isHers ? 'She' : 'The person'}, ${time}`}
        {...statusOf(text, isLast)}
      >
        {words ?? <Masked>{String(text.body ?? '')}</Masked>}
      </Bubble>
    </>
  )
}

/** Null until they were revealed. */
function useWords({ id }: RaRecord): string | null {
  const revealed = useRevealed().of('messages', Number(id))
  return revealed && 'body' in revealed ? String(revealed.body ?? '') : null
}

/** The last of a group says what became of it; a failure is never hidden inside one. */
function statusOf(text: RaRecord, isLast: boolean) {
  const delivery = deliveryOf(text)
  const isTold = delivery && (isLast || delivery.isFailed)
  return {
    status: <Status text={text} words={isTold ? delivery.words : null} />,
    statusTone: isTold && delivery.isFailed ? 'danger' : 'quiet',
  } as const
}

function Masked({ children }: { children: string }) {
  return (
    <span aria-label="Masked" role="img">
      {children || 'No words'}
    </span>
  )
}

/** Which text it is, what it was unless just talk, and what became of it. */
function Status({ text, words }: { text: RaRecord; words: string | null }) {
  const kind = USUAL_KINDS.includes(String(text.kind)) ? null : choiceWords(String(text.kind))
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <RecordLink resource="messages" id={Number(text.id)} />
      {[kind, words].filter(Boolean).map((part) => ` · ${part}`)}
    </Box>
  )
}
