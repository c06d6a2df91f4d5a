/** The list of calls, with this filter. */
export function callsOf(filter: Record<string, string>): string {
  return `/admin/ai-usage?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}
