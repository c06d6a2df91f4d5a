import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageTitle } from '../../lib/page_title'
import { buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'

interface SetupCardProps {
  title: string
  /** Her, if she is there. */
  portrait?: ReactNode
  children: ReactNode
}

/** What stands in place of the form when there is nothing to set up. */
export function SetupCard({ title, portrait, children }: SetupCardProps) {
  return (
    <div className="grid flex-1 place-items-center px-5 py-12">
      <Card className="grid w-full max-w-md justify-items-center py-10 text-center sm:px-10 sm:py-12">
        {portrait ?? <PortraitOutline />}
        <PageTitle className="mt-7 text-2xl">{title}</PageTitle>
        <div className="mt-3 text-muted">{children}</div>
        <Link to="/" className={buttonStyles({ className: 'mt-8' })}>
          Return home
        </Link>
      </Card>
    </div>
  )
}

function PortraitOutline() {
  return (
    <svg viewBox="0 0 96 120" aria-hidden="true" className="w-24 text-control">
      <path
        d="M2 118V48a46 46 0 0 1 92 0v70Z"
        className="fill-surface-2"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="6 6"
        strokeLinejoin="round"
      />
      <circle cx="48" cy="52" r="16" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d="M18 116c2-22 14-32 30-32s28 10 30 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </svg>
  )
}
