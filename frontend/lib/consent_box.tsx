import { BRAND } from './names'
import { consentWording } from '#app/texting/consent/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Checkbox } from '../ui/checkbox'
import { VisuallyHidden } from '../ui/visually_hidden'

interface ConsentBoxProps {
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  error?: string
  /** Why it is asked for. */
  children: ReactNode
}

/** The consent to texts in its full wording, which is what the ledger keeps. */
export function ConsentBox({ isTicked, onTick, error, children }: ConsentBoxProps) {
  return (
    <div className="rounded-control bg-surface-2 px-4 py-2.5">
      <Checkbox
        name="smsConsent"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        error={error}
      >
        {consentWording(BRAND).text} <LegalLink to="/terms">Terms</LegalLink> ·{' '}
        <LegalLink to="/privacy">Privacy</LegalLink>
      </Checkbox>
      <p className="mt-1 mb-1.5 pl-9 text-sm text-muted">{children}</p>
    </div>
  )
}

/** In a tab of its own, so that the half-filled form stays. */
export function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  )
}
