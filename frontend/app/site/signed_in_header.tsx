import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { HomeLink } from '../../lib/home_link'
import { useLogout } from '../../lib/session'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { MenuButton } from './menu_button'
import { GROUND_RULES, KEPT_BY_HER } from './menu_links'

const LINKS = [...KEPT_BY_HER, ...GROUND_RULES]

export function SignedInHeader() {
  return (
    <header
      className={cn(
        'flex min-h-16 flex-wrap items-center gap-2',
        'border-b border-line px-5 lg:border-0 lg:px-8 print:hidden'
      )}
    >
      <HomeLink to="/user-dashboard" className="lg:hidden" />
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <MenuButton links={LINKS} />
        <LogoutButton />
      </div>
    </header>
  )
}

export function LogoutButton() {
  const logout = useLogout()
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = () => {
    setIsLeaving(true)
    void logout()
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      isPending={isLeaving}
      onClick={leave}
      className="min-h-12 max-sm:w-12 max-sm:px-0"
    >
      {!isLeaving && <LogOut aria-hidden="true" className="size-4.5" />}
      <span className="max-sm:sr-only">Logout</span>
    </Button>
  )
}
