import type { ApiRequest, ApiResponse } from '@japa/api-client'
import { sms } from '#tests/world'

/** The digits last texted to this number. */
export function digitsTo(phone: string): string {
  return /code is (\d{6})/.exec(sms.lastTo(phone))?.[1] ?? ''
}

/** Six digits that are not these. */
export function otherThan(digits: string, by = 1): string {
  return String((Number(digits) + by) % 1_000_000).padStart(6, '0')
}

export async function answers(request: ApiRequest, status: number): Promise<void> {
  const response = await request
  response.assertStatus(status)
}

/** The session an answer hands out. */
export function cookieIn(response: ApiResponse): string {
  return /everly_session=[\w-]+/.exec(String(response.header('set-cookie')))?.[0] ?? ''
}
