import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth, useSignup } from '../../lib/session'
import { rememberPhone, useKnownPhones } from './phone_book'
import { phoneNumberOf } from './phone_number'

interface ChosenPhone {
  phone: string | null
  /** The number of whoever is logged in. */
  ownPhone: string | null
  choose: (phone: string) => void
}

/** The address names the phone; without a name it is one's own, then the one used last. */
export function useChosenPhone(): ChosenPhone {
  const [query, setQuery] = useSearchParams()
  const known = useKnownPhones()
  const ownPhone = useOwnPhone()
  // Another phone shown until one's own is known would take what is typed meanwhile away with it.
  const usual = ownPhone === undefined ? null : (ownPhone ?? known[0]?.phone ?? null)
  const phone = phoneNumberOf(query.get('phone')) ?? usual

  useEffect(() => {
    if (phone) rememberPhone(phone)
  }, [phone])

  const choose = (next: string) => setQuery({ phone: next }, { replace: true })
  return { phone, ownPhone: ownPhone ?? null, choose }
}

/** Undefined while it is being asked for. */
function useOwnPhone(): string | null | undefined {
  const auth = useAuth()
  const signup = useSignup({ isEnabled: auth.data?.authenticated ?? false })
  if (auth.isLoading || signup.isLoading) return undefined
  return signup.data?.signup.phone ?? null
}
