const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `0.9712` as `97.1%`; a dash before there is anything to divide by. */
export function percent(share: number | null): string {
  if (share === null || Number.isNaN(share)) return '–'
  return share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 })
}

/** `9200` as `9.2 s`, `94000` as `1 min 34 s`, and so on: the two largest parts. */
export function duration(ms: number): string {
  if (ms < SECOND_MS) return `${Math.round(ms)} ms`
  if (ms < MINUTE_MS) return `${(ms / SECOND_MS).toFixed(1)} s`
  if (ms < HOUR_MS) return twoParts(ms, [MINUTE_MS, 'min'], [SECOND_MS, 's'])
  if (ms < DAY_MS) return twoParts(ms, [HOUR_MS, 'h'], [MINUTE_MS, 'min'])
  return twoParts(ms, [DAY_MS, 'd'], [HOUR_MS, 'h'])
}

type Unit = [ms: number, name: string]

function twoParts(ms: number, [large, largeName]: Unit, [small, smallName]: Unit): string {
  const rest = Math.floor((ms % large) / small)
  return `${Math.floor(ms / large)} ${largeName}${rest > 0 ? ` ${rest} ${smallName}` : ''}`
}
