import { useId, type ReactNode } from 'react'

/** One subject of the year under its heading. */
export function YearPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 text-xl print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  )
}
