import { useId, useState, type ChangeEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { afterPress } from './after_press'
import { kept, useKeeping } from './kept'

/** What the inputs hold while somebody types: not yet what the schema asks for. */
type Draft<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? boolean : string }
type Errors<Values> = { [Name in keyof Values]?: string }

interface FormState<Values> {
  values: Draft<Values>
  errors: Errors<Values>
}

interface FormOptions<Values> {
  schema: z.ZodMiniType<Values>
  empty: Draft<Values>
  /** Brings what was typed back after a reload, but for passwords. */
  keptAs?: string
}

/**
 * A form of a contract's schema. Errors show when a filled field is left and on submit, and go as
 * soon as the field is right; a refused submit puts the focus on the first wrong field. The `id`
 * goes onto the form element, a `field` onto an input of text.
 */
export function useForm<Values extends object>({ schema, empty, keptAs }: FormOptions<Values>) {
  const [{ values, errors }, setForm] = useFields(empty, keptAs)
  const id = useId()

  const focus = (selector: string) =>
    document.getElementById(id)?.querySelector<HTMLElement>(selector)?.focus()

  // A browser may fill several fields before this one has rendered again: each change builds on the last.
  const change = (changes: Partial<Draft<Values>>) =>
    setForm((form) => {
      const next = { ...form.values, ...changes }
      const shown = onlyShown(form.errors, errorsIn(schema, next), Object.keys(changes))
      return { values: next, errors: shown }
    })

  const judge = (name: keyof Values & string) =>
    setForm((form) => {
      const found = form.values[name] ? errorsIn(schema, form.values)[name] : undefined
      return found ? { ...form, errors: { ...form.errors, [name]: found } } : form
    })

  // A message that appears while something is being pressed would move it away.
  const blur = (name: keyof Values & string) => () => afterPress(() => judge(name))
  const field = wiring(values, change, blur)

  const refuse = (refused: Errors<Values>) => {
    flushSync(() => setForm((form) => ({ ...form, errors: { ...form.errors, ...refused } })))
    focus('[aria-invalid=true]')
  }

  const submit = (onValid: (values: Values) => void) => (event: FormEvent) => {
    event.preventDefault()
    const result = z.safeParse(schema, values)
    if (!result.success) return refuse(errorsIn(schema, values))
    setForm((form) => ({ ...form, errors: {} }))
    onValid(result.data)
  }

  return { id, values, errors, change, blur, field, focus, refuse, submit }
}

function wiring<Values>(
  values: Draft<Values>,
  change: (changes: Partial<Draft<Values>>) => void,
  blur: (name: keyof Values & string) => () => void
) {
  return <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<{ value: string }>) =>
      change({ [name]: target.value } as Partial<Draft<Values>>),
    onBlur: blur(name),
  })
}

function useFields<Values>(empty: Draft<Values>, keptAs: string | undefined) {
  const [form, setForm] = useState<FormState<Values>>(() => ({
    values: { ...empty, ...(kept(keptAs) as Partial<Draft<Values>> | undefined) },
    errors: {},
  }))
  useKeeping(keptAs, form.values)
  return [form, setForm] as const
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
  const left = { ...shown }
  for (const name of changed as (keyof Values)[]) {
    if (shown[name]) left[name] = now[name]
  }
  return left
}
