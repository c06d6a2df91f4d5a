import { BRAND, SUPPORT_EMAIL } from '../../lib/names'
import { consentWording } from '#app/texting/consent/contract'
import { Card } from '../../ui/card'

const FACTS = [
  {
    term: 'What you get',
    words:
      'Recurring, AI-generated text messages: her replies, the check-ins you schedule, ' +
      'and account texts such as verification codes.',
  },
  {
    term: 'How often',
    words: 'Message frequency varies. It depends on how much you write and what you schedule.',
  },
  { term: 'What it costs', words: 'Message and data rates may apply, as your carrier sets them.' },
  {
    term: 'Stop',
    words: 'Reply STOP to any text to opt out. One confirmation follows, then nothing more.',
  },
  { term: 'Help', words: 'Reply HELP for help, or write to us.' },
  {
    term: 'No strings',
    words: 'Consent is not a condition of purchase. Carriers are not liable for delayed texts.',
  },
  {
    term: 'Your number',
    words:
      'Mobile opt-in data and consent are not shared with third parties or affiliates for their marketing.',
  },
]

/** The terms of the texting programme, in the words carriers look for. */
export function SmsProgram() {
  return (
    <Card role="region" aria-labelledby="sms-program" className="p-5 sm:p-7 print:p-4">
      <h2 id="sms-program" className="text-2xl">
        {BRAND} text messages
      </h2>
      <p className="mt-3">When you sign up, you check a box that says:</p>
      <blockquote className="mt-3 rounded-control bg-her p-4 print:border print:border-line">
        “{consentWording(BRAND).text}”
      </blockquote>
      <dl className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {FACTS.map(({ term, words }) => (
          <div key={term} className="sm:contents">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
        <div className="sm:contents">
          <dt className="font-semibold">Support</dt>
          <dd>
            <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
