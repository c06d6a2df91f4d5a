import { useId, type ReactNode } from 'react'
import { cn } from '../../ui/cn'

interface FormBlockProps {
  number: number
  title: string
  children: ReactNode
}

/** One of the steps of the form. */
export function FormBlock({ number, title, children }: FormBlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="mb-6 flex items-center gap-3 text-xl">
        <span
          className={cn(
            'grid size-9 shrink-0 place-items-center',
            'rounded-full rounded-bl-tail bg-butter text-base text-on-butter tabular'
          )}
        >
          {number}
        </span>
        {title}
      </h2>
      <div className="grid gap-7">{children}</div>
    </section>
  )
}
