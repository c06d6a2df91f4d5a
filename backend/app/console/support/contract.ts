import * as z from 'zod/mini'

/** Why somebody of staff does it. */
export const reason = z.string('Please give a reason').check(
  z.overwrite((text) => text.replaceAll('\0', '').toWellFormed()),
  z.trim(),
  z.minLength(3, 'Please give a reason'),
  z.maxLength(500, 'A reason can be at most 500 characters')
)

export interface TestTextPreview {
  segments: number
  characters: number
  encoding: 'GSM-7' | 'UCS-2'
  costMicros: number
  gate: { verdict: 'allow' | 'defer' | 'drop'; reason: string; until: string | null }
}

/** `POST /api/admin/test-texts` answers `{ messageId }`; `GET /api/admin/test-texts/{id}` is polled. */
export interface TestTextState {
  id: number
  state: string
  reason: string | null
  errorCode: number | null
  verdict: string | null
  /** Oldest first. */
  timeline: { at: string; what: string }[]
}
