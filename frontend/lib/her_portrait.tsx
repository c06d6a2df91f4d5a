import { lookOf, type Look } from '#app/people/looks/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Portrait } from '../ui/portrait'
import { portraitUrl } from './portrait_url'

type HerPortraitProps = Omit<ComponentProps<typeof Portrait>, 'src'> & { image: string }

/** Her, whether she is one of the presets or has a look of her own. */
export function HerPortrait({ image, ...frame }: HerPortraitProps) {
  return <Portrait src={usePicture(image)} {...frame} />
}

/** Presets are files. What draws is asked for with the first look that has to be drawn. */
function usePicture(image: string): string | undefined {
  const look = lookOf(image)
  const { data, isError } = useQuery({
    queryKey: ['portrait', image],
    queryFn: () => draw(look),
    enabled: look !== null,
    placeholderData: keepPreviousData,
  })
  if (!look) return portraitUrl(image)
  return isError ? portraitUrl(look.figure) : data
}

async function draw(look: Look | null): Promise<string> {
  const { portraitOf } = await import('./portraits/portrait_of')
  return look ? portraitOf(look) : ''
}
