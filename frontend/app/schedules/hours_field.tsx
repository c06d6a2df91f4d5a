import { dayWords, OFF_HOURS_CONSENT } from '#app/schedules/plan/contract'
import { useId, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { areUnusual } from '../../lib/schedules'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text_input'
import type { ScheduleControl } from './schedule_fields'

interface HoursFieldProps {
  control: ScheduleControl
  /** `New York (America)` */
  zone: string
  onChoose: () => void
}

/** One time, or of a surprise the hours it may come in. */
export function HoursField({ control, zone, onChoose }: HoursFieldProps) {
  const id = useId()
  const [time, until, days] = useWatch({ control, name: ['time', 'until', 'days'] })
  const when = days.length > 0 ? dayWords(days) : 'on the days you choose'
  const consent = <OffHours hours={{ time, until: until ?? null, days }} />
  const begin = { control, name: 'time', onChoose } as const
  if (typeof until !== 'string') {
    const words = `${when.charAt(0).toUpperCase()}${when.slice(1)} at this time in ${zone}.`
    return (
      <TimeField {...begin} label="Time">
        {words}
        {consent}
      </TimeField>
    )
  }
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <div className="grid max-w-92 grid-cols-2 items-start gap-3">
        <TimeField {...begin} label="From" />
        <TimeField control={control} name="until" label="To" />
      </div>
      <p id={id} className="mt-1.5 text-sm text-muted">
        {`Once in these hours ${when}, in ${zone}, at a moment you do not know.`}
        {consent}
      </p>
    </fieldset>
  )
}

interface TimeFieldProps {
  control: ScheduleControl
  name: 'time' | 'until'
  label: string
  onChoose?: () => void
  /** Beside it. */
  children?: ReactNode
}

/** The platform's own clock. */
function TimeField({ control, name, label, onChoose, children }: TimeFieldProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} error={fieldState.error?.message} hint={children}>
      <TextInput
        {...field}
        value={field.value ?? ''}
        type="time"
        className="max-w-44"
        onChange={(event) => {
          onChoose?.()
          field.onChange(event)
        }}
      />
    </Field>
  )
}

/** Outside the usual hours this sentence makes saving the consent. */
function OffHours({ hours }: { hours: Parameters<typeof OFF_HOURS_CONSENT.textFor>[0] }) {
  const isAsking = hours.time !== '' && hours.days.length > 0 && areUnusual(hours)
  return (
    <span role="status" className="mt-1 block font-medium text-warn empty:hidden">
      {isAsking && OFF_HOURS_CONSENT.textFor(hours)}
    </span>
  )
}
