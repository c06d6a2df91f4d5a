/** `YYYY-MM-DD` of this day on this device. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA').format()
}
