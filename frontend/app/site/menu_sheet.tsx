import { Link } from 'react-router-dom'
import { useTheme } from '../../lib/theme'
import { Dialog } from '../../ui/dialog'
import { ThemeToggle } from '../../ui/theme_toggle'
import type { MenuLink } from './menu_links'

interface MenuSheetProps {
  links: readonly MenuLink[]
  onOpenChange: (isOpen: boolean) => void
}

/** Loaded when somebody presses the button: most visitors never do. */
export function MenuSheet({ links, onOpenChange }: MenuSheetProps) {
  return (
    <Dialog title="Menu" isOpen onOpenChange={onOpenChange}>
      <nav aria-label="Menu" className="mb-6 grid">
        {links.map(({ to, words }) => (
          <Link
            key={to}
            to={to}
            onClick={() => onOpenChange(false)}
            className="flex min-h-14 items-center border-b border-line text-lg font-medium"
          >
            {words}
          </Link>
        ))}
      </nav>
      <ThemeToggle {...useTheme()} />
    </Dialog>
  )
}
