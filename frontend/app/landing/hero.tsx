import { BRAND } from '../../lib/names'
import { PageTitle } from '../../lib/page_title'
import { Badge } from '../../ui/badge'
import { Bubble } from '../../ui/bubble'
import { buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Portrait } from '../../ui/portrait'
import { EXCHANGE, HERO } from './content'

export function Hero() {
  return (
    <section
      aria-label={BRAND}
      className={cn(
        'mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] items-center',
        'gap-x-10 gap-y-4 px-5 pt-1 pb-14',
        'lg:grid-cols-[minmax(0,1fr)_480px] lg:pt-8 lg:pb-24'
      )}
    >
      <div className="max-lg:order-1">
        <Badge className="whitespace-normal">{HERO.badge}</Badge>
        <PageTitle
          tabTitle="An AI companion who texts you back"
          className="mt-3 text-5xl lg:mt-5 lg:max-w-[10ch]"
        >
          {HERO.title}
        </PageTitle>
        <p className="mt-3 max-w-[34rem] text-muted sm:text-lg lg:mt-7 lg:text-xl lg:leading-[1.5]">
          {HERO.lead}
        </p>
        <div className="mt-5 flex flex-wrap gap-3 lg:mt-8">
          {/* Only the anchor, so that `?redirect=` stays: the login below has to know where to go. */}
          <a href="#signup" className={buttonStyles({ className: 'max-sm:grow' })}>
            {HERO.start}
          </a>
          <a
            href="#how-it-works"
            className={buttonStyles({ variant: 'ghost', className: 'max-sm:grow' })}
          >
            {HERO.more}
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">{HERO.finePrint}</p>
      </div>
      <HeroThread />
    </section>
  )
}

/** Her texts and yours come in one after the other, once. A phone has room for two above the headline. */
const FIRST_MS = 500
const EACH_MS = 1000

function HeroThread() {
  return (
    <figure
      className={cn(
        'mx-auto grid w-full max-w-[24rem] grid-cols-[8rem_minmax(0,1fr)] items-end',
        'lg:block lg:max-w-none'
      )}
    >
      <Portrait
        src="/portraits/luna.svg"
        name="Luna"
        size="fill"
        className="lg:mr-0 lg:ml-auto lg:w-96"
      />
      <div className="relative -ml-4 text-sm lg:-mt-56 lg:mr-5 lg:ml-0 lg:text-base">
        <p
          className={cn(
            'mb-2 ml-2 w-fit rounded-full bg-butter px-3 py-0.5',
            'text-xs font-semibold text-on-butter lg:ml-6'
          )}
        >
          {EXCHANGE.label}
        </p>
        {EXCHANGE.texts.map(({ side, words }, index) => (
          <Bubble
            key={words}
            side={side}
            look="floating"
            speaker={side === 'her' ? 'Luna' : 'You'}
            className={cn('mb-2 animate-rise lg:mb-3', index > 1 && 'max-lg:hidden')}
            style={{ animationDelay: `${FIRST_MS + index * EACH_MS}ms` }}
          >
            {words}
          </Bubble>
        ))}
      </div>
      <figcaption className="col-span-2 mt-2 text-xs text-muted lg:mt-3 lg:mr-5 lg:text-right">
        {EXCHANGE.note}
      </figcaption>
    </figure>
  )
}
