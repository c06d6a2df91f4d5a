import type { ChaosReport } from '#tests/crash/survive_kills'

export function lineOf(report: ChaosReport): string {
  const { seed, texts, hurts, stored, putOff, replies, unanswered, problems, seconds } = report
  return (
    `seed ${seed}: ${texts} texts, ${JSON.stringify(hurts)}, ${stored} stored (${putOff} put off by ` +
    `a 503), ${replies} replies arrived, texts without one: ${JSON.stringify(unanswered)}, ` +
    `${problems.length} problems, ${seconds.toFixed(1)} s`
  )
}
