import { useState } from 'react'

interface FormOf<Values> {
  values: Values
  change: (changes: Partial<Values>) => void
}

/**
 * A form over what is saved, which may change elsewhere meanwhile. A field nobody has touched here follows;
 * for one that was, `isOvertaken` says that saving replaces what is newer. `send` answers what to save.
 */
export function useSavedFields<Values extends Record<string, string>>(
  form: FormOf<Values>,
  saved: Values
) {
  const [known, setKnown] = useState(saved)
  const [sent, setSent] = useState<Partial<Values>>({})
  const [overtaken, setOvertaken] = useState<readonly string[]>([])
  const isTouched = (name: keyof Values) => form.values[name]?.trim() !== known[name]
  const isAsSaved = (name: keyof Values) => form.values[name]?.trim() === saved[name]

  const newer = Object.keys(saved).filter((name) => saved[name] !== known[name])
  if (newer.length > 0) {
    const untouched = newer.filter((name) => !isTouched(name))
    setKnown(saved)
    form.change(only(saved, untouched))
    // What was sent from here comes back while somebody types on.
    const ofOthers = newer.filter((name) => saved[name] !== sent[name]?.trim())
    setOvertaken([...overtaken, ...ofOthers.filter((name) => isTouched(name) && !isAsSaved(name))])
  }

  const changed = Object.keys(saved).filter((name) => !isAsSaved(name))
  return {
    send: () => {
      const values = only(form.values, changed)
      setSent(values)
      return values
    },
    isChanged: changed.length > 0,
    isOvertaken: changed.some((name) => overtaken.includes(name)),
    settle: () => setOvertaken([]),
  }
}

function only<Values extends Record<string, string>>(values: Values, names: readonly string[]) {
  const kept = Object.entries(values).filter(([name]) => names.includes(name))
  return Object.fromEntries(kept) as Partial<Values>
}
