import { useLogout } from 'react-admin'
import { Link } from 'react-router-dom'
import { Button, buttonStyles } from '../../ui/button'
import { GateCard } from './gate_card'

export function NotForYou() {
  const logout = useLogout()
  return (
    <GateCard title="This page is for staff">
      <p className="mt-3 text-muted">
        You are logged in, but your account does not open the console. Everything that is yours is
        in the app.
      </p>
      <Link to="/user-dashboard" className={buttonStyles({ className: 'mt-6 w-full' })}>
        Go to your dashboard
      </Link>
      <Button variant="link" className="mt-2 w-full" onClick={() => void logout()}>
        Log out
      </Button>
    </GateCard>
  )
}
