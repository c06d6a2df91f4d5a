import type { WebhookSelfTest } from '#app/console/calls/contract'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { VisuallyHidden } from '../../ui/visually_hidden'
import { Panel } from '../resources/panel'
import { useMay } from '../sign_in/staff_session'

/** Has the server call its own webhook, as the provider would. */
export function WebhookTest() {
  const may = useMay()
  const test = useMutation({
    mutationFn: () => api<WebhookSelfTest>('POST', '/api/admin/webhook-self-test'),
  })
  return (
    <Panel title="Webhook self-test">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        Sends a signed request with empty fields to our own address, and one with a wrong signature.
        Nothing is stored and nobody is texted.
      </Typography>
      {may('webhooks.test') ? (
        <Button
          variant="outlined"
          size="small"
          aria-busy={test.isPending}
          onClick={() => !test.isPending && test.mutate()}
        >
          {test.isPending ? 'Testing…' : 'Test the webhook'}
        </Button>
      ) : (
        <Typography variant="body2">Only an admin can run it.</Typography>
      )}
      <Box aria-live="polite" sx={{ mt: test.isIdle ? 0 : 1.5 }}>
        {test.error && (
          <Alert severity="error">{refusalOf(test.error, 'The test could not be run.')}</Alert>
        )}
        {test.data && <Result {...test.data} />}
      </Box>
    </Panel>
  )
}

function Result({ success, url, steps }: WebhookSelfTest) {
  return (
    <>
      <Alert severity={success ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
        <b>{success ? 'The webhook works.' : 'The webhook does not work yet.'}</b> {url}
      </Alert>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1 }}>
        {steps.map(({ name, isOk, detail }) => {
          const Icon = isOk ? CircleCheck : CircleX
          return (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
              <Box component="span" sx={{ color: isOk ? 'success.main' : 'error.main', pt: 0.25 }}>
                <Icon aria-hidden="true" size={16} />
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <VisuallyHidden>{isOk ? 'Passed: ' : 'Failed: '}</VisuallyHidden>
                {name}
                <Typography variant="body2" color="text.secondary">
                  {detail}
                </Typography>
              </Box>
            </Box>
          )
        })}
      </Box>
    </>
  )
}
