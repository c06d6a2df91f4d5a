import {
  COMMUNICATION_STYLES,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
} from '#app/people/girlfriends/contract'
import { HerPortrait } from '../../lib/her_portrait'
import { labelOf } from '../../lib/label_of'
import { Badge } from '../../ui/badge'
import { cn } from '../../ui/cn'
import type { CustomizeFields } from './customize_fields'
import { sampleFirstText } from './sample_first_text'

/** Who she is turning into: beside the form, on a phone above it, always in sight. */
export function CompanionPreview({ fields }: { fields: CustomizeFields }) {
  const { image, name, age } = fields
  return (
    <section
      aria-label="Preview"
      className={cn(
        'sticky top-0 z-20 -mx-5 flex items-center gap-3 border-b border-line bg-bg px-5 py-2',
        'max-lg:[&+section]:border-t-0 max-lg:[&+section]:pt-0',
        '[@media(max-height:32rem)]:static lg:top-8! lg:mx-0 lg:block lg:border-0 lg:p-0',
        'lg:sticky! lg:col-start-1! lg:row-span-7 lg:row-start-1'
      )}
    >
      {image ? (
        <HerPortrait
          image={image}
          name=""
          size="fill"
          className="max-w-10 animate-rise lg:max-w-none"
        />
      ) : (
        <EmptyArch />
      )}
      <div className="min-w-0 flex-1 lg:pt-5">
        <div className="flex items-baseline gap-x-2 lg:block">
          <p
            className={cn(
              'truncate font-display leading-tight font-bold tracking-tight max-lg:max-w-1/2 max-lg:shrink-0',
              'lg:text-2xl lg:[overflow-wrap:anywhere] lg:whitespace-normal'
            )}
          >
            {name.trim() || 'Her name'}
            {age !== null && <span className="text-muted">, {age}</span>}
          </p>
          <Traits traits={traitsOf(fields)} />
        </div>
        <Hello>{sampleFirstText(fields)}</Hello>
      </div>
    </section>
  )
}

/** A line of words on a phone, badges where there is room. */
function Traits({ traits }: { traits: string[] }) {
  return (
    <>
      <p className="min-w-0 truncate text-sm text-muted lg:hidden">{traits.join(' · ')}</p>
      <p className="mt-2 flex min-h-7 flex-wrap gap-1.5 max-lg:hidden">
        {traits.map((trait) => (
          <Badge key={trait}>{trait}</Badge>
        ))}
        {traits.length === 0 && <span className="text-sm text-muted">Her traits appear here.</span>}
      </p>
    </>
  )
}

function Hello({ children }: { children: string }) {
  return (
    <div className="lg:mt-5">
      <p className="mb-2 text-xs font-semibold tracking-wide text-muted max-lg:sr-only">
        How she might say hello
      </p>
      <p
        key={children}
        className={cn(
          'w-fit max-w-full animate-rise text-sm leading-[1.4] max-lg:truncate lg:text-base',
          'lg:rounded-bubble lg:rounded-bl-tail lg:bg-her lg:px-4 lg:py-2.5 lg:[overflow-wrap:anywhere]'
        )}
      >
        {children}
      </p>
    </div>
  )
}

function EmptyArch() {
  return (
    <div
      className={cn(
        'arch grid w-full max-w-10 shrink-0 place-items-center',
        'border-[1.5px] border-dashed border-control bg-surface-2',
        '[--arch-foot:1.25rem] lg:max-w-none'
      )}
    >
      <p className="px-3 text-center text-muted max-lg:sr-only">Pick her look</p>
    </div>
  )
}

function traitsOf(fields: CustomizeFields): string[] {
  return [
    labelOf(PERSONALITIES, fields.personality),
    labelOf(COMMUNICATION_STYLES, fields.communicationStyle),
    labelOf(RELATIONSHIP_STYLES, fields.relationshipStyle),
  ].filter(Boolean)
}
