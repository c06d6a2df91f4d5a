import { HttpError } from 'react-admin'
import { refusalOf } from '../../lib/api_error'

/** The server's own sentence, whichever way the call went out. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof HttpError ? error.message : refusalOf(error, fallback)
}
