import { ApiError } from './api_error'
import { useKept } from './kept'

const FIRST_WAIT_MS = 30_000

/**
 * When a code may be asked for again: 30 seconds after the first, then twice as long each time. With
 * `keptAs` a reload does not forget it.
 */
export function useResendWait(keptAs?: string) {
  const [{ times, resendAt }, setWait] = useKept(keptAs, { times: 0, resendAt: 0 })

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
