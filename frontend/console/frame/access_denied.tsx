import { Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { useStaffSession } from '../sign_in/staff_session'

/** A page that is there, but not for this role. */
export function AccessDenied() {
  const { data } = useStaffSession()
  return (
    <>
      <Title title="Your role can’t open this page" preferenceKey={false} />
      <Typography sx={{ mb: 2, maxWidth: 560 }}>
        {data ? `You’re signed in as ${data.role}, and that role can’t open this page. ` : ''}
        Roles are granted on the server’s command line.
      </Typography>
      <Link to="/admin">Back to the dashboard</Link>
    </>
  )
}
