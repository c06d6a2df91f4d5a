import {
  COMMUNICATION_STYLES,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
  type ChangedTrait,
  type Girlfriend,
  type ShownChange,
} from '#app/people/girlfriends/contract'
import { longDate } from '../../lib/format'
import { labelOf, type Option } from '../../lib/label_of'

const MOST = 5

const TRAITS: Record<ChangedTrait, { words: string; options: readonly Option[] }> = {
  personality: { words: 'Personality', options: PERSONALITIES },
  communicationStyle: { words: 'Communication', options: COMMUNICATION_STYLES },
  relationshipStyle: { words: 'Relationship', options: RELATIONSHIP_STYLES },
}

/** What was changed lately, as she knows of it; nothing while nothing was. */
export function TraitChanges({ changes }: Pick<Girlfriend, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="trait-changes" className="mt-6 border-t border-line pt-5">
      <h3 id="trait-changes" className="text-sm font-semibold">
        What you changed
      </h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {changes.slice(0, MOST).map((change) => (
          <li
            key={`${change.at} ${change.what}`}
            className="flex flex-wrap justify-between gap-x-4"
          >
            <span>{wordsOf(change)}</span>
            <time dateTime={change.at} className="text-muted">
              {longDate(change.at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `Personality: Sweet to Flirty` */
function wordsOf({ what, from, to }: ShownChange): string {
  const { words, options } = TRAITS[what]
  return `${words}: ${labelOf(options, from)} to ${labelOf(options, to)}`
}
