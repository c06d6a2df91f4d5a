import { E164 } from '#config/phone_rules'

const MOST_PORT = 65_535
/** As the law of New York asks, and every page of ours promises. */
const MOST_NOTICE_HOURS = 3
/** A gigabyte for each password that is checked. */
const MOST_COST = 2 ** 20

/** What is neither a file nor of PostgreSQL would be taken for a file. */
export function readDatabaseUrl(key: string, value?: string): string | undefined {
  if (!value) return undefined
  const isPostgres = /^postgres(ql)?:\/\//.test(value)
  if (isPostgres ? URL.canParse(value) : /^file:/.test(value) || !value.includes('://'))
    return value
  const must = 'must be the path of a SQLite file, or as postgres://user:password@host/database'
  throw new Error(`${key} ${must} (a / or @ of the password as %2F or %40)`)
}

export function readWebAddress(key: string, value?: string): string | undefined {
  if (!value) return undefined
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value
  throw new Error(`${key} must begin with https:// (or http://), such as https://everly.example`)
}

/** A number that could not be texted would be noticed on the day of the alarm. */
export function readPhone(key: string, value?: string): string | undefined {
  if (!value) return undefined
  if (E164.test(value)) return value
  throw new Error(`${key} must be a phone number such as +12025550123`)
}

export function readPort(key: string, value?: string): number | undefined {
  if (!value) return undefined
  if (/^\d+$/.test(value) && Number(value) <= MOST_PORT) return Number(value)
  throw new Error(`${key} must be a whole number up to ${MOST_PORT}`)
}

export function readNoticeHours(key: string, value?: string): number | undefined {
  if (!value) return undefined
  const hours = Number(value)
  if (hours > 0 && hours <= MOST_NOTICE_HOURS) return hours
  throw new Error(`${key} must be above 0 and at most ${MOST_NOTICE_HOURS}, as the law asks`)
}

/** Any other would let nobody log in. */
export function readScryptCost(key: string, value?: string): number | undefined {
  if (!value) return undefined
  const cost = Number(value)
  if (cost >= 2 && cost <= MOST_COST && Number.isInteger(Math.log2(cost))) return cost
  throw new Error(`${key} must be a power of two, such as 32768, and at most ${MOST_COST}`)
}
