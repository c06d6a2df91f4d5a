import { Box } from '@mui/material'
import { choiceTone, choiceWords, type Tone } from './choice_words'

interface ChoiceChipProps {
  choice: string
  /** When it is told in other words than its own. */
  words?: string
  tone?: Tone
}

export function ChoiceChip({ choice, words, tone = choiceTone(choice) }: ChoiceChipProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        borderRadius: 999,
        fontSize: '0.8125rem',
        fontWeight: 550,
        lineHeight: '22px',
        whiteSpace: 'nowrap',
        color: tone === 'quiet' ? 'var(--ink)' : `var(--${tone})`,
        bgcolor: tone === 'quiet' ? 'var(--surface-2)' : `var(--${tone}-bg)`,
      }}
    >
      {words ?? choiceWords(choice)}
    </Box>
  )
}
