import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'

/** By what is answered itself. */
export function versionOf(answer: object): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url')
}

export function etagOf(version: string): string {
  return `W/"${version}"`
}

/** `known` is what an If-None-Match lists. */
export function isKnownTo(known: string | undefined, etag: string): boolean {
  const tags = known?.split(',').map((tag) => tag.trim())
  return tags?.includes(etag) ?? false
}

/**
 * Answers 304 when the poller already holds this version; `body` is then not built at all.
 * `version` must change whenever the answer would.
 */
export async function answerUnlessKnown(
  { request, response }: HttpContext,
  version: string,
  body: () => Promise<object> | object
): Promise<void> {
  const etag = etagOf(version)
  response.header('ETag', etag)
  if (isKnownTo(request.header('if-none-match'), etag)) response.status(304).send(null)
  else response.json(await body())
}
