import type { ReactNode } from 'react'

export const TOAST_LIMIT = 1
/** A dismissed toast leaves the list this long after, not at once. */
export const TOAST_REMOVE_DELAY = 1_000_000
export const TOAST_DURATION = 5000

export interface ToastMessage {
  title: string
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** `altText` tells somebody who cannot reach the button in time what to do instead. */
  action?: { label: string; altText: string; onPress: () => void }
  duration?: number
}

export interface ToastEntry extends ToastMessage {
  id: string
  isOpen: boolean
}

export type ToastAction =
  | { type: 'add'; toast: ToastEntry }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id: string }

/** The newest stands first; older ones than the limit fall out. Dismissing without an id means all. */
export function toastReducer(toasts: readonly ToastEntry[], action: ToastAction): ToastEntry[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'dismiss':
      return toasts.map((toast) =>
        !action.id || toast.id === action.id ? { ...toast, isOpen: false } : toast
      )
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id)
  }
}
