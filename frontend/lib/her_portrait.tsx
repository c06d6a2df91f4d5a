import { lookOf, PRESETS, type Look } from '#app/people/looks/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Portrait } from '../ui/portrait'
import { portraitUrl } from './portrait_url'

type HerPortraitProps = Omit<ComponentProps<typeof Portrait>, 'src'> & { image: string }

/** Her, whether she is one of the presets or has a look of her own. */
export function HerPortrait({ image, ...frame }: HerPortraitProps) {
  return <Portrait src={usePicture(image)} {...frame} />
}

/**
 * Presets are files, under their name and as the look they are drawn of. What draws is asked for
 * with the first look that has to be drawn.
 */
function usePicture(image: string): string | undefined {
  const preset = PRESETS.find(({ look }) => look === image)
  const look = preset ? null : lookOf(image)
  const { data, isError } = useQuery({
    queryKey: ['portrait', image],
    queryFn: () => draw(look),
    enabled: look !== null,
    placeholderData: keepPreviousData,
  })
  if (!look) return portraitUrl(preset?.key ?? image)
  return isError ? portraitUrl(look.figure) : data
}

async function draw(look: Look | null): Promise<string> {
  const { portraitOf } = await import('./portraits/portrait_of')
  return look ? portraitOf(look) : ''
}
