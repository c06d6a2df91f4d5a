/** A failure that mentions test mode is told as what to do about it. */
export function testResultWords(message: string): string {
  return /test mode/i.test(message)
    ? 'Phone number not verified for test mode. See instructions below.'
    : message
}
