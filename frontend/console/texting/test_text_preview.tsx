import type { TestTextPreview as Preview } from '#app/console/calls/contract'
import { Alert, Box, Typography } from '@mui/material'
import { instantWords } from '../../lib/format'
import { Panel } from '../resources/panel'
import { dollarsOfMicros } from '../values/dollars'
import { ownZone } from '../values/own_zone'
import { reasonWords } from '../values/reason_words'
import { sentence } from './sentence'
import type { useTestTextPreview } from './use_test_text'

type Verdict = Preview['gate']['verdict']
const VERDICTS: Record<Verdict, { severity: 'success' | 'warning' | 'error'; words: string }> = {
  allow: { severity: 'success', words: 'It would go out now' },
  defer: { severity: 'warning', words: 'It would wait' },
  drop: { severity: 'error', words: 'It would not go out' },
}

interface TestTextPreviewProps {
  preview: ReturnType<typeof useTestTextPreview>
}

/** What the text is on the air, before anybody pays for it. */
export function TestTextPreview({ preview: { data, error, isStale } }: TestTextPreviewProps) {
  return (
    <Panel title="Before you send">
      {data && !error ? (
        <ReadOut {...data} isStale={isStale} />
      ) : (
        <Typography color="text.secondary">
          {error
            ? (error.refusal ?? 'The preview could not be loaded.')
            : 'Enter a number and a message to see what it costs and whether it would go out.'}
        </Typography>
      )}
    </Panel>
  )
}

function ReadOut({ gate, isStale, ...text }: Preview & { isStale: boolean }) {
  const { segments, characters, encoding, costMicros } = text
  const { severity, words } = VERDICTS[gate.verdict]
  return (
    <Box aria-live="polite" aria-busy={isStale} sx={isStale ? { opacity: 0.5 } : undefined}>
      <Box
        component="dl"
        sx={{
          'display': 'grid',
          'gridTemplateColumns': 'repeat(2, minmax(0, 1fr))',
          'gap': 1.5,
          'm': 0,
          'mb': 2,
          '& dd': { m: 0, fontWeight: 650, fontSize: '1.0625rem' },
          '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
        }}
      >
        <Figure label="Segments" value={String(segments)} />
        <Figure label="Characters" value={String(characters)} />
        <Figure label="Encoding" value={encoding} />
        <Figure label="Cost" value={dollarsOfMicros(costMicros)} />
      </Box>
      <Alert severity={severity}>
        <b>{words}.</b> {sentence(reasonWords(gate.reason))}
        {gate.until && ` Until ${instantWords(gate.until, ownZone())}.`}
      </Alert>
    </Box>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
