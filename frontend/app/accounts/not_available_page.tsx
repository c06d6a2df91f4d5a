import { BRAND, SUPPORT_EMAIL } from '../../lib/names'
import { STATES } from '#app/people/states/contract'
import { Link, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../lib/page_title'
import { cn } from '../../ui/cn'
import { paper } from '../../ui/paper'

/** Where a sign-up from a closed state ends. */
export function NotAvailablePage() {
  const [query] = useSearchParams()
  const named = query.get('in')
  const place = Object.values(STATES).find((state) => state === named) ?? 'your state'
  return (
    <div
      className={cn(
        'mx-auto grid max-w-xl gap-5 px-5 py-16 [&_a]:text-primary [&_a]:underline',
        paper
      )}
    >
      <PageTitle>{`${BRAND} isn’t available in ${place}`}</PageTitle>
      <p>
        The law there doesn’t leave room for a companion like ours, so nobody can sign up with a
        phone number from {place}. No code was sent, and we kept nothing about you.
      </p>
      <p>
        Your number has an area code from {place}, but you live somewhere else? Write to{' '}
        <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>.
      </p>
      <p>
        You already have an account? <Link to="/#login">Log in</Link> to download or delete your
        data. Nothing of yours is lost.
      </p>
    </div>
  )
}
