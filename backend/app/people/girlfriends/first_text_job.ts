/** Has her write her first text to this person, once; `runAt` in epoch milliseconds. */
export function firstTextJob(userId: number, runAt: number) {
  return {
    kind: 'first_text',
    dedupKey: `first_text:${userId}`,
    payload: { userId },
    runAt,
  } as const
}
