import { useStaffSession } from '../sign_in/staff_session'

const places = new Map<string, string>()

/** The list of a resource as one of staff has it: what they searched for names people, to nobody else. */
export function useListOf(resource: string): string {
  const { data: me } = useStaffSession()
  return `${me?.id} ${resource}`
}

/** What a list was asked for, so that the way back from a row leads there; gone with the page. */
export function rememberPlace(list: string, search: string): void {
  places.set(list, search)
}

export function placeOf(list: string): string {
  return places.get(list) ?? ''
}
