import { Suspense, useEffect, useState, type ReactNode } from 'react'

const delivered = new Map<string, string>()

/** Reads the parts of the page as the server sent it, before React takes the page over. */
export function keepDeliveredParts(): void {
  document.querySelectorAll<HTMLElement>('[data-static]').forEach((part) => {
    delivered.set(part.dataset.static ?? '', part.innerHTML)
  })
}

interface StaticPartProps {
  name: string
  /** Loaded lazily: where the markup came with the page, its code never is. */
  children: ReactNode
}

/** A part of a page that was made at build time and stays as it came: nothing in it moves or listens. */
export function StaticPart({ name, children }: StaticPartProps) {
  const [html] = useState(() => delivered.get(name))

  // The first screen only: whoever comes back to the page
  // gets the one that names the tab and takes the focus.
  useEffect(() => () => void delivered.delete(name), [name])

  if (html !== undefined)
    return <div data-static={name} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div data-static={name}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
