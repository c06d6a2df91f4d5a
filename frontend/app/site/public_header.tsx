import { Menu } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '../../lib/session'
import { Button, buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Wordmark } from '../../ui/wordmark'
import { SECTIONS } from './sections'
import { ThemeSwitch } from './theme_switch'

export function PublicHeader() {
  return (
    <header
      className={cn(
        'mx-auto flex min-h-18 w-full max-w-page flex-wrap',
        'items-center gap-x-4 px-5 print:hidden'
      )}
    >
      <Link to="/" aria-label="Everly, home" className="flex min-h-12 items-center rounded-tail">
        <Wordmark />
      </Link>
      <nav
        aria-label="Main"
        className={cn(
          'mx-auto hidden gap-2 lg:flex noscript:flex',
          'max-lg:noscript:order-last max-lg:noscript:w-full max-lg:noscript:flex-wrap'
        )}
      >
        {SECTIONS.map(({ to, words }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-12 items-center rounded-control px-3 font-medium hover:text-primary"
          >
            {words}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-3 lg:ml-0">
        <div className="hidden lg:block noscript:hidden!">
          <ThemeSwitch />
        </div>
        <MainAction />
        <MenuButton />
      </div>
    </header>
  )
}

function MainAction() {
  const { data: auth } = useAuth()
  const { pathname } = useLocation()
  if (auth?.authenticated) {
    return (
      <Link to="/user-dashboard" className={buttonStyles({ size: 'sm' })}>
        Dashboard
      </Link>
    )
  }
  const words = 'Get Started'
  const className = buttonStyles({ size: 'sm' })
  // On the page itself only the anchor: it works before any script has come, and `?redirect=` stays.
  if (pathname === '/')
    return (
      <a href="#signup" className={className}>
        {words}
      </a>
    )
  return (
    <Link to="/#signup" className={className}>
      {words}
    </Link>
  )
}

const MenuSheet = lazy(() => import('./menu_sheet').then((file) => ({ default: file.MenuSheet })))

function MenuButton() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const change = (next: boolean) => {
    setIsOpen(next)
    if (!next) button.current?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="size-12 p-0 lg:hidden noscript:hidden!"
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      {isOpen && (
        <Suspense>
          <MenuSheet isOpen onOpenChange={change} />
        </Suspense>
      )}
    </>
  )
}
