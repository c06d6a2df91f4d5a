import {
  dayWords,
  isUsualHour,
  OFF_HOURS_CONSENT,
  type ScheduleHours,
} from '#app/schedules/plan/contract'
import { useId, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { type DayHours, HOURS, hoursOn } from '#app/texting/gate/contract'
import { zoneWords } from '../../lib/format'
import { useSignup } from '../../lib/session'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text_input'
import type { ScheduleControl } from './schedule_fields'

interface HoursFieldProps {
  control: ScheduleControl
  onChoose: () => void
}

/** One time, or of a surprise the hours it may come in. */
export function HoursField({ control, onChoose }: HoursFieldProps) {
  const { zone, usual } = useTheirTime()
  const id = useId()
  const [time, until, days] = useWatch({ control, name: ['time', 'until', 'days'] })
  const when = days.length > 0 ? dayWords(days) : 'on the days you choose'
  const consent = (
    <OffHours hours={{ time, until: until ?? null, days }} usual={hoursOn(days, usual)} />
  )
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
        {`Once during these hours ${when}, in ${zone}, at a surprise time.`}
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

const UNKNOWN = { timeZone: 'America/New_York', scheduledHours: HOURS.scheduled }

function useTheirTime() {
  const { data } = useSignup()
  const { timeZone, scheduledHours } = data?.signup ?? UNKNOWN
  return { zone: zoneWords(timeZone), usual: scheduledHours }
}

/** Outside the usual hours this sentence makes saving the consent. */
function OffHours({ hours, usual }: { hours: ScheduleHours; usual: DayHours }) {
  const isAsking = hours.time !== '' && hours.days.length > 0 && !isUsualHour(hours, usual)
  return (
    <span role="status" className="mt-1 block font-medium text-warn empty:hidden">
      {isAsking && OFF_HOURS_CONSENT.textFor(hours, usual)}
    </span>
  )
}
