/** One line of `GET /api/admin/readiness`: a tick read from our own pages and settings, or what to do. */
export interface ReadinessItem {
  key: string
  group: 'keys' | 'webhook' | 'registration' | 'operation' | 'duties'
  label: string
  state: 'ok' | 'missing' | 'unknown'
  /** What was found, or how to mend it. */
  detail: string
}

/**
 * `POST /api/admin/webhook-self-test`: a signed request with
 * empty fields, to ourselves, and one with a wrong signature.
 */
export interface WebhookSelfTest {
  success: boolean
  url: string
  steps: { name: string; isOk: boolean; detail: string }[]
}
