import { useSyncExternalStore } from 'react'
import { stored } from '../../lib/stored'

const STORED_AS = 'simulator-phones'
const book = stored(() => localStorage, STORED_AS)
const MOST = 6

/** A number used here, the latest first, with the time of the last text read on it. */
export interface KnownPhone {
  phone: string
  readAt?: string
}

const listeners = new Set<() => void>()
let phones: KnownPhone[] | null = null

/** The numbers this browser remembers. */
export function useKnownPhones(): KnownPhone[] {
  return useSyncExternalStore(subscribe, current)
}

export function rememberPhone(phone: string): void {
  if (!find(phone)) keep([{ phone }, ...current()].slice(0, MOST))
}

export function forgetPhone(phone: string): void {
  keep(current().filter((entry) => entry.phone !== phone))
}

export function markRead(phone: string, readAt: string): void {
  if (find(phone)?.readAt === readAt) return
  rememberPhone(phone)
  keep(current().map((entry) => (entry.phone === phone ? { phone, readAt } : entry)))
}

/** Storage may hold anything. */
export function parsePhones(text: string | null): KnownPhone[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isKnownPhone).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isKnownPhone(entry: unknown): entry is KnownPhone {
  if (typeof entry !== 'object' || entry === null || !('phone' in entry)) return false
  return typeof entry.phone === 'string' && /^\+\d{7,15}$/.test(entry.phone)
}

function find(phone: string): KnownPhone | undefined {
  return current().find((entry) => entry.phone === phone)
}

function current(): KnownPhone[] {
  phones ??= parsePhones(book.read())
  return phones
}

function keep(next: KnownPhone[]): void {
  phones = next
  book.write(JSON.stringify(next))
  listeners.forEach((notify) => notify())
}

function subscribe(notify: () => void): () => void {
  const reread = ({ key }: StorageEvent) => {
    if (key !== STORED_AS && key !== null) return
    phones = null
    notify()
  }
  // Nobody listened to other tabs until now.
  if (listeners.size === 0) phones = null
  listeners.add(notify)
  window.addEventListener('storage', reread)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', reread)
  }
}
