/**
 * Who bought messages and has used them all is on the free tier again, until some are given back or bought.
 */
export function typeShown<Type extends string>(
  stored: Type,
  { bonusMessages }: { bonusMessages: number }
): Type | 'free' {
  return stored === 'refill' && bonusMessages <= 0 ? 'free' : stored
}
