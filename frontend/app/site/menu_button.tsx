import { Menu } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import type { MenuLink } from './menu_links'

const MenuSheet = lazy(() => import('./menu_sheet').then((file) => ({ default: file.MenuSheet })))

/** Opens what a frame has beyond its navigation: these links, and the theme. */
export function MenuButton({ links }: { links: readonly MenuLink[] }) {
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
        className="size-12 p-0 noscript:hidden!"
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      {isOpen && (
        <Suspense>
          <MenuSheet links={links} onOpenChange={change} />
        </Suspense>
      )}
    </>
  )
}
