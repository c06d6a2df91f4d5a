import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { FEATURES } from './content'
import { SectionHeading } from './section_heading'

/** The second and the fifth: one in each row on a wide screen, never two in a row on a phone. */
const IN_BUTTER = [1, 4]

export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="on-night rounded-t-[2.5rem] py-16 lg:rounded-t-[3rem] lg:py-24"
    >
      <div className="mx-auto max-w-page px-5">
        <SectionHeading
          id="features-title"
          stamp="9:15 AM · What she can do"
          stampClass="text-on-night-muted"
        >
          Small messages. Kept promises.
        </SectionHeading>
        <ul
          className={cn(
            'mt-8 grid grid-cols-[minmax(0,1fr)] gap-4',
            'md:grid-cols-2 lg:mt-10 lg:grid-cols-3 lg:gap-5'
          )}
        >
          {FEATURES.map(({ title, words }, index) => (
            <li key={title} className="grid">
              <Card
                tone={IN_BUTTER.includes(index) ? 'butter' : 'night'}
                tail={index % 2 === 0 ? 'her' : 'me'}
              >
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2">{words}</p>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
