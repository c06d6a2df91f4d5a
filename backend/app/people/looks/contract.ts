/**
 * What a look of one's own is put together from, in the order in which a stored one names them. What
 * has been offered once stays: rows and exported cards name it.
 */
export const LOOK_PARTS = {
  /** Whose pose, build and face it is. */
  figure: ['valentina', 'sophie', 'maya', 'zoe', 'elena', 'luna'],
  skin: ['porcelain', 'peach', 'honey', 'bronze', 'umber', 'cocoa'],
  hair: ['waves', 'fringe', 'ponytail', 'curls', 'bun', 'straight', 'pixie', 'braid'],
  hairColour: [
    'black',
    'espresso',
    'chestnut',
    'copper',
    'blonde',
    'pepper',
    'silver',
    'plum',
    'rose',
  ],
  glasses: ['none', 'round', 'square', 'cat'],
  clothes: ['raspberry', 'butter', 'forest', 'sky', 'ink', 'lilac', 'cream', 'rust'],
  background: ['cafe', 'bookshelf', 'rooftop', 'studio', 'garden', 'kitchen', 'night'],
} as const

export type LookPart = keyof typeof LOOK_PARTS
export type Look = { [Part in LookPart]: (typeof LOOK_PARTS)[Part][number] }

/**
 * The six preset portraits in their fixed order; the third stands in for an image that no longer resolves.
 */
export const PRESETS = [
  {
    key: 'valentina',
    look: 'look.valentina.honey.waves.espresso.none.raspberry.night',
    name: 'Valentina',
    personality: 'flirty',
    tagline: 'Quick with a tease, quicker with a compliment.',
  },
  {
    key: 'sophie',
    look: 'look.sophie.porcelain.fringe.copper.none.cream.cafe',
    name: 'Sophie',
    personality: 'sweet',
    tagline: 'Soft-hearted, and she means it when she asks.',
  },
  {
    key: 'maya',
    look: 'look.maya.bronze.ponytail.black.none.forest.rooftop',
    name: 'Maya',
    personality: 'adventurous',
    tagline: 'Always half-packed for the next trip.',
  },
  {
    key: 'zoe',
    look: 'look.zoe.cocoa.curls.black.none.sky.kitchen',
    name: 'Zoe',
    personality: 'funny',
    tagline: 'Will make you laugh before your first coffee.',
  },
  {
    key: 'elena',
    look: 'look.elena.peach.bun.pepper.round.ink.bookshelf',
    name: 'Elena',
    personality: 'intellectual',
    tagline: 'Has read it, and wants to know what you thought.',
  },
  {
    key: 'luna',
    look: 'look.luna.porcelain.straight.black.none.lilac.garden',
    name: 'Luna',
    personality: 'romantic',
    tagline: 'Writes about the moon like it is a neighbor.',
  },
] as const
const FALLBACK_PRESET = PRESETS[2]

export const NO_PHOTO = 'Please select a photo'

const PARTS = Object.keys(LOOK_PARTS) as LookPart[]
const NAMES: Record<LookPart, string> = {
  figure: 'pose',
  skin: 'skin tone',
  hair: 'hair style',
  hairColour: 'hair color',
  glasses: 'glasses',
  clothes: 'clothes color',
  background: 'background',
}

/** A look as it is stored where otherwise a preset's key stands. */
export function imageOf(look: Look): string {
  return ['look', ...PARTS.map((part) => look[part])].join('.')
}

/** The look an image names; null for a preset, and for what cannot be drawn. */
export function lookOf(image: string): Look | null {
  if (!isLook(image) || flawOf(image)) return null
  const values = valuesIn(image)
  return Object.fromEntries(PARTS.map((part, index) => [part, values[index]])) as Look
}

/** Why nothing can be drawn of an image, as a sentence for who sent it; null when all is well. */
export function flawOf(image: string): string | null {
  if (!isLook(image)) return presetWith(image) ? null : NO_PHOTO
  const values = valuesIn(image)
  if (values.length !== PARTS.length) return `A custom look names ${PARTS.length} parts`
  const unknown = PARTS.find((part, index) => !isOffered(part, values[index]))
  return unknown ? `Unknown ${NAMES[unknown]} in the custom look` : null
}

/** A stored image, or the third preset where it cannot be drawn any more. */
export function drawable(image: string): string {
  return flawOf(image) === null ? image : FALLBACK_PRESET.key
}

export function presetWith(key: string | null): (typeof PRESETS)[number] | undefined {
  return PRESETS.find((preset) => preset.key === key)
}

const isLook = (image: string) => image.startsWith('look.')
const valuesIn = (image: string) => image.split('.', PARTS.length + 2).slice(1)

function isOffered(part: LookPart, value: string | undefined): boolean {
  return LOOK_PARTS[part].some((offered) => offered === value)
}
