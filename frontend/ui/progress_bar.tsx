import { Progress } from 'radix-ui'
import { cn } from './cn'

interface ProgressBarProps {
  label: string
  value: number
  /** 0 means no limit is known: the bar stays empty. */
  max: number
  /** What it says in words, such as `21 of 50 messages`. */
  valueText: string
}

export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const fraction = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const percent = Math.round(fraction * 100)

  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-muted tabular">{valueText}</span>
      </p>
      <Progress.Root
        value={percent}
        aria-label={label}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-full bg-surface-2 forced-colors:border"
      >
        <Progress.Indicator
          style={{ width: `${percent}%` }}
          className={cn(
            'h-full rounded-full bg-primary',
            'transition-[width] duration-[240ms] ease-out forced-colors:bg-[Highlight]'
          )}
        />
      </Progress.Root>
    </div>
  )
}
