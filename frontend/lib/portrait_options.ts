import { PRESETS } from '#app/people/girlfriends/contract'
import { portraitUrl } from './portrait_url'

/** The six portraits in the shape `PortraitPicker` takes. */
export const PORTRAIT_OPTIONS = PRESETS.map(({ key, name, tagline }) => ({
  value: key,
  name,
  tagline,
  src: portraitUrl(key),
}))
