import type { TestTextState } from '#app/console/contract'
import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ApiError } from '../../lib/api_error'
import { PageTrouble } from '../frame/page_trouble'
import { Panel } from '../resources/panel'
import { ChoiceChip } from '../values/choice_chip'
import { errorWords } from '../values/error_words'
import { InstantText } from '../values/instant_text'

const ENDS = ['delivered', 'undelivered', 'failed', 'unknown']
const WATCH_MS = 1500

/** What became of the text, watched until it has ended. */
export function TestTextTimeline({ messageId }: { messageId: number }) {
  const { data, error, refetch } = useQuery<TestTextState, ApiError>({
    queryKey: [`/api/admin/test-texts/${messageId}`],
    refetchInterval: ({ state }) =>
      state.data && ENDS.includes(state.data.state) ? false : WATCH_MS,
  })
  return (
    <Panel title="What became of it">
      {error && (
        <PageTrouble
          error={error}
          fallback="Its state could not be read."
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      {data && (
        <div aria-live="polite">
          <Typography component="div" sx={{ mb: 1 }}>
            <ChoiceChip choice={data.state} />{' '}
            <Link to={`/admin/messages/${data.id}/show`}>Text {data.id}</Link>
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 2.5, listStyle: 'decimal' }}>
            {data.timeline.map(({ at, what }) => (
              <Box component="li" key={at + what} sx={{ py: 0.25 }}>
                {what}{' '}
                <Typography component="span" variant="caption" color="text.secondary">
                  <InstantText instant={at} />
                </Typography>
              </Box>
            ))}
          </Box>
          {data.errorCode !== null && (
            <Typography sx={{ mt: 1 }}>{errorWords(data.errorCode)}</Typography>
          )}
        </div>
      )}
    </Panel>
  )
}
