import type { HttpContext } from '@adonisjs/core/http'

/**
 * Answers 304 when the poller already holds this version; `body` is then not built at all.
 * `version` must change whenever the answer would.
 */
export async function answerUnlessKnown(
  { request, response }: HttpContext,
  version: string,
  body: () => Promise<object> | object
): Promise<void> {
  const etag = `W/"${version}"`
  response.header('ETag', etag)
  const known = request
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim())
  if (known?.includes(etag)) response.status(304).send(null)
  else response.json(await body())
}
