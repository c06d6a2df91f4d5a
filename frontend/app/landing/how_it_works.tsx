import type { ComponentType } from 'react'
import { cn } from '../../ui/cn'
import { Stamp } from '../../ui/stamp'
import { ChatCutOut, CodeCutOut, PickerCutOut } from './cut_outs'
import { STEPS } from './content'
import { SectionHeading } from './section_heading'

const CUT_OUTS: ComponentType[] = [PickerCutOut, CodeCutOut, ChatCutOut]

export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="mx-auto max-w-page px-5 py-16 lg:py-24"
    >
      <SectionHeading id="how-it-works-title" stamp="12:29 PM · How it works">
        Three texts from now.
      </SectionHeading>
      <ol className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 lg:mt-2 lg:gap-2">
        {STEPS.map((step, index) => (
          <Step key={step.title} {...step} number={index + 1} CutOut={CUT_OUTS[index]} />
        ))}
      </ol>
    </section>
  )
}

type StepProps = (typeof STEPS)[number] & { number: number; CutOut?: ComponentType }

/** Odd steps stand on her side of the thread, even ones on yours. */
function Step({ stamp, title, words, number, CutOut }: StepProps) {
  const isMine = number % 2 === 0
  return (
    <li>
      <Stamp>{stamp}</Stamp>
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-4 lg:grid-cols-2 lg:gap-12">
        <div
          className={cn(
            'rounded-card p-5 sm:p-7',
            isMine
              ? 'rounded-br-tail bg-primary text-on-primary max-lg:ml-8 lg:order-1'
              : 'rounded-bl-tail bg-her max-lg:mr-8'
          )}
        >
          <p className="text-sm font-semibold">Step {number}</p>
          <h3 className="mt-1 text-2xl">{title}</h3>
          <p className="mt-3 text-lg">{words}</p>
        </div>
        <div className={cn(isMine ? 'max-lg:mr-8' : 'max-lg:ml-8')}>{CutOut && <CutOut />}</div>
      </div>
    </li>
  )
}
