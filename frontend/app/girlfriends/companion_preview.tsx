import {
  COMMUNICATION_STYLES,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
} from '#app/people/girlfriends/contract'
import { portraitUrl } from '../../lib/portrait_url'
import { Badge } from '../../ui/badge'
import { Bubble } from '../../ui/bubble'
import { cn } from '../../ui/cn'
import { Portrait } from '../../ui/portrait'
import type { CustomizeFields } from './customize_fields'
import { sampleFirstText } from './sample_first_text'

/** Who she is turning into, beside the form. */
export function CompanionPreview({ fields }: { fields: CustomizeFields }) {
  const { image, name, age } = fields
  const traits = traitsOf(fields)
  const text = sampleFirstText(fields)

  return (
    <section
      aria-label="Preview"
      className={cn(
        'max-lg:border-t max-lg:border-line max-lg:pt-8',
        'lg:sticky lg:top-8 lg:col-start-1! lg:row-span-7 lg:row-start-1'
      )}
    >
      <div className="flex flex-wrap items-end gap-5 lg:block">
        {image ? (
          <Portrait
            src={portraitUrl(image)}
            name=""
            size="fill"
            className="max-w-28 animate-rise lg:max-w-none"
          />
        ) : (
          <EmptyArch />
        )}
        <div className="min-w-0 flex-[1_1_8rem] pb-1 lg:pt-5 lg:pb-0">
          <p className="font-display text-2xl font-bold tracking-tight [overflow-wrap:anywhere]">
            {name.trim() || 'Her name'}
            {age !== null && <span className="text-muted">, {age}</span>}
          </p>
          <p className="mt-2 flex min-h-7 flex-wrap gap-1.5">
            {traits.map((trait) => (
              <Badge key={trait}>{trait}</Badge>
            ))}
            {traits.length === 0 && (
              <span className="text-sm text-muted">Her traits appear here.</span>
            )}
          </p>
        </div>
      </div>
      <div className="mt-5">
        <p className="mb-2 text-xs font-semibold tracking-wide text-muted">
          How she might say hello
        </p>
        <Bubble key={text} side="her" className="mb-0 animate-rise">
          {text}
        </Bubble>
      </div>
    </section>
  )
}

function EmptyArch() {
  return (
    <div
      className={cn(
        'arch grid w-full max-w-28 shrink-0 place-items-center',
        'border-[1.5px] border-dashed border-control bg-surface-2',
        '[--arch-foot:1.25rem] lg:max-w-none'
      )}
    >
      <p className="px-3 text-center text-sm text-muted lg:text-base">Pick her look</p>
    </div>
  )
}

function traitsOf(fields: CustomizeFields): string[] {
  return [
    labelOf(PERSONALITIES, fields.personality),
    labelOf(COMMUNICATION_STYLES, fields.communicationStyle),
    labelOf(RELATIONSHIP_STYLES, fields.relationshipStyle),
  ].filter((label) => label !== undefined)
}

function labelOf(options: readonly { value: string; label: string }[], value: string) {
  return options.find((option) => option.value === value)?.label
}
