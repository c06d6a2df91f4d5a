import { useLocation } from 'react-router-dom'
import { AccountCard } from '../../frontend/app/accounts/account_card'
import { ForgottenPassword } from '../../frontend/app/passwords/forgotten_password'

/** The card, and under it the address it has led to. */
export function CardAndAddress() {
  const { pathname, search } = useLocation()
  return (
    <main className="mx-auto max-w-lg">
      <AccountCard ForgottenPassword={ForgottenPassword} />
      <p className="mt-4 text-sm text-muted">
        Address: <output>{`${pathname}${search}`}</output>
      </p>
    </main>
  )
}
