const MOST = 4
const FORM = /^\d{4}-\d{2}-\d{2}( \| [^|\s]+ [^|]+){1,4}$/

interface Figures {
  /** The day on which they were true, in words. */
  asOf: string
  items: { figure: string; words: string }[]
}

/**
 * Reads `2026-11-01 | 10K+ users | 99.9% uptime`: the day on which these were true, then each
 * with its figure first.
 *
 * @throws where it is written otherwise, so that no claim is shown without its day
 */
export function readSiteFigures(key: string, value?: string): Figures | undefined {
  if (!value) return undefined
  const [day = '', ...claims] = value.split(' | ')
  const at = new Date(`${day}T00:00:00Z`)
  if (!FORM.test(value) || Number.isNaN(at.getTime())) {
    throw new Error(
      `${key} must be a day and up to ${MOST} figures such as 2026-11-01 | 10K+ users | 99.9% uptime`
    )
  }
  return {
    asOf: at.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
    items: claims.map((claim) => {
      const [figure = '', ...words] = claim.trim().split(' ')
      return { figure, words: words.join(' ') }
    }),
  }
}
