/** What one says at this hour, 0 to 23, of the reader's own day. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning'
  if (hour >= 12 && hour < 18) return 'Good afternoon'
  if (hour < 5) return 'You’re up late'
  return 'Good evening'
}
