import { useState } from 'react'
import { ApiError } from './api_error'

const FIRST_WAIT_MS = 30_000

/** When a code may be asked for again: 30 seconds after the first, then twice as long each time. */
export function useResendWait() {
  const [{ times, resendAt }, setWait] = useState({ times: 0, resendAt: 0 })

  return {
    /** Epoch ms. */
    resendAt,
    start: () => setWait({ times: times + 1, resendAt: Date.now() + FIRST_WAIT_MS * 2 ** times }),
    /** A refusal may name its own wait. */
    obey: (error: unknown) => {
      if (!(error instanceof ApiError) || !error.retryAfter) return
      setWait({ times, resendAt: Date.now() + error.retryAfter * 1000 })
    },
    reset: () => setWait({ times: 0, resendAt: 0 }),
  }
}
