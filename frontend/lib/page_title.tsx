import { BRAND } from './names'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { cn } from '../ui/cn'
import { hasGone } from './name_history_entry'

interface PageTitleProps {
  children: ReactNode
  /** The tab's text when it differs from the heading. */
  tabTitle?: string
  className?: string
}

/** The page's one h1. It names the tab and, after a route change, takes the focus. */
export function PageTitle({ children, tabTitle, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname, hash } = useLocation()
  const hasNavigated = hasGone(key) && !hash

  useEffect(() => {
    const words = tabTitle ?? heading.current?.textContent
    document.title = words ? `${words} · ${BRAND}` : BRAND
  }, [tabTitle, children])

  // A tab or a filter kept in the query is no new page: whoever pressed it keeps the focus there.
  const arrive = useEffectEvent(() => {
    // A field of the new page that took the focus as it was drawn keeps it.
    if (hasNavigated && !document.activeElement?.matches('main input'))
      heading.current?.focus({ preventScroll: true })
  })

  useEffect(() => arrive(), [pathname])

  return (
    <h1 ref={heading} tabIndex={-1} className={cn('text-3xl', className)}>
      {children}
    </h1>
  )
}
