import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/answers/refusal'

const LARGEST_BYTES = 64 * 1024
const LONGEST_LISTENED_BYTES = 16 * LARGEST_BYTES

/**
 * The bytes of a webhook as they came. The body parser is not used on these routes: it trims and drops
 * empty fields, and a signature over changed fields is wrong.
 */
export async function readWebhookBody({ request }: HttpContext): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  // Refused only at its end: leaving earlier breaks the connection, and the answer with it.
  for await (const chunk of request.request) {
    size += (chunk as Buffer).length
    if (size <= LARGEST_BYTES) chunks.push(chunk as Buffer)
    if (size > LONGEST_LISTENED_BYTES) break
  }
  if (size > LARGEST_BYTES) throw new Refusal(413, 'E_TOO_LARGE', 'The request is too large.')
  return Buffer.concat(chunks).toString('utf8')
}
