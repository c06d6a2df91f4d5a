import { Link } from 'react-router-dom'
import { cn } from '../../ui/cn'
import { useDestinations } from './use_destinations'

/** The navigation of phones. */
export function BottomBar() {
  const destinations = useDestinations()
  return (
    <nav
      aria-label="Main"
      className={cn(
        'fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface',
        'pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden'
      )}
    >
      {destinations.map(({ link, words, Icon }) => (
        <Link
          key={words}
          {...link}
          className={cn(
            'group flex min-h-17 min-w-0 flex-1 flex-col items-center justify-center gap-0.5',
            '[font-size:min(0.8125rem,5.6vw)] leading-normal font-medium text-muted -outline-offset-4',
            'aria-[current=page]:font-semibold aria-[current=page]:text-primary'
          )}
        >
          <span
            className={cn(
              'grid h-8 w-16 max-w-full place-items-center rounded-full',
              'group-aria-[current=page]:bg-her'
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
          </span>
          {words}
        </Link>
      ))}
    </nav>
  )
}
