type Person = Readonly<Record<string, unknown>>

const DOTS = '•••'

/** Their name; where there is none, or none to see, what is shown of their address. */
export function nameOf(person: Person): string {
  const names = namesOf(person)
  return names.length > 0 ? names.join(' ') : String(person.email ?? 'Somebody')
}

/** `AL`; null where no name is to see. */
export function initialsOf(person: Person): string | null {
  const letters = namesOf(person).map((name) => [...name][0]?.toUpperCase() ?? '')
  return letters.join('') || null
}

function namesOf({ firstName, lastName }: Person): string[] {
  return [firstName, lastName].filter(
    (name): name is string => typeof name === 'string' && name.trim() !== '' && name !== DOTS
  )
}
