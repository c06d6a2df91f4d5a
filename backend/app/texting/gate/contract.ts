/**
 * When texts may reach somebody, in their own time. Outside the
 * hours of `scheduled` a schedule needs their confirmation.
 */
export const HOURS = {
  scheduled: { from: '08:00', until: '21:00' },
  unasked: { from: '09:00', until: '20:00' },
  unaskedOnSunday: { from: '12:00', until: '20:00' },
} as const
