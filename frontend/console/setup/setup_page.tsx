import { Alert, Box, Button, Stack } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { CallbackUrl } from './callback_url'
import { Checklist } from './checklist'
import { Troubleshooting } from './troubleshooting'
import { WebhookTest } from './webhook_test'

/** `/twilio-setup`: what stands between us and texts that arrive. */
export function SetupPage() {
  return (
    <>
      <Title title="Twilio setup" preferenceKey={false} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Checklist />
        <Stack sx={{ gap: 2 }}>
          <CallbackUrl />
          <Alert severity="info">
            <b>10DLC registration.</b> US carriers block texts from numbers that are not registered.
            Approval takes 1 to 7 business days.
          </Alert>
          <WebhookTest />
          <Button component={Link} to="/sms-multi-user?tab=testing" variant="outlined">
            Send a test text
          </Button>
        </Stack>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Troubleshooting />
        </Box>
      </Box>
    </>
  )
}
