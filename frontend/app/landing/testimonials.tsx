import { cn } from '../../ui/cn'
import { TESTIMONIALS } from './content'
import { SectionHeading } from './section_heading'

const OFFSETS = ['', 'max-md:ml-8 md:mt-10', 'max-md:mr-8 md:mt-4']

export function Testimonials() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="bg-surface-2">
      <div className="mx-auto max-w-page px-5 py-16 lg:py-24">
        <SectionHeading id="testimonials-title" stamp="6:40 PM · Stories">
          What it’s like to be asked.
        </SectionHeading>
        <p className="mt-3 text-muted">
          Illustrative stories, written by us to show the idea. Not quotes from customers.
        </p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-3 lg:mt-10">
          {TESTIMONIALS.map(({ words, name, city }, index) => (
            <figure key={name} className={cn('max-md:first:mr-8', OFFSETS[index])}>
              <blockquote
                className={cn(
                  'rounded-card bg-surface p-5 text-lg shadow-float sm:p-6',
                  'lg:p-7 lg:text-xl lg:leading-[1.4] dark:bg-night-2',
                  index === 1 ? 'rounded-br-tail' : 'rounded-bl-tail'
                )}
              >
                <p>{words}</p>
              </blockquote>
              <figcaption
                className={cn('mt-2.5 px-2 text-sm text-muted', index === 1 && 'text-right')}
              >
                <b className="font-semibold text-ink">{name}</b>, {city} · Illustrative
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
