import { NAME_SLOTS, type Names } from '#app/core/answers/contract'

const DATA = /<script type="application\/ld\+json">.*?<\/script>/gs

/** Writes the names into a page made at build time, where their slots stand. */
export function fillNames(html: string, names: Names): string {
  return filled(
    html.replace(DATA, (data) => fillNamesOfJson(data, names)),
    namesIn(names, markupOf)
  )
}

export function fillNamesOfJson(json: string, names: Names): string {
  return filled(
    json,
    namesIn(names, (name) => JSON.stringify(name).slice(1, -1))
  )
}

/** For text between tags, and for attributes. */
export function markupOf(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

type Filled = readonly (readonly [slot: string, name: string])[]

function namesIn({ brand, legalName, supportEmail }: Names, write: (name: string) => string) {
  return [
    [NAME_SLOTS.brand, write(brand)],
    // The wordmark is made of small letters, and so is its slot.
    [NAME_SLOTS.brand.toLowerCase(), write(brand.toLowerCase())],
    [NAME_SLOTS.legalName, write(legalName)],
    [NAME_SLOTS.supportEmail, write(supportEmail)],
  ] as const
}

function filled(text: string, names: Filled): string {
  return names.reduce((rest, [slot, name]) => rest.replaceAll(slot, () => name), text)
}
