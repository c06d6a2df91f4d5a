import { MOST_SCHEDULES } from '#app/schedules/plan/contract'
import { invalid, Refusal } from '#app/core/answers/refusal'
import type { Hours } from '#app/core/clock/wall_clock'

export const tooManySchedules = () =>
  new Refusal(
    409,
    'E_TOO_MANY_SCHEDULES',
    `You can have at most ${MOST_SCHEDULES} scheduled messages.`
  )
export const oneSurprise = () =>
  new Refusal(409, 'E_ONE_SURPRISE', 'You have a surprise message already. Edit that one instead.')
export const inQuietHours = ({ from, until }: Hours) =>
  invalid(
    'time',
    `This time is in your quiet hours (${from} to ${until}). Choose another time or change your quiet hours.`
  )
export const tooManySegments = (most: number) =>
  invalid('customMessage', `Your message is too long: it may take at most ${most} text messages.`)
export const noScheduleNamed = () => invalid('editingId', 'Please choose the message to change.')
