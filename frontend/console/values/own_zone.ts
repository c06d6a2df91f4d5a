/** Where this member of staff sits. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
