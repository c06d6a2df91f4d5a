import { BRAND } from '../../lib/names'
import { Typography } from '@mui/material'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { hasGone } from '../../lib/name_history_entry'

/**
 * React-admin's `Title` writes into this id. It names the tab too and, after a route change, takes the focus.
 */
export function PageHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()

  useEffect(() => {
    const { current } = heading
    if (!current) return
    const nameTab = () => {
      document.title = `${current.textContent || 'Console'} · ${BRAND} console`
    }
    const watch = new MutationObserver(nameTab)
    watch.observe(current, { childList: true, characterData: true, subtree: true })
    nameTab()
    return () => watch.disconnect()
  }, [])

  // A page opened by itself keeps the focus where the browser puts it; so does a filter in the query.
  const arrive = useEffectEvent(() => {
    if (hasGone(key)) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [pathname])

  return (
    <Typography
      ref={heading}
      id="react-admin-title"
      variant="h1"
      tabIndex={-1}
      sx={{ minHeight: '1.2em', pt: 2, pb: 1.5, overflowWrap: 'anywhere' }}
    />
  )
}
