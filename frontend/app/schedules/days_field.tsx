import { EVERY_DAY } from '#app/schedules/plan/contract'
import { useController } from 'react-hook-form'
import { ChipGroup } from '../../ui/chip_group'
import type { ScheduleControl } from './schedule_fields'

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const nameOf = (day: number) => NAMES[day - 1] ?? 'Mon'

export function DaysField({ control }: { control: ScheduleControl }) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name: 'days' })
  return (
    <ChipGroup
      ref={ref}
      label="Days"
      isRow
      options={NAMES}
      value={value.map(nameOf)}
      onChange={(names) => onChange(EVERY_DAY.filter((day) => names.includes(nameOf(day))))}
      error={fieldState.error?.message}
    />
  )
}
