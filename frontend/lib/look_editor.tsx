import { LOOK_PARTS, type Look, type LookPart } from '#app/people/looks/contract'
import { useId, type ReactNode } from 'react'
import { cn } from '../ui/cn'
import { Portrait } from '../ui/portrait'
import { LOOK_WORDS } from './look_words'
import { CLOTHES, HAIR_COLOURS, SKINS } from './portraits/palette'
import { portraitOf } from './portraits/portrait_of'

interface LookEditorProps {
  look: Look
  onChange: (look: Look) => void
}

const PARTS = Object.keys(LOOK_PARTS) as LookPart[]
const TONES: { [Part in LookPart]?: Record<string, { base: string }> } = {
  skin: SKINS,
  hairColour: HAIR_COLOURS,
  clothes: CLOTHES,
}

/** What is seen best from near by. */
const NEAR: { [Part in LookPart]?: string } = {
  hair: 'origin-[50%_44%] scale-140',
  glasses: 'origin-[50%_46%] scale-220',
}

/** Her own look, part by part; she is in sight all the while. */
export function LookEditor({ look, onChange }: LookEditorProps) {
  return (
    <section
      aria-label="Custom look"
      className="@container mt-5 rounded-card border border-line bg-surface p-4"
    >
      <div
        className={cn(
          'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4',
          '@lg:grid-cols-[10rem_minmax(0,1fr)] @lg:gap-x-7 @lg:p-2'
        )}
      >
        <Portrait
          src={portraitOf(look)}
          name="her custom look"
          size="fill"
          className="sticky top-4 self-start"
        />
        <div className="grid gap-6">
          {PARTS.map((part) => (
            <PartChoice key={part} part={part} look={look} onChange={onChange} />
          ))}
        </div>
      </div>
    </section>
  )
}

function PartChoice({ part, look, onChange }: LookEditorProps & { part: LookPart }) {
  const group = useId()
  const { label, options } = LOOK_WORDS[part] as { label: string; options: Record<string, string> }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">
        {label} <span className="font-normal text-muted">{options[look[part]]}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {LOOK_PARTS[part].map((value) => (
          <Choice
            key={value}
            group={group}
            name={options[value] ?? value}
            isChosen={value === look[part]}
            onChoose={() => onChange({ ...look, [part]: value })}
          >
            <Sample part={part} look={{ ...look, [part]: value }} />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  group: string
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ group, name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label
      className={cn(
        'relative block overflow-hidden rounded-tail outline-offset-2',
        'has-checked:shadow-[0_0_0_2px_var(--surface),0_0_0_5px_var(--primary)]',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-6',
        'has-focus-visible:outline-focus'
      )}
    >
      <input
        type="radio"
        name={group}
        aria-label={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full appearance-none outline-none"
      />
      {children}
    </label>
  )
}

/** A colour as itself; anything else on her, so that one sees how it suits her. */
function Sample({ part, look }: { part: LookPart; look: Look }) {
  const tone = TONES[part]?.[look[part]]
  if (!tone) {
    return (
      <img
        src={portraitOf(look)}
        alt=""
        width={56}
        height={56}
        draggable={false}
        className={cn('pointer-events-none size-14 object-cover object-top', NEAR[part])}
      />
    )
  }
  return (
    <span
      style={{ backgroundColor: tone.base }}
      className="pointer-events-none block size-10 border border-control"
    />
  )
}
