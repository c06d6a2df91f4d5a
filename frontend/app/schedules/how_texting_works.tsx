import { Link } from 'react-router-dom'
import { ToHer } from '../../lib/to_her'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'

const KEYWORDS = [
  {
    word: 'STOP',
    words:
      'Ends all texts right away: replies, scheduled messages, codes. One confirmation follows.',
  },
  { word: 'START', words: 'Brings them back. Only a texted START undoes a STOP, no button here.' },
  { word: 'HELP', words: 'Tells you who is texting you, how to stop, and where to find support.' },
]

/** The words that work in the thread. */
export function HowTextingWorks() {
  return (
    <Card>
      <h2 className="text-xl">STOP, START and HELP</h2>
      <p className="mt-2 text-muted">
        Text one of these words
        <ToHer /> from your phone. Message and data rates may apply.
      </p>
      <dl className="mt-3">
        {KEYWORDS.map(({ word, words }) => (
          <div
            key={word}
            className={cn(
              'grid gap-x-4 border-t border-line py-3 first:border-0',
              'sm:grid-cols-[4.5rem_minmax(0,1fr)]'
            )}
          >
            <dt className="font-semibold tracking-wide">{word}</dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** No switch: nobody can turn the notice off. */
export function AiNotice({ name }: { name: string }) {
  return (
    <Card tone="quiet">
      <h2 className="text-xl">AI notice</h2>
      <p className="mt-2 max-w-read text-muted">
        {name} is an AI, and her texts say so: in the first exchange of a day, and every 3 hours
        while the conversation goes on. This always stays on.{' '}
        <Link to="/safety" className="font-medium text-ink underline underline-offset-2">
          More on safety
        </Link>
      </p>
    </Card>
  )
}
