import { useEffect, useRef, type ReactNode } from 'react'

/** The card changes its height with each step: its heading may have left the screen. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div>
      <h3 ref={heading} className="text-2xl">
        {title}
      </h3>
      <p className="mt-2 text-muted">{children}</p>
    </div>
  )
}
