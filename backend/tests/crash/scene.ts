import type { ApplicationService } from '@adonisjs/core/types'
import type { Fleet } from '#tests/crash/fleet'
import type { Random } from '#tests/crash/random'
import type { FakeOpenai } from '#tests/fake_openai'
import type { FakeTwilio } from '#tests/fake_twilio'
import type { Person } from '#tests/people'

/** A text as its writer knows it. */
export interface Told {
  phone: string
  body: string
  /** When it was on its way first, epoch milliseconds. */
  toldAt: number
  /** When we said that we have it; null when we never did and it was found in the provider's list. */
  takenAt: number | null
  /** What the provider was answered at last. */
  status: number | null
}

/** What is done to one installation while it is texted. */
export interface Hurts {
  /** A process ends as by a power cut. */
  kills: number
  /** A worker sleeps longer than its leases last. */
  sleeps: number
  /** A process is asked to end. */
  stops: number
  /** The disk takes nothing more for a while; on SQLite. */
  fullDisks: number
  /** Every connection to PostgreSQL is ended each second. */
  cuts: number
  /** PostgreSQL is restarted. */
  restarts: number
  /** The clock is an hour ahead or behind for a while. */
  clocks: number
  /** The model answers nobody for a while. */
  silences: number
  /** The file of the database takes no writing for a while; on SQLite. */
  readOnly: number
  /** Somebody else reads for long while much is written. */
  longReads: number
}

export interface ChaosPlan {
  texts: number
  people: number
  seed: number
  /** How often what is done. */
  hurts: Partial<Hurts>
  /** How long the provider hangs where it does. */
  hangMs: number
  /** Of the connections to PostgreSQL, one each second. */
  cutsInARow?: number
  /** How long the model answers nobody. */
  silenceMs?: number
}

export interface Place {
  app: ApplicationService
  databaseUrl: string
  /** Of a PostgreSQL server of our own. */
  restart?: (() => Promise<void>) | null
}

export interface Scene extends Place {
  twilio: FakeTwilio
  openai: FakeOpenai
  processes: Fleet
  people: Person[]
  plan: ChaosPlan
  random: Random
  told: Told[]
  /** What was seen on the way. */
  problems: string[]
}
