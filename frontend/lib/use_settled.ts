import { useEffect, useState } from 'react'

/** The value of a moment ago, taken over once it has not changed for a while; `first` until then. */
export function useSettled<T>(value: T, pauseMs: number, first = value): T {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const settling = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(settling)
  }, [value, pauseMs])
  return settled
}
