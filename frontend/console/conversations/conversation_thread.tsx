import { Box, Button, Typography } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useNow } from '../../lib/use_now'
import { threadRows } from '../../lib/thread_rows'
import { PageTrouble } from '../frame/page_trouble'
import { ownZone } from '../values/own_zone'
import { RevealTexts } from './reveal_texts'
import { ThreadText } from './thread_text'
import { useThreadTexts } from './use_thread_texts'

const MINUTE_MS = 60_000

/** A talk as both of them see it, its words masked until somebody may and wants to read them. */
export function ConversationThread({ conversationId }: { conversationId: number }) {
  const { query, isKnown, texts, total, hasOlder, readOlder } = useThreadTexts(conversationId)
  const now = useNow(MINUTE_MS)
  if (query.isPending && !isKnown) return <Box sx={{ minHeight: 320 }} aria-busy="true" />
  const trouble = query.error && (
    <PageTrouble
      query={query}
      fallback="The conversation could not be loaded."
      stale={isKnown ? 'The texts below may be out of date.' : undefined}
    />
  )
  if (!isKnown) return trouble
  if (texts.length === 0)
    return (
      <>
        {trouble}
        <Typography sx={{ color: 'text.secondary' }}>No messages yet.</Typography>
      </>
    )
  const reading = { sideOf, atOf, zone: ownZone(), now }
  return (
    <>
      {trouble}
      <RevealTexts texts={texts} total={total} />
      {hasOlder && (
        <Box sx={{ textAlign: 'center', pt: 2 }}>
          <Button onClick={readOlder} disabled={query.isFetching}>
            Show earlier texts
          </Button>
        </Box>
      )}
      <div role="log" aria-label="Conversation">
        {threadRows(texts, reading).map(({ text, day, stamp, isLast }) => (
          <ThreadText
            key={text.id}
            text={text}
            stamp={day ? `${day}, ${stamp}` : stamp}
            isLast={isLast}
          />
        ))}
      </div>
    </>
  )
}

const sideOf = ({ direction }: RaRecord) => String(direction)
const atOf = ({ createdAt }: RaRecord) => String(createdAt)
