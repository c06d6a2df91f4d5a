import { useEffect, useEffectEvent } from 'react'

interface TextedCode {
  code?: string
}

/**
 * Takes the code out of the text by itself, where the browser offers that (Chrome and Samsung
 * Internet on Android, over HTTPS). Everywhere else autofill or typing does it.
 */
export function useWebOtp(onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode)

  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const waiting = new AbortController()
    const wish = { otp: { transport: ['sms'] }, signal: waiting.signal }
    const take = async () => {
      const credential = await navigator.credentials.get(wish as CredentialRequestOptions)
      const { code } = (credential ?? {}) as TextedCode
      if (!code) return
      receive(code)
      // It may have been wrong or late, and another one asked for.
      await take()
    }
    // Declined, aborted or timed out: the field is there for typing.
    take().catch(() => undefined)
    return () => waiting.abort()
  }, [])
}
