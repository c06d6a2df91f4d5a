const places = new Map<string, string>()

/** What a list was asked for, so that the way back from a row leads there; gone with the page. */
export function rememberPlace(resource: string, search: string): void {
  places.set(resource, search)
}

export function placeOf(resource: string): string {
  return places.get(resource) ?? ''
}
