import type { IncomingMessage } from 'node:http'
import { Refusal } from '#app/core/answers/refusal'

const LARGEST_BYTES = 64 * 1024
const LONGEST_LISTENED_BYTES = 16 * LARGEST_BYTES

const READ = new WeakMap<IncomingMessage, Promise<string>>()

/**
 * The bytes of a webhook as they came, read once. The body parser is not used on these
 * routes: it trims and drops empty fields, and a signature over changed fields is wrong.
 */
export function bodyOf(request: IncomingMessage): Promise<string> {
  const body = READ.get(request) ?? read(request)
  READ.set(request, body)
  return body
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  // Refused only at its end: leaving earlier breaks the connection, and the answer with it.
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size <= LARGEST_BYTES) chunks.push(chunk as Buffer)
    if (size > LONGEST_LISTENED_BYTES) break
  }
  if (size > LARGEST_BYTES) throw new Refusal(413, 'E_TOO_LARGE', 'The request is too large.')
  return Buffer.concat(chunks).toString('utf8')
}
