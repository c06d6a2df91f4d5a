import { Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { useStaffSession } from '../sign_in/staff_session'

/** A page that is there, but not for this role. */
export function AccessDenied() {
  const { data } = useStaffSession()
  return (
    <>
      <Title title="Not for your role" preferenceKey={false} />
      <Typography sx={{ mb: 2, maxWidth: 560 }}>
        {data ? `You work here as ${data.role}, and that role does not open this page. ` : ''}
        Whoever runs the server grants roles at the command line.
      </Typography>
      <Link to="/admin">Back to the dashboard</Link>
    </>
  )
}
