import type { ConversationMessage, OutboundState } from '#app/conversations/thread/contract'
import { hers, mine } from '../scenes'

const MINUTE_MS = 60_000
const LINES = [
  'Good morning! Coffee first or run first?',
  'Coffee. Always coffee.',
  'Knew it.',
  'Your sister lands at 3, right? Want a nudge at noon?',
  'Yes please, I would forget my head today',
  '😂😂',
  'What would you cook for somebody who hates onions?',
  'Risotto with lemon and peas. It forgives everything, ' +
    'and the rice does most of the talking while you stir.',
  'Bold of you to assume I own rice',
  'Then tonight we go shopping.',
] as const

/** 75 texts over five days, the newest a few minutes old. */
export function longThread(now = Date.now()): ConversationMessage[] {
  return Array.from({ length: 75 }, (_, index) => {
    const message = LINES[index % LINES.length] ?? ''
    const text = { id: index + 101, message, timestamp: at(now, index) }
    return index % 10 === 1 || index % 10 === 4 || index % 10 === 8 ? mine(text) : hers(text)
  })
}

/** As many as somebody has after a year or two, three minutes apart, ids from 1. */
export function endlessThread(count: number, now = Date.now()): ConversationMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const message = `${LINES[index % LINES.length]} (${index + 1})`
    const timestamp = new Date(now - (count - index) * 3 * MINUTE_MS).toISOString()
    const text = { id: index + 1, message, timestamp }
    return index % 3 === 1 ? mine(text) : hers(text)
  })
}

/** Every state a text can be in, and what is no plain text. */
export function everyKind(now = Date.now()): ConversationMessage[] {
  const minutesAgo = (minutes: number) => new Date(now - minutes * MINUTE_MS).toISOString()
  const states: [OutboundState, string?][] = [
    ['delivered'],
    ['undelivered', 'phone unreachable'],
    ['failed'],
    ['unknown', 'we could not learn whether it went out'],
    ['sent'],
    ['sending'],
  ]
  return [
    hers({ id: 1, message: 'Two in a row, the first', timestamp: minutesAgo(60 * 30) }),
    hers({ id: 2, message: 'and the second.', timestamp: minutesAgo(60 * 30 - 1) }),
    mine({ id: 3, message: '', pictures: 2, timestamp: minutesAgo(60 * 29) }),
    mine({ id: 4, message: 'Look at this!', pictures: 1, timestamp: minutesAgo(60 * 29 - 1) }),
    hers({
      id: 5,
      kind: 'notice',
      message:
        'Everly: you’re out of messages. Your text is saved; get more at https://a.example/x',
      timestamp: minutesAgo(60 * 28),
    }),
    hers({ id: 6, message: '❤️', timestamp: minutesAgo(60 * 5) }),
    mine({
      id: 7,
      message: `https://a.example/${'a-very-long-address-'.repeat(6)} and javascript:alert(1)`,
      timestamp: minutesAgo(60 * 5 - 6),
    }),
    ...states.map(([state, reason], index) =>
      hers({
        id: 10 + index,
        message: `This one is ${state}.`,
        state,
        reason,
        timestamp: minutesAgo(50 - index * 8),
      })
    ),
  ]
}

/** Ten texts half a day apart from the next ten; within ten some close, some not. */
function at(now: number, index: number): string {
  const fromEnd = 74 - index
  const sittingMinutes = Math.floor(fromEnd / 10) * 60 * 17
  const withinMinutes = [0, 1, 3, 4, 12, 13, 30, 31, 33, 34][fromEnd % 10] ?? 0
  return new Date(now - (sittingMinutes + withinMinutes + 4) * MINUTE_MS).toISOString()
}
