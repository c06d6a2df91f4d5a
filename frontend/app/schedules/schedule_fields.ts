import type { ScheduleForm, ScheduleType } from '#app/schedules/plan/contract'
import type { Control } from 'react-hook-form'

/** While the form is new no type is chosen for anybody. */
export type ScheduleFields = Omit<ScheduleForm, 'messageType'> & { messageType: ScheduleType | '' }
export type ScheduleControl = Control<ScheduleFields, unknown, ScheduleForm>
