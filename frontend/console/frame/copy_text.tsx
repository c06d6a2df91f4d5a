import { Box } from '@mui/material'
import { CopyButton } from '../../ui/copy_button'

interface CopyTextProps {
  text: string
  /** As the button says it aloud: `Copy price id`. */
  label: string
}

/** A value made for another program, with a button that copies it and says so for two seconds. */
export function CopyText({ text, label }: CopyTextProps) {
  return (
    // Positioned, so that what is only read aloud scrolls with it.
    <Box
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        maxWidth: '100%',
      }}
    >
      <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere', minWidth: 0 }}>
        {text}
      </Box>
      <CopyButton
        isCompact
        text={text}
        label={label}
        className="size-8 min-h-8 shrink-0 border-0 text-muted"
      />
    </Box>
  )
}
