import { useId, useState, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'

/** What the inputs hold while somebody types: not yet what the schema asks for. */
type Draft<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? boolean : string }
type Errors<Values> = { [Name in keyof Values]?: string }

interface FormOptions<Values> {
  schema: z.ZodMiniType<Values>
  empty: Draft<Values>
}

/**
 * A form of a contract's schema. Errors show when a filled field is left and on submit, and go as
 * soon as the field is right; a refused submit puts the focus on the first wrong field. The `id`
 * goes onto the form element.
 */
export function useForm<Values extends object>({ schema, empty }: FormOptions<Values>) {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Errors<Values>>({})
  const id = useId()

  const focus = (selector: string) =>
    document.getElementById(id)?.querySelector<HTMLElement>(selector)?.focus()

  const change = (changes: Partial<Draft<Values>>) => {
    const next = { ...values, ...changes }
    setValues(next)
    const now = errorsIn(schema, next)
    setErrors((shown) => onlyShown(shown, now, Object.keys(changes)))
  }

  const blur = (name: keyof Values & string) => (event: FocusEvent) => {
    // A message that appears while a button is being pressed would move the button away.
    if (!values[name] || event.relatedTarget instanceof HTMLButtonElement) return
    setErrors((shown) => ({ ...shown, [name]: errorsIn(schema, values)[name] }))
  }

  const refuse = (refused: Errors<Values>) => {
    flushSync(() => setErrors((shown) => ({ ...shown, ...refused })))
    focus('[aria-invalid=true]')
  }

  const submit = (onValid: (values: Values) => void) => (event: FormEvent) => {
    event.preventDefault()
    const result = z.safeParse(schema, values)
    if (!result.success) return refuse(errorsIn(schema, values))
    setErrors({})
    onValid(result.data)
  }

  return { id, values, errors, change, blur, focus, refuse, submit }
}

/** The first message of each field. */
function errorsIn<Values>(schema: z.ZodMiniType<Values>, values: unknown): Errors<Values> {
  const result = z.safeParse(schema, values)
  if (result.success) return {}
  const found = result.error.issues.map(({ path, message }) => [String(path[0]), message])
  return Object.fromEntries(found.reverse()) as Errors<Values>
}

/** Typing takes messages away or corrects them; it never brings a new one up. */
function onlyShown<Values>(shown: Errors<Values>, now: Errors<Values>, changed: string[]) {
  const kept = { ...shown }
  for (const name of changed as (keyof Values)[]) {
    if (shown[name]) kept[name] = now[name]
  }
  return kept
}
