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
  const phone = phoneNumberOf(query.get('phone')) ?? ownPhone ?? known[0]?.phone ?? null

  useEffect(() => {
    if (phone) rememberPhone(phone)
  }, [phone])

  const choose = (next: string) => setQuery({ phone: next }, { replace: true })
  return { phone, ownPhone, choose }
}

function useOwnPhone(): string | null {
  const { data: auth } = useAuth()
  const { data } = useSignup({ isEnabled: auth?.authenticated ?? false })
  return data?.signup.phone ?? null
}
