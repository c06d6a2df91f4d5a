import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess, in base64url: whoever has it is let in. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: whoever reads the database is not let in. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
