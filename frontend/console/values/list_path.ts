/** Where the rows of a resource are that fit a filter. */
export function listPath(resource: string, filter: Record<string, unknown>): string {
  return `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}
