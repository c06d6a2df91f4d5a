import type { ChaosReport } from '#tests/crash/survive_kills'

export function lineOf(report: ChaosReport): string {
  const { seed, texts, kills, sleeps = 0, stored, replies, unanswered, problems, seconds } = report
  return (
    `seed ${seed}: ${texts} texts, ${kills} kills, ${sleeps} sleeps, ${stored} stored, ` +
    `${replies} replies arrived, texts without one: ${JSON.stringify(unanswered)}, ` +
    `${problems.length} problems, ${seconds.toFixed(1)} s`
  )
}
