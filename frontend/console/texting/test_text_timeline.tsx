import { Box, Skeleton, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { PageTrouble } from '../frame/page_trouble'
import { Panel } from '../resources/panel'
import { ChoiceChip } from '../values/choice_chip'
import { errorWords } from '../values/error_words'
import { InstantText } from '../values/instant_text'
import type { useWatchedText } from './use_test_text'

interface TestTextTimelineProps {
  watched: ReturnType<typeof useWatchedText>
}

/** What became of the text. */
export function TestTextTimeline({ watched }: TestTextTimelineProps) {
  const { data, error } = watched
  return (
    <Panel title="What happened to it">
      {error && <PageTrouble query={watched} fallback="Its state could not be loaded." />}
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
