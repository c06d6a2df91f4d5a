import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PageTitle } from '../../lib/page_title'
import { useAuth } from '../../lib/session'
import { buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'

export function NotFoundPage() {
  const { data: auth } = useAuth()

  return (
    <div
      className={cn(
        'mx-auto grid min-h-[60dvh] max-w-page',
        'place-content-center justify-items-center px-5 py-16 text-center'
      )}
    >
      <span className="mb-6 grid size-18 place-items-center rounded-full bg-danger-bg text-danger">
        <CircleAlert role="img" aria-label="Alert" className="size-9" />
      </span>
      <PageTitle className="text-4xl">404 Page Not Found</PageTitle>
      <p className="mt-4 text-lg text-balance text-muted">
        Did you forget to add the page to the router?
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonStyles()}>
          Go home
        </Link>
        {auth?.authenticated && (
          <Link to="/user-dashboard" className={buttonStyles({ variant: 'ghost' })}>
            Go to dashboard
          </Link>
        )}
      </div>
    </div>
  )
}
