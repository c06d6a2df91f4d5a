/**
 * What an operator has to look at, and what clearing it by hand does. `registration`: carriers refuse our
 * number in a country (the subject). `filtered`: a carrier filtered a text (the subject is its hash).
 * `credentials`: the provider refuses our keys. `dead_job`: jobs of a kind (the subject) were given up.
 * `spend`: a budget of a UTC day nears its end, or is spent. `codes_closed`: numbers or addresses (the
 * subject) for which many codes were asked and few entered get none for a while. `crisis_unanswered`: a
 * safety event (its id is the subject) that no member of staff has answered in time. `model_down`,
 * `model_refuses`: a language model (the subject) gives no words, or would not write many of hers.
 * `suspended`: the provider of texts has shut our account, or does not find it, our number or our messaging
 * service. `texts_down`: that provider takes no texts. `daily_cap`: what carriers take from us in a day (the
 * subject) is nearly used up, or is. `no_worker`: no process does the work. `late_jobs`: work is due and not
 * done. `failing_job`: a job that is not given up (its kind is the subject) fails again and again.
 */
export const CLEARED = {
  registration: 'Texts held back because of it will be sent.',
  filtered: 'The filtered words stay held back.',
  credentials: 'Nothing else changes. It opens again while our keys are refused.',
  dead_job: 'The jobs stay dead. It opens again when another one of this kind is given up.',
  spend: 'The limit stays as it is. This is not told again today.',
  codes_closed: 'Codes are sent there again at once.',
  crisis_unanswered: 'The safety event stays open, and no alarm is raised for it again.',
  model_down: 'Nothing else changes. It opens again while no words come.',
  model_refuses: 'Nothing else changes. It opens again while many are refused.',
  suspended: 'Nothing else changes. It opens again while the provider refuses us.',
  daily_cap: 'The limit stays as it is. This is not told again today.',
  no_worker: 'Nothing else changes. It opens again while no process does the work.',
  late_jobs: 'Nothing else changes. It opens again while work is late.',
  failing_job: 'The job is tried as before. It opens again when the job fails again.',
  texts_down: 'Nothing else changes. It opens again while no texts are taken.',
} as const

export type AlarmKind = keyof typeof CLEARED
export const ALARM_KINDS = Object.keys(CLEARED) as AlarmKind[]
