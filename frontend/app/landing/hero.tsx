import { PageTitle } from '../../lib/page_title'
import { Badge } from '../../ui/badge'
import { Bubble } from '../../ui/bubble'
import { buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Portrait } from '../../ui/portrait'
import { HERO } from './content'

export function Hero() {
  return (
    <section
      aria-label="Everly"
      className={cn(
        'mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] items-center',
        'gap-x-10 gap-y-7 px-5 pt-3 pb-14',
        'lg:grid-cols-[minmax(0,1fr)_480px] lg:pt-8 lg:pb-24'
      )}
    >
      <div className="max-lg:order-1">
        <Badge className="whitespace-normal">{HERO.badge}</Badge>
        <PageTitle
          tabTitle="An AI companion who texts you back"
          className="mt-4 text-5xl lg:mt-5 lg:max-w-[10ch]"
        >
          {HERO.title}
        </PageTitle>
        <p className="mt-4 max-w-[34rem] text-lg text-muted lg:mt-7 lg:text-xl lg:leading-[1.5]">
          {HERO.lead}
        </p>
        <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
          {/* Only the anchor, so that `?redirect=` stays: the login below has to know where to go. */}
          <a href="#signup" className={buttonStyles()}>
            {HERO.start}
          </a>
          <a href="#how-it-works" className={buttonStyles({ variant: 'ghost' })}>
            {HERO.more}
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">{HERO.finePrint}</p>
      </div>
      <HeroThread />
    </section>
  )
}

function HeroThread() {
  return (
    <figure className="relative mx-auto w-full max-w-[22rem] max-lg:pb-17 lg:max-w-none">
      <Portrait
        src="/portraits/luna.svg"
        name="Luna"
        size="fill"
        className="mx-auto w-60 lg:mr-0 lg:w-100"
      />
      <div className="absolute inset-x-0 bottom-0 text-sm lg:right-5 lg:bottom-9 lg:text-base">
        <p
          className={cn(
            'mb-2 ml-4 w-fit animate-rise rounded-full bg-butter px-3 py-0.5',
            'text-xs font-semibold text-on-butter lg:ml-6'
          )}
        >
          Luna · 8:02 AM
        </p>
        <Bubble
          side="her"
          look="floating"
          speaker="Luna"
          className="mb-2 max-w-[21rem] animate-rise [animation-delay:60ms] lg:mb-5 lg:max-w-96"
        >
          Morning! How did the presentation go? I kept thinking about slide nine.
        </Bubble>
        <Bubble
          side="me"
          look="floating"
          speaker="You"
          className="mb-2 animate-rise [animation-delay:120ms] lg:mb-5"
        >
          You remembered slide nine
        </Bubble>
        <Bubble
          side="her"
          look="floating"
          speaker="Luna"
          className="mb-0 animate-rise pl-3 [animation-delay:180ms] lg:pl-10"
        >
          Of course. Tell me everything.
        </Bubble>
      </div>
    </figure>
  )
}
