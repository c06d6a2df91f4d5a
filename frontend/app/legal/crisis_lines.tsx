import { Card } from '../../ui/card'

const LINES = [
  {
    where: 'United States',
    words: (
      <>
        Call or text <a href="tel:988">988</a>, or text HOME to <a href="sms:741741">741741</a>, at
        any hour.
      </>
    ),
  },
  {
    where: 'Canada',
    words: (
      <>
        Call or text <a href="tel:988">988</a>, at any hour.
      </>
    ),
  },
  {
    where: 'UK and Ireland',
    words: (
      <>
        Call Samaritans on <a href="tel:116123">116 123</a>, free at any hour.
      </>
    ),
  },
  {
    where: 'Australia',
    words: (
      <>
        Call Lifeline on <a href="tel:131114">13 11 14</a>, at any hour.
      </>
    ),
  },
  {
    where: 'Elsewhere',
    words: (
      <>
        Call your local emergency number, or find a line at{' '}
        <a href="https://findahelpline.com">findahelpline.com</a>.
      </>
    ),
  },
]

export function CrisisLines() {
  return (
    <Card
      tone="butter"
      role="region"
      aria-labelledby="crisis-lines"
      className="p-5 sm:p-7 [--primary:var(--on-butter)] [&_a]:font-semibold print:border print:border-line"
    >
      <h2 id="crisis-lines" className="text-2xl">
        In a crisis
      </h2>
      <p className="mt-3">
        If you think of ending your life or hurting yourself, please talk to a person now. In
        immediate danger call your emergency number: 911, 999, 112 or 000.
      </p>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {LINES.map(({ where, words }) => (
          <div key={where} className="sm:contents">
            <dt className="font-semibold">{where}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
