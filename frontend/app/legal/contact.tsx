import { SUPPORT_EMAIL } from '../../lib/names'

export const UPDATED_ON = 'November 30, 2026'

export function Contact() {
  return <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
}
