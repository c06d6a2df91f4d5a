import { Alert, Box } from '@mui/material'
import { useMay } from '../sign_in/staff_session'
import { TestModeSteps } from './test_mode_steps'
import { TestTextForm } from './test_text_form'
import { TestTextPreview } from './test_text_preview'
import { TestTextTimeline } from './test_text_timeline'
import { useTestText } from './use_test_text'

/** A text of our own to any number: what it costs, whether it would go, and what became of it. */
export function TestTexts() {
  const may = useMay()
  if (!may('sms.send_anywhere')) {
    return <Alert severity="info">Only an admin can send test texts.</Alert>
  }
  return <Tester />
}

function Tester() {
  const test = useTestText()
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <TestTextForm test={test} />
        <TestTextPreview preview={test.preview} />
        {test.isSent && <TestTextTimeline watched={test.watched} />}
      </Box>
      {test.needsTestMode && (
        <Box sx={{ mt: 2 }}>
          <TestModeSteps />
        </Box>
      )}
    </>
  )
}
