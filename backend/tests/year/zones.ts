import { DAY } from './moments.js'
import type { Span } from './wall_clock.js'

export const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'UTC',
  'Asia/Tehran',
] as const

export function yearOf(year: number, days = 365): Span {
  const from = Date.UTC(year, 0, 1)
  return { from, until: from + days * DAY }
}
