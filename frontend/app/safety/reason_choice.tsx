import { REPORT_REASONS, type ReportReason } from '#app/safety/signs/contract'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { FieldError } from '../../ui/field'

interface ReasonChoiceProps {
  value: string
  onChange: (reason: ReportReason) => void
  error?: string
}

/** Native radios: arrow keys, forms and screen readers work by themselves. */
export function ReasonChoice({ value, onChange, error }: ReasonChoiceProps) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      // A refused form puts the focus on the group that is missing its answer.
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className="min-w-0 rounded-tail"
    >
      <legend id={`${id}-label`} className="mb-1 text-sm font-semibold">
        What’s wrong with it?
      </legend>
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
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
