type Person = Readonly<Record<string, unknown>>

const DOTS = '•••'

/** Their name, else what is shown of their address. */
export function nameOf(person: Person): string {
  return namesOf(person).join(' ') || String(person.email ?? 'Somebody')
}

/** `AL`; null where no name is to see. */
export function initialsOf(person: Person): string | null {
  const letters = namesOf(person).map((name) => [...name][0]?.toUpperCase() ?? '')
  return letters.join('') || null
}

/** None where they gave none, or none is to see. */
export function namesOf({ firstName, lastName }: Person): string[] {
  return [firstName, lastName].filter(
    (name): name is string => typeof name === 'string' && name.trim() !== '' && name !== DOTS
  )
}
