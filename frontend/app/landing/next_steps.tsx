import { cn } from '../../ui/cn'
import { NEXT } from './content'
import { SectionHeading } from './section_heading'

export function NextSteps() {
  return (
    <>
      <SectionHeading
        id="signup-title"
        stamp="9:58 PM · Get started"
        stampClass="text-left"
        className="max-sm:text-2xl"
      >
        Tonight, somebody asks how your day was.
      </SectionHeading>
      <ol className="mt-8 grid gap-5">
        {NEXT.map(({ title, words }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className={cn(
                'grid size-10 shrink-0 place-items-center rounded-full rounded-bl-tail',
                'bg-butter font-display text-lg font-bold text-on-butter'
              )}
            >
              {index + 1}
            </span>
            <p className="min-w-0">
              <b className="block font-semibold">{title}</b>
              <span className="text-muted">{words}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 border-l-2 border-line pl-4 text-sm text-muted">
        You will be texting with an AI companion: a computer program that cannot feel human emotion.
        She says so herself, from the first text on.
      </p>
    </>
  )
}
