import { cn } from '../ui/cn'

export const MAIN_ID = 'main'

/** First stop of the Tab key: past the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className={cn(
        'fixed top-2 left-2 z-[1500] -translate-y-24 rounded-control',
        'bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0'
      )}
    >
      Skip to content
    </a>
  )
}
