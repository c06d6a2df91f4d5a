import { choiceWords } from '../values/choice_words'
import type { RaRecord } from 'react-admin'

interface Step {
  what: string
  /** ISO 8601. */
  at: string
}

/** What happened to a text, in the order it did. */
export function timelineOf(text: RaRecord): Step[] {
  const isInbound = text.direction === 'inbound'
  const steps: [string, unknown][] = [
    [isInbound ? 'Received' : 'Written', text.createdAt],
    ['Due', text.dueAt],
    ['Handed off to the provider', text.sendingAt],
    ['Sent', text.sentAt],
    [choiceWords(String(text.state)), isInbound ? null : text.endedAt],
  ]
  return steps
    .filter((step): step is [string, string] => typeof step[1] === 'string')
    .map(([what, at]) => ({ what, at }))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
