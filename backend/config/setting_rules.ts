/** What is neither a file nor of PostgreSQL would be taken for a file. */
export function readDatabaseUrl(key: string, value?: string): string | undefined {
  if (!value) return undefined
  if (/^(file|postgres(ql)?):/.test(value) || !value.includes('://')) return value
  throw new Error(`${key} must be the path of a SQLite file, or begin with postgres://`)
}
