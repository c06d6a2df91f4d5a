/** One line of the doctor's: green, yellow (look at it), red (mend it). */
export interface Check {
  state: 'green' | 'yellow' | 'red'
  name: string
  found: string
  /** What to do; always there for a red one. */
  fix?: string
  /** Something was never set up, as opposed to broken. */
  isMissing?: boolean
}

export const green = (name: string, found: string): Check => ({ state: 'green', name, found })

export const yellow = (name: string, found: string, fix: string): Check => ({
  state: 'yellow',
  name,
  found,
  fix,
})

export const red = (name: string, found: string, fix: string): Check => ({
  state: 'red',
  name,
  found,
  fix,
})

export const missing = (name: string, found: string, fix: string): Check => ({
  ...red(name, found, fix),
  isMissing: true,
})

/** A check that could not be made is a red one too, never a stack. */
export async function guarded(
  name: string,
  fix: string,
  look: () => Promise<Check | Check[]>
): Promise<Check[]> {
  try {
    return [await look()].flat()
  } catch (error) {
    return [red(name, reasonOf(error), fix)]
  }
}

export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}
