import { useSearchParams } from 'react-router-dom'
import { useAuth } from './session'
import { stickyEmail } from './sticky_email'

/** The address that the links of a page carry along. */
export function useStickyEmail(): string | null {
  const [query] = useSearchParams()
  const { data: auth } = useAuth()
  return stickyEmail(query, auth?.authenticated ? auth.email : undefined)
}
