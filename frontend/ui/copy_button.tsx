import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { LiveRegion } from './live_region'

const SHOWN_MS = 2000

interface CopyButtonProps {
  text: string
  /** What it copies, as the button says it: `Copy number`. */
  label: string
  /** Icon only, for tight rows; the label is then read aloud. */
  isCompact?: boolean
  className?: string
}

export function CopyButton({ text, label, isCompact, className }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (!result) return
    const clearing = setTimeout(() => setResult(null), SHOWN_MS)
    return () => clearTimeout(clearing)
  }, [result])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }

  const Icon = result === 'copied' ? Check : Copy
  const words = result ? { copied: 'Copied', failed: 'Copying is blocked here' }[result] : label
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => void copy()}
        aria-label={isCompact ? label : undefined}
        title={isCompact ? words : undefined}
        className={cn(isCompact && 'size-12 p-0', className)}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        {!isCompact && words}
      </Button>
      <LiveRegion>{result && words}</LiveRegion>
    </>
  )
}
