import { Alert, Box, TextField } from '@mui/material'
import { Link } from 'react-router-dom'
import { CopyButton } from '../../ui/copy_button'
import { Panel } from '../resources/panel'

/** Of the range that is kept free for examples and tests: nobody owns it. */
const TEST_PHONE = '+15550100199'

/** How to text while the provider's account, or ours, is not live. */
export function TestModeSteps() {
  return (
    <Panel title="Test mode, step by step">
      <Box
        component="ol"
        sx={{
          'm': 0,
          'pl': 2.5,
          'listStyle': 'decimal',
          'maxWidth': '68ch',
          '& > li': { pb: 1.5, pl: 0.5 },
        }}
      >
        <li>
          <b>Without keys</b> texts go to the phone at <Link to="/simulator">/simulator</Link>. Use
          the verified test phone below: it works like any other number.
          <TestPhone />
        </li>
        <li>
          <b>On a trial account</b> the provider texts only numbers you have verified. In its
          console open Phone Numbers, Verified Caller IDs, and add your own phone.
        </li>
        <li>The provider calls or texts you a code. Type it in there.</li>
        <li>
          Come back to <Link to="/sms-multi-user?tab=testing">SMS Testing</Link>, enter that phone
          with its country code and send. A number that is not verified comes back with the error
          21608.
        </li>
        <li>
          <b>To go live</b>, upgrade the account and work through the{' '}
          <Link to="/twilio-setup">setup checklist</Link>. Then every number can be texted.
        </li>
      </Box>
      <Alert severity="info" sx={{ maxWidth: '72ch' }}>
        A trial account puts a line of its own before every text, which may make it one segment
        longer.
      </Alert>
    </Panel>
  )
}

function TestPhone() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
      <TextField
        label="Verified test phone"
        value={TEST_PHONE}
        sx={{ maxWidth: 220, my: 0 }}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <CopyButton text={TEST_PHONE} label="Copy number" className="min-h-10 shrink-0" />
    </Box>
  )
}
