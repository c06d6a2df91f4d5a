import type { HttpContext } from '@adonisjs/core/http'

/** What a plain cookie carries, if it has the shape that we gave it; else null. */
export function cookieOf({ request }: HttpContext, name: string, shape: RegExp): string | null {
  const value: unknown = request.plainCookie(name, undefined, false)
  return typeof value === 'string' && shape.test(value) ? value : null
}
