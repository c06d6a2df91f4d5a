import {
  EVERY_DAY,
  SCHEDULE_TYPES,
  scheduleForm,
  type ScheduleForm as Filled,
  type ScheduleType,
  SURPRISE,
} from '#app/schedules/plan/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { Gift, Heart, ListChecks, Moon, Sun, Utensils, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm, type Resolver } from 'react-hook-form'
import { timeOfDay } from '../../lib/format'
import type { Schedule } from '../../lib/schedules'
import { IconCards } from '../../ui/icon_cards'
import { Switch } from '../../ui/switch'
import { CustomTextField } from './custom_text_field'
import { DaysField } from './days_field'
import { HoursField } from './hours_field'
import type { ScheduleFields } from './schedule_fields'

const ICONS: Record<ScheduleType, LucideIcon> = {
  good_morning: Sun,
  goodnight: Moon,
  task_reminder: ListChecks,
  random_sweet: Heart,
  lunch_check: Utensils,
  surprise: Gift,
}
const TYPES = SCHEDULE_TYPES.map(({ value, label, time }) => ({
  value,
  label,
  note: value === 'surprise' ? 'During hours you choose' : timeOfDay(time),
  Icon: ICONS[value],
}))
const FIELDS = ['messageType', 'time', 'until', 'days', 'customMessage'] as const
const EMPTY: ScheduleFields = {
  messageType: '',
  time: '',
  until: null,
  days: [...EVERY_DAY],
  enabled: true,
  customMessage: '',
}

/** The contract's own schema; it refuses what is still empty with the texts of the specification. */
const resolveFields = zodResolver(scheduleForm) as unknown as Resolver<
  ScheduleFields,
  unknown,
  Filled
>

interface ScheduleFormProps {
  id: string
  /** The one to change; none makes a new one. */
  schedule?: Schedule
  /** Who writes the text when none is given. */
  author: string
  onSave: (form: Filled, refuse: Refuse) => void
}

/** Puts what the server refused beside its fields: field name to text. */
type Refuse = (errors: Record<string, string>) => void

export function ScheduleForm({ id, schedule, author, onSave }: ScheduleFormProps) {
  const { control, handleSubmit, setValue, setError, formState } = useForm<
    ScheduleFields,
    unknown,
    Filled
  >({
    defaultValues: schedule ? fieldsOf(schedule) : EMPTY,
    resolver: resolveFields,
  })
  const { isSubmitted } = formState
  const [hasChosenTime, setHasChosenTime] = useState(Boolean(schedule))

  const fillTime = (picked: ScheduleType) => {
    setValue('until', picked === 'surprise' ? SURPRISE.until : null)
    const usual = SCHEDULE_TYPES.find(({ value }) => value === picked)
    if (hasChosenTime || !usual) return
    setValue('time', usual.time, { shouldValidate: isSubmitted })
  }

  const refuse: Refuse = (errors) => {
    const wrong = FIELDS.filter((field) => errors[field])
    wrong.forEach((field, index) =>
      setError(field, { message: errors[field] }, { shouldFocus: index === 0 })
    )
  }

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void handleSubmit((form) => onSave(form, refuse))(event)}
      className="grid gap-5"
    >
      <Controller
        control={control}
        name="messageType"
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <IconCards
            label="Message type"
            options={TYPES}
            ref={ref}
            value={value}
            error={fieldState.error?.message}
            onChange={(picked) => {
              onChange(picked)
              fillTime(picked)
            }}
          />
        )}
      />
      <HoursField control={control} onChoose={() => setHasChosenTime(true)} />
      <DaysField control={control} />
      <Controller
        control={control}
        name="customMessage"
        render={({ field, fieldState }) => (
          <CustomTextField field={field} error={fieldState.error?.message} author={author} />
        )}
      />
      <Controller
        control={control}
        name="enabled"
        render={({ field }) => (
          <Switch
            isOn={field.value}
            onChange={field.onChange}
            hint="A paused message is kept and still counts toward your three."
          >
            {field.value ? 'Active' : 'Paused'}
          </Switch>
        )}
      />
    </form>
  )
}

function fieldsOf(schedule: Schedule): ScheduleFields {
  const { messageType, time, until, days, enabled, customMessage } = schedule
  return { messageType, time, until, days, enabled, customMessage: customMessage ?? '' }
}
