import type { Signup } from '#app/people/accounts/contract'
import { Link } from 'react-router-dom'
import { longDate } from '../../lib/format'
import { phoneText } from '../../lib/phone_text'
import { buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'

export function ProfileCard({ signup, className }: { signup: Signup; className?: string }) {
  const name = [signup.firstName, signup.lastName].filter(Boolean).join(' ')
  const rows = [
    { term: 'Name', text: name || 'Not given yet' },
    { term: 'Email', text: signup.email },
    { term: 'Phone', text: signup.phone ? phoneText(signup.phone) : 'Not given yet' },
    { term: 'Member since', text: longDate(signup.createdAt) },
  ]
  return (
    <Card className={className}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Profile</h2>
        <Link
          to="/settings?tab=profile"
          className={buttonStyles({ variant: 'link', size: 'sm', className: '-my-2 -mr-4' })}
        >
          Edit Profile
        </Link>
      </div>
      <dl className="mt-3">
        {rows.map(({ term, text }) => (
          <div
            key={term}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3 first:border-0"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium tabular [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
