import { RELATIVES } from '#app/conversations/initiative/event_words'

/** What somebody says they will do themselves. `subject` takes the groups of its pattern, which are words of our own. */
export interface Promised {
  pattern: RegExp
  subject: string
}

const WILL =
  "\\bi(?:'ll|ll| will|mma|(?:'m|m| am) going to| (?:promise|swear|vow)(?: you)?(?: that)?(?: i(?:'ll|ll| will)| to))" +
  '(?: (?:definitely|really|finally|actually|totally|also|then|try to|have to|just|for sure))*'
const TO_TALK_TO = `${RELATIVES}|manager|landlord|landlady|professor|teacher|advisor|supervisor`
const TO_FINISH =
  'essay|paper|report|application|assignment|homework|project|thesis|resume|cv|cover letter|taxes'
const TO_CLEAN =
  'room|bedroom|bathroom|apartment|flat|house|kitchen|garage|closet|car|bike|desk|fridge'

/** The last word is the one it is known by afterwards: "I was at the gym", "called my mom". */
export const PROMISES: readonly Promised[] = [
  [String.raw` (?:go|get|head|hit|be|make it)(?: back)?(?: to| at)? the gym`, 'time at the gym'],
  [String.raw` go (?:(?:for|on) a (?:\w+ )?run|running|jogging)`, 'run'],
  [` (call|phone|text|visit|see) my (${RELATIVES})`, 'plan to $1 your $2'],
  [` (?:talk|speak) (?:to|with) my (${TO_TALK_TO})`, 'talk with your $1'],
  [
    ` (finish|submit|hand in|turn in|send|write|start) (?:my|the|that|this) (${TO_FINISH})`,
    'plan to $1 your $2',
  ],
  [` (clean|tidy|declutter|paint|fix|vacuum|wash) (?:up )?my (${TO_CLEAN})`, 'plan to $1 your $2'],
].map(([doing = '', subject = '']) => ({ pattern: new RegExp(`${WILL}${doing}\\b`), subject }))
