/** Every kind of text that leaves. */
export type OutboundKind =
  | 'code'
  | 'stop_answer'
  | 'keyword_answer'
  | 'pointer'
  | 'first_text'
  | 'greeting'
  | 'reply'
  /** A lost text of hers, sent once more by staff. */
  | 'resent'
  | 'scheduled'
  | 'scheduled_now'
  | 'initiative'
  | 'outage'
  | 'crisis'
  | 'notice'
  /** What has to be said, of a plan that renews or a state that is closed, and nobody waits for. */
  | 'plan_notice'
  | 'test'
  | 'operator_alarm'

/** What a text is to whoever gets it: asked for just now, set by them for an hour, or neither. */
export type Occasioned = 'asked' | 'scheduled' | 'unasked'

export interface KindTraits {
  occasioned: Occasioned
  /** The lower, the sooner it goes when texts wait for their turn. */
  lane: number
  /** Her own words, as opposed to the system's. */
  isHers: boolean
  /** Costs one message of the allowance. */
  isCharged: boolean
  /**
   * Goes also while the switch holds all sends back: what
   * the law, a life or the way out of the trouble asks for.
   */
  isUrgent: boolean
}

const LANE = { code: 0, answer: 1, reply: 2, schedule: 3, unasked: 4 } as const

const system = (lane: number): KindTraits => ({
  occasioned: 'asked',
  lane,
  isHers: false,
  isCharged: false,
  isUrgent: false,
})
const urgent: KindTraits = { ...system(LANE.answer), isUrgent: true }
const hers = (isCharged: boolean): KindTraits => ({
  occasioned: 'asked',
  lane: LANE.reply,
  isHers: true,
  isCharged,
  isUrgent: false,
})

export const KINDS: Readonly<Record<OutboundKind, KindTraits>> = {
  code: system(LANE.code),
  stop_answer: urgent,
  keyword_answer: urgent,
  crisis: urgent,
  operator_alarm: urgent,
  pointer: system(LANE.reply),
  notice: system(LANE.reply),
  plan_notice: { ...system(LANE.schedule), occasioned: 'scheduled' },
  test: system(LANE.reply),
  first_text: hers(false),
  greeting: hers(false),
  outage: hers(false),
  resent: hers(false),
  reply: hers(true),
  scheduled_now: hers(true),
  scheduled: { ...hers(true), occasioned: 'scheduled', lane: LANE.schedule },
  initiative: { ...hers(false), occasioned: 'unasked', lane: LANE.unasked },
}

/** In her voice. */
export const HER_KINDS: readonly string[] = Object.entries(KINDS).flatMap(([kind, { isHers }]) =>
  isHers ? [kind] : []
)

/** Written down like the others, but it waits for the request that sends it. */
export const HELD_KINDS: readonly OutboundKind[] = ['code']

/** Stands where a sentence was that somebody had forgotten. */
export const FORGOTTEN_MARK = '[forgotten]'

/** What is left of a text: what was cut from it is nobody's word. */
export function withoutMark(text: string): string {
  if (!text.includes(FORGOTTEN_MARK)) return text
  return text
    .replaceAll(FORGOTTEN_MARK, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()
}
