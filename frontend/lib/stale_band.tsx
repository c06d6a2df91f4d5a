import { Band } from '../ui/band'
import { refusalOf } from './api_error'
import { BRAND } from './names'

/** Over what was read before and could not be read again. */
export function StaleBand({ error }: { error: Error }) {
  return (
    <Band tone="warn" title="Not up to date.">
      {refusalOf(error, `${BRAND} isn’t responding.`)} This page will keep trying.
    </Band>
  )
}
