import { imageOf, lookOf, PRESETS, presetWith } from '#app/people/looks/contract'
import { lazy, Suspense, useState } from 'react'
import { PortraitPicker } from '../ui/portrait_picker'
import { Skeleton } from '../ui/skeleton'
import { HerPortrait } from './her_portrait'
import { portraitUrl } from './portrait_url'

const LookEditor = lazy(() =>
  import('./look_editor').then((file) => ({ default: file.LookEditor }))
)

const OPTIONS = PRESETS.map(({ key, name, tagline }) => ({
  value: key as string,
  name,
  tagline,
  src: portraitUrl(key),
}))

interface HerPhotoPickerProps {
  /** A preset's key, or a look of her own. */
  value: string | null
  onChange: (image: string) => void
  error?: string
}

/** One of the six portraits, or a look put together from their parts. */
export function HerPhotoPicker({ value, onChange, error }: HerPhotoPickerProps) {
  const look = value === null ? null : lookOf(value)
  // Somebody who looks at a preset once more does not lose what they made.
  const [made, setMade] = useState(look && value)
  const own = look ? imageOf(look) : (made ?? (presetWith(value) ?? PRESETS[0]).look)
  const choose = (image: string) => {
    if (lookOf(image)) setMade(image)
    onChange(image)
  }
  return (
    <div>
      <PortraitPicker
        label="Her portrait"
        options={OPTIONS}
        value={value}
        onChange={choose}
        own={{
          value: own,
          name: 'Custom Girl',
          tagline: 'Choose her hair, skin tone, glasses, clothes and background yourself.',
          visual: <HerPortrait image={own} name="" size="fill" />,
        }}
        error={error}
      />
      {look && (
        <Suspense fallback={<Skeleton className="mt-5 h-96 rounded-card" />}>
          <LookEditor look={look} onChange={(next) => choose(imageOf(next))} />
        </Suspense>
      )}
    </div>
  )
}
