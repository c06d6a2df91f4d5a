import { Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'

export function NotThere() {
  return (
    <>
      <Title title="Not found" preferenceKey={false} />
      <Typography sx={{ mb: 2 }}>This page does not exist in the console.</Typography>
      <Link to="/admin">Back to the dashboard</Link>
    </>
  )
}
