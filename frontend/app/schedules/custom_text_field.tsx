import { lazy, Suspense, type ComponentType, type ComponentProps } from 'react'
import { Field } from '../../ui/field'
import { TextArea } from '../../ui/text_area'

const LONGEST = 300

/** The count is a courtesy: without it the form still works. */
const SegmentCount = lazy<ComponentType<{ text: string }>>(() =>
  import('./segment_count').then(
    (file) => ({ default: file.SegmentCount }),
    () => ({ default: () => null })
  )
)

interface CustomTextFieldProps {
  field: Pick<ComponentProps<'textarea'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
    value: string
  }
  error?: string
  /** Who writes it when it is empty. */
  author: string
}

export function CustomTextField({ field, error, author }: CustomTextFieldProps) {
  const text = field.value.trim()
  return (
    <Field
      label="Custom message (optional)"
      error={error}
      hint={
        text ? <Length text={text} /> : `Leave it empty and ${author} writes it, fresh each day.`
      }
    >
      <TextArea {...field} autoComplete="off" placeholder="Did you drink enough water today?" />
    </Field>
  )
}

function Length({ text }: { text: string }) {
  return (
    <span className="tabular">
      {`${text.length} of ${LONGEST} characters `}
      <Suspense>
        <span aria-hidden="true">· </span>
        <SegmentCount text={text} />
      </Suspense>
    </span>
  )
}
