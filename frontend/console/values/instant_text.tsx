import { instantWords } from '../../lib/format'
import { ownZone } from './own_zone'

/** In the zone of whoever looks, which is named; the tooltip has it as it stands in the database. */
export function InstantText({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={instant} style={{ whiteSpace: 'nowrap' }}>
      {instantWords(instant, ownZone())}
    </time>
  )
}
