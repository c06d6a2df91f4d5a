import type { Figures, FiguresOfDay } from '#app/console/calls/contract'

const DAYS = 30
const DAY_MS = 86_400_000
const DOLLAR = 1_000_000

/** A month that goes well, with four troubles. */
export function figures(change: Partial<Figures> = {}): Figures {
  return {
    at: new Date().toISOString(),
    activeToday: 184,
    last24h: {
      textsIn: 412,
      textsOut: 530,
      deliveryRate: 0.9712,
      replyLatencyMs: { p50: 9200, p95: 21_400 },
      optOuts: 3,
      verification: [
        { prefix: '+1 202', asked: 41, verified: 38 },
        { prefix: '+44 77', asked: 12, verified: 4 },
      ],
      spend: { segments: 744, smsMicros: 5_877_600, tokens: 812_344, aiMicros: 1_203_000 },
      revenueMicros: 39_960_000,
    },
    openSafetyEvents: 2,
    openAlarms: 1,
    deadJobs: 3,
    oldestJobMs: 94_000,
    areAllSendsStopped: false,
    purses: [
      { purse: 'members', spentMicros: 7_080_600, capMicros: 200 * DOLLAR },
      { purse: 'strangers', spentMicros: 41_500, capMicros: 10 * DOLLAR },
      { purse: 'codes', spentMicros: 625_400, capMicros: 20 * DOLLAR },
    ],
    days: Array.from({ length: DAYS }, (_, index) => dayOf(index)),
    attention: [
      {
        kind: 'crisis',
        text: 'A crisis waits for an answer',
        count: 1,
        to: '/admin/safety-events?filter=%7B%22state%22%3A%22open%22%7D',
      },
      { kind: 'dead_jobs', text: 'Jobs have given up', count: 3, to: '/admin/jobs' },
    ],
    ...change,
  }
}

/** The first day: nobody signed up, nothing was sent. */
export function noFigures(): Figures {
  const none = { textsIn: 0, textsOut: 0, undelivered: 0, signups: 0, spendMicros: 0 }
  return figures({
    activeToday: 0,
    last24h: {
      ...{ textsIn: 0, textsOut: 0, deliveryRate: null, replyLatencyMs: null, optOuts: 0 },
      verification: [],
      spend: { segments: 0, smsMicros: 0, tokens: 0, aiMicros: 0 },
      revenueMicros: 0,
    },
    openSafetyEvents: 0,
    openAlarms: 0,
    deadJobs: 0,
    oldestJobMs: null,
    attention: [],
    days: figures().days.map(({ day }) => ({ day, ...none, revenueMicros: 0 })),
  })
}

function dayOf(index: number): FiguresOfDay {
  const wave = Math.sin(index / 3)
  return {
    day: new Date(Date.now() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    textsIn: 120 + Math.round(60 * wave) + index * 4,
    textsOut: 150 + Math.round(70 * wave) + index * 5,
    undelivered: 3 + (index % 6),
    signups: 2 + (index % 5),
    spendMicros: 3 * DOLLAR + index * 90_000,
    revenueMicros: index % 3 ? 10 * DOLLAR : 30 * DOLLAR,
  }
}
