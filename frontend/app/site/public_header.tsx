import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '../../lib/session'
import { Button, buttonStyles } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Wordmark } from '../../ui/wordmark'
import { ThemeSwitch } from './theme_switch'

const SECTIONS = [
  { to: '/#features', words: 'Features' },
  { to: '/#how-it-works', words: 'How it works' },
  { to: '/#testimonials', words: 'Stories' },
]

export function PublicHeader() {
  return (
    <header className="mx-auto flex min-h-18 w-full max-w-page items-center gap-4 px-5">
      <Link to="/" aria-label="Everly, home" className="flex min-h-12 items-center rounded-tail">
        <Wordmark />
      </Link>
      <nav aria-label="Main" className="mx-auto hidden gap-2 lg:flex">
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
      <div className="ml-auto flex items-center gap-3 lg:ml-0">
        <div className="hidden lg:block">
          <ThemeSwitch />
        </div>
        <MainAction />
        <MenuSheet />
      </div>
    </header>
  )
}

function MainAction() {
  const { data: auth } = useAuth()
  if (auth?.authenticated) {
    return (
      <Link to="/user-dashboard" className={buttonStyles({ size: 'sm' })}>
        Dashboard
      </Link>
    )
  }
  return (
    <Link to="/#signup" className={buttonStyles({ size: 'sm' })}>
      Get Started
    </Link>
  )
}

function MenuSheet() {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = (
    <Button variant="ghost" aria-label="Menu" className="size-12 p-0 lg:hidden">
      <Menu aria-hidden="true" className="size-5" />
    </Button>
  )

  return (
    <Dialog title="Menu" trigger={trigger} isOpen={isOpen} onOpenChange={setIsOpen}>
      <nav aria-label="Menu" className="mb-6 grid">
        {SECTIONS.map(({ to, words }) => (
          <Link
            key={to}
            to={to}
            onClick={() => setIsOpen(false)}
            className="flex min-h-14 items-center border-b border-line text-lg font-medium"
          >
            {words}
          </Link>
        ))}
      </nav>
      <ThemeSwitch />
    </Dialog>
  )
}
