import type { Figures } from '#app/console/calls/contract'
import { Alert } from '@mui/material'
import { Link } from 'react-router-dom'

/** False while nobody has signed up or texted in a month. */
export function hasBegun({ days }: Figures): boolean {
  return days.some(({ signups, textsIn, textsOut }) => signups + textsIn + textsOut > 0)
}

/** What to do on a day when there is nothing to count. */
export function FirstDays() {
  return (
    <Alert severity="info" icon={false}>
      <b>No signups yet.</b> Three steps to the first text: go through the{' '}
      <Link to="/twilio-setup">setup checklist</Link>, put the{' '}
      <Link to="/stripe-admin">plans on sale</Link>, then{' '}
      <Link to="/sms-multi-user">send yourself a test text</Link>.
    </Alert>
  )
}
