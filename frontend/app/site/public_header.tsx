import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { HomeLink } from '../../lib/home_link'
import { useAuth } from '../../lib/session'
import { buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'
import { MenuButton } from './menu_button'
import { SECTIONS } from './menu_links'

export function PublicHeader() {
  const { isHere, login } = useLogin()
  return (
    <header
      className={cn(
        'mx-auto flex min-h-18 w-full max-w-page flex-wrap',
        'items-center gap-x-4 px-5 print:hidden'
      )}
    >
      <HomeLink to="/" />
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
        {!isHere && <LoginLink to={login} />}
        <MainAction isHere={isHere} />
        <MenuButton links={isHere ? SECTIONS : [...SECTIONS, { to: login, words: LOGIN }]} />
      </div>
    </header>
  )
}

const LOGIN = 'Log in'

/** Whether somebody is logged in, and where else they log in: what stands in the address of `/` stays. */
function useLogin() {
  const { data: auth } = useAuth()
  const { pathname, search } = useLocation()
  const login = pathname === '/' ? `/${search}#login` : '/#login'
  return { isHere: auth?.authenticated ?? false, login }
}

/** On a phone it stands in the menu; without scripts there is no menu. */
function LoginLink({ to }: { to: string }) {
  return (
    <PlainLink
      to={to}
      className={cn(
        'hidden min-h-12 items-center rounded-control px-3 font-medium',
        'hover:text-primary lg:flex noscript:flex'
      )}
    >
      {LOGIN}
    </PlainLink>
  )
}

function MainAction({ isHere }: { isHere: boolean }) {
  const className = cn(buttonStyles({ size: 'sm' }), 'min-h-12')
  if (isHere) {
    return (
      <Link to="/user-dashboard" className={className}>
        Dashboard
      </Link>
    )
  }
  return (
    <PlainLink to="/#signup" className={className}>
      Get Started
    </PlainLink>
  )
}

/** On `/` itself only the anchor: it works before any script has come, and `?redirect=` stays. */
function PlainLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  const { pathname } = useLocation()
  return pathname === '/' ? (
    <a {...rest} href={to.slice(to.indexOf('#'))} />
  ) : (
    <Link {...rest} to={to} />
  )
}
