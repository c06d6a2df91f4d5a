import { useEffect, useState } from 'react'
import { useToasts } from './toast'
import type { Toaster as LoadedToaster } from './toaster'

const FOCUS_KEY = 'F8'

/**
 * Mount once. The toaster is loaded when there is something to tell, but already at the
 * first touch or key: the toast that says the network is broken could not load it any more.
 */
export function ToastHost() {
  const toasts = useToasts()
  const [Toaster, setToaster] = useState<typeof LoadedToaster | null>(null)
  const [isCalled, setIsCalled] = useState(false)

  useEffect(() => {
    if (Toaster) return
    const load = () => {
      import('./toaster')
        .then((file) => setToaster(() => file.Toaster))
        // Asked for again by the next toast.
        .catch(() => undefined)
    }
    const press = ({ code }: KeyboardEvent) => {
      if (code === FOCUS_KEY) setIsCalled(true)
      load()
    }
    if (toasts.length > 0) load()
    const listening = new AbortController()
    const options = { signal: listening.signal, once: true, passive: true }
    addEventListener('pointerdown', load, options)
    addEventListener('keydown', press, options)
    return () => listening.abort()
  }, [Toaster, toasts])

  return Toaster && <Toaster isCalled={isCalled} />
}
