import { Button } from '../../ui/button'
import { footerStyles } from '../../ui/dialog_styles'
import { Field, FieldError } from '../../ui/field'
import { TextArea } from '../../ui/text_area'
import { ReasonChoice } from './reason_choice'
import type { Report } from './use_report'

interface ReportFormProps {
  report: Report
  onCancel: () => void
}

export function ReportForm({ report, onCancel }: ReportFormProps) {
  const { form, submit, isPending, failure } = report
  const { id, values, errors, change, field } = form
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <ReasonChoice
        value={values.reason}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
      />
      <Field label="Anything to add? (optional)" error={errors.note}>
        <TextArea {...field('note')} rows={2} />
      </Field>
      <div>
        <div className={footerStyles}>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" isPending={isPending}>
            Send report
          </Button>
        </div>
        <div role="alert">
          {failure && !errors.reason && !errors.note && (
            <FieldError>{`Report not sent. ${failure}`}</FieldError>
          )}
        </div>
      </div>
    </form>
  )
}
