import { useEffect, useState } from 'react'
import { stored } from './stored'

const storage = stored(() => sessionStorage, 'kept')
const isSecret = (name: string) => /password$|^code$/i.test(name)

/** State that a reload of this tab brings back, but passwords and codes. Without a `name` nothing is kept. */
export function useKept<Value>(name: string | undefined, empty: Value) {
  const [value, setValue] = useState(() => (kept(name) as Value | undefined) ?? empty)
  useKeeping(name, value)
  return [value, setValue] as const
}

/** Keeps what a hook holds by itself. */
export function useKeeping(name: string | undefined, value: unknown): void {
  useEffect(() => {
    if (name) keep(name, value)
  }, [name, value])
}

export function keep(name: string, value: unknown): void {
  write({ ...readAll(), [name]: value })
}

export function kept(name: string | undefined): unknown {
  return name && readAll()[name]
}

/** Somebody came in or left: what was half done belongs to nobody who comes next. */
export function forgetKept(): void {
  write({})
}

function readAll(): Record<string, unknown> {
  try {
    return JSON.parse(storage.read() ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

function write(parts: Record<string, unknown>): void {
  const withoutSecrets = (name: string, part: unknown) => (isSecret(name) ? undefined : part)
  storage.write(JSON.stringify(parts, withoutSecrets))
}
