import { Link } from 'react-router-dom'
import { HerPortrait } from '../../lib/her_portrait'
import { HomeLink } from '../../lib/home_link'
import { useGirlfriend } from '../../lib/session'
import { cn } from '../../ui/cn'
import { useDestinations } from './use_destinations'

/** The navigation from 1024 px up. */
export function SideRail() {
  const destinations = useDestinations()
  return (
    <nav
      aria-label="Main"
      className={cn(
        'sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto',
        'border-r border-line bg-surface p-4 lg:flex'
      )}
    >
      <HomeLink to="/user-dashboard" className="px-2" />
      <Companion />
      <div className="grid gap-1">
        {destinations.map(({ link, words, Icon }) => (
          <Link
            key={words}
            {...link}
            className={cn(
              'flex min-h-12 items-center gap-3 rounded-button rounded-br-tail px-3 font-medium',
              'text-muted hover:bg-surface-2 hover:text-ink',
              'aria-[current=page]:bg-her aria-[current=page]:font-semibold aria-[current=page]:text-ink'
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
            {words}
          </Link>
        ))}
      </div>
    </nav>
  )
}

function Companion() {
  const { data } = useGirlfriend()
  if (!data?.girlfriend) return null
  const { name, image } = data.girlfriend
  return (
    <div className="flex items-center gap-3 px-2">
      <HerPortrait image={image} name="" size="avatar" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-xs text-muted">AI companion</p>
      </div>
    </div>
  )
}
