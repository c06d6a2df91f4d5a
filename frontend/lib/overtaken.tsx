import { Band } from '../ui/band'

/** Before somebody saves over what was saved in another tab or on another device. */
export function Overtaken({ isOvertaken }: { isOvertaken: boolean }) {
  return (
    <div role="status" className="empty:hidden">
      {isOvertaken && (
        <Band tone="warn" title="This was changed elsewhere meanwhile.">
          What you save here replaces it. To see it first, open this page in another tab.
        </Band>
      )}
    </div>
  )
}
