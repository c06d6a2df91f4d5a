import {
  OFF_HOURS_CONSENT,
  SCHEDULE_TYPES,
  scheduleForm,
  type ScheduleForm as Filled,
  type ScheduleType,
} from '#app/schedules/plan/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { Heart, ListChecks, Moon, Sun, Utensils, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Controller, useController, useForm, type Control, type Resolver } from 'react-hook-form'
import { timeOfDay } from '../../lib/format'
import { isUnusualHour, type Schedule } from '../../lib/schedules'
import { Field } from '../../ui/field'
import { IconCards } from '../../ui/icon_cards'
import { Switch } from '../../ui/switch'
import { TextInput } from '../../ui/text_input'
import { CustomTextField } from './custom_text_field'

/** While the form is new no type is chosen for anybody. */
type ScheduleFields = Omit<Filled, 'messageType'> & { messageType: ScheduleType | '' }
type ScheduleControl = Control<ScheduleFields, unknown, Filled>

const ICONS: Record<ScheduleType, LucideIcon> = {
  good_morning: Sun,
  goodnight: Moon,
  task_reminder: ListChecks,
  random_sweet: Heart,
  lunch_check: Utensils,
}
const TYPES = SCHEDULE_TYPES.map(({ value, label, time }) => ({
  value,
  label,
  note: timeOfDay(time),
  Icon: ICONS[value],
}))
const FIELDS = ['messageType', 'time', 'customMessage'] as const
const EMPTY: ScheduleFields = { messageType: '', time: '', enabled: true, customMessage: '' }

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
  /** `New York (America)` */
  zone: string
  /** Who writes the text when none is given. */
  author: string
  onSave: (form: Filled, refuse: Refuse) => void
}

/** Puts what the server refused beside its fields: field name to text. */
type Refuse = (errors: Record<string, string>) => void

export function ScheduleForm({ id, schedule, zone, author, onSave }: ScheduleFormProps) {
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
      <TimeField control={control} zone={zone} onChoose={() => setHasChosenTime(true)} />
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
            hint="A paused message is kept and counts towards the three."
          >
            {field.value ? 'Active' : 'Paused'}
          </Switch>
        )}
      />
    </form>
  )
}

interface TimeFieldProps {
  control: ScheduleControl
  zone: string
  onChoose: () => void
}

/** The platform's own clock. Outside the usual hours the sentence beside it makes saving the consent. */
function TimeField({ control, zone, onChoose }: TimeFieldProps) {
  const { field, fieldState } = useController({ control, name: 'time' })
  const isAsking = field.value !== '' && isUnusualHour(field.value)
  return (
    <Field
      label="Time"
      error={fieldState.error?.message}
      hint={
        <>
          Every day at this time in {zone}.
          <span role="status" className="mt-1 block font-medium text-warn empty:hidden">
            {isAsking && OFF_HOURS_CONSENT.textFor(field.value)}
          </span>
        </>
      }
    >
      <TextInput
        {...field}
        type="time"
        className="max-w-44"
        onChange={(event) => {
          onChoose()
          field.onChange(event)
        }}
      />
    </Field>
  )
}

function fieldsOf({ messageType, time, enabled, customMessage }: Schedule): ScheduleFields {
  return { messageType, time, enabled, customMessage: customMessage ?? '' }
}
