import { CITIES, RENAMED } from './cities'

export interface Place {
  /** As people look for it. */
  city: string
  /** What tells it from another of its name. */
  region: string
  zone: string
}

const MOST = 40

interface Listed extends Place {
  /** All it is found by. */
  words: string[]
}

/** `America/New_York` as `New York`; a city that was renamed has its present name. */
export function cityOf(zone: string): string {
  return partsOf(RENAMED[zone] ?? zone).at(-1) ?? zone
}

/**
 * The places whose words begin with what is typed, those whose city does first; without any words the
 * usual ones. The stored zone is among them under its own name, even if this browser has another for it.
 */
export function findZones(typed: string, stored: string): Place[] {
  const words = wordsOf(typed)
  const places = placesWith(stored)
  if (words.length === 0) return places.filter((place) => isUsual(place, stored))
  const isTyped = ({ words: own }: Listed) =>
    words.every((word) => own.some((one) => one.startsWith(word)))
  const rank = ({ city }: Place) => (wordsOf(city).join(' ').startsWith(words.join(' ')) ? 0 : 1)
  const fitting = places.filter(isTyped)
  return fitting.sort((one, other) => rank(one) - rank(other)).slice(0, MOST)
}

function isUsual({ city, zone }: Place, stored: string): boolean {
  return city === cityOf(zone) && (zone in CITIES || zone === stored)
}

const known = new Map<string, Listed[]>()

/** In the order of the alphabet; put together once, as somebody types letter after letter. */
function placesWith(stored: string): Listed[] {
  const places = known.get(stored) ?? listPlaces(stored)
  known.set(stored, places)
  return places
}

function listPlaces(stored: string): Listed[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', stored])
  const { compare } = new Intl.Collator('en')
  return [...zones]
    .flatMap((zone) => [placeOf(zone), ...placesBeside(zone)])
    .map((place) => ({ ...place, words: wordsOf(`${place.city} ${place.region} ${place.zone}`) }))
    .sort((one, other) => compare(one.city, other.city))
}

function placeOf(zone: string): Place {
  const parts = partsOf(zone)
  return { city: cityOf(zone), region: parts.slice(0, -1).reverse().join(', '), zone }
}

function placesBeside(zone: string): Place[] {
  const older = Object.keys(RENAMED).find((name) => RENAMED[name] === zone)
  const cities = CITIES[zone] ?? (older && CITIES[older])
  if (!cities) return []
  return cities.split(', ').map((city) => ({ city, region: `${cityOf(zone)} time`, zone }))
}

function partsOf(zone: string): string[] {
  return zone.replaceAll('_', ' ').split('/')
}

/** `São Paulo` is found by `sao`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
