import { Link } from 'react-router-dom'
import { Dialog } from '../../ui/dialog'
import { SECTIONS } from './sections'
import { ThemeSwitch } from './theme_switch'

interface MenuSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Loaded when somebody presses the button: most visitors never do. */
export function MenuSheet({ isOpen, onOpenChange }: MenuSheetProps) {
  return (
    <Dialog title="Menu" isOpen={isOpen} onOpenChange={onOpenChange}>
      <nav aria-label="Menu" className="mb-6 grid">
        {SECTIONS.map(({ to, words }) => (
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
      <ThemeSwitch />
    </Dialog>
  )
}
