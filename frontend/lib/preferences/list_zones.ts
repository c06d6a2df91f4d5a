import { zoneWords } from '../format'

interface ZoneOption {
  value: string
  label: string
}

/**
 * Every zone this browser knows; the stored one is among them under its own name. The city comes
 * first, so that typing it finds the zone.
 */
export function listZones(stored: string): ZoneOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', stored])
  return [...zones]
    .map((value) => ({ value, label: zoneWords(value) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
