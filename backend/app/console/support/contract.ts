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
