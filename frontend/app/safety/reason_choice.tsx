import { REPORT_REASONS, type ReportReason } from '#app/safety/signs/contract'
import { Link } from 'react-router-dom'
import { RadioGroup } from '../../ui/radio_group'

interface ReasonChoiceProps {
  value: string
  onChange: (reason: ReportReason) => void
  error?: string
}

export function ReasonChoice({ value, onChange, error }: ReasonChoiceProps) {
  return (
    <RadioGroup label="What’s wrong with it?" error={error} tabIndex={-1} className="rounded-tail">
      {REPORT_REASONS.map((reason) => (
        <label key={reason.value} className="flex min-h-11 items-center gap-3 py-1.5">
          <input
            type="radio"
            name="reason"
            value={reason.value}
            checked={reason.value === value}
            onChange={() => onChange(reason.value)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0">{reason.label}</span>
        </label>
      ))}
      <p role="status" className="text-sm text-muted empty:hidden">
        {value === 'crisis' && (
          <>
            If you need someone now:{' '}
            <Link to="/safety" className="font-semibold underline underline-offset-2">
              crisis lines
            </Link>
            .
          </>
        )}
      </p>
    </RadioGroup>
  )
}
