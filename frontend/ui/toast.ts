import { useSyncExternalStore } from 'react'
import {
  TOAST_REMOVE_DELAY,
  toastReducer,
  type ToastAction,
  type ToastEntry,
  type ToastMessage,
} from './toast_reducer'

let toasts: ToastEntry[] = []
let count = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows a toast in place of the one before. Callable from anywhere; `Toaster` draws it. */
export function toast(message: ToastMessage): void {
  const id = String(++count)
  dispatch({ type: 'add', toast: { ...message, id, isOpen: true } })
}

/** Closes one toast, or all, and drops it from the list later. */
export function dismissToast(id?: string): void {
  toasts.filter((entry) => !id || entry.id === id).forEach((entry) => removeLater(entry.id))
  dispatch({ type: 'dismiss', id })
}

export function useToasts(): ToastEntry[] {
  return useSyncExternalStore(subscribe, readToasts, readToasts)
}

function removeLater(id: string): void {
  if (removals.has(id)) return
  const removal = setTimeout(() => {
    removals.delete(id)
    dispatch({ type: 'remove', id })
  }, TOAST_REMOVE_DELAY)
  removals.set(id, removal)
}

function dispatch(action: ToastAction): void {
  toasts = toastReducer(toasts, action)
  listeners.forEach((notify) => notify())
}

function readToasts(): ToastEntry[] {
  return toasts
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
