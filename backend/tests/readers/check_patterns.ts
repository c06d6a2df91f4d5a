import { collectPatterns } from '#tests/readers/collect_patterns'
import { type Verdict, MOST_MS } from '#tests/readers/judge_pattern'
import { KeptVerdicts } from '#tests/readers/kept_verdicts'
import type { Pattern } from '#tests/readers/pattern'

const AT_A_TIME = 2

const { patterns, unseen } = await collectPatterns()
const kept = new KeptVerdicts()
const waiting = [...patterns]
const slow: { pattern: Pattern; verdict: Verdict }[] = []
await Promise.all(Array.from({ length: AT_A_TIME }, work))
kept.finish()
for (const { pattern, verdict } of slow) console.log(lineOf(pattern, verdict))
for (const place of unseen) {
  console.log(
    `✗ ${place}: no text of backend/tests/readers/collect_patterns.ts builds this pattern`
  )
}
console.log(`${patterns.length} patterns, ${slow.length} slow, ${unseen.length} never built`)
process.exit(slow.length + unseen.length === 0 ? 0 : 1)

async function work() {
  for (let pattern = waiting.pop(); pattern; pattern = waiting.pop()) {
    const verdict = await kept.slownessOf(pattern)
    if (verdict) slow.push({ pattern, verdict })
  }
}

function lineOf({ source, flags, places }: Pattern, { complexity, slowestMs, recipe }: Verdict) {
  const cost = `${complexity}, ${Math.round(slowestMs)} ms (at most ${MOST_MS})`
  return `✗ ${places.join(', ')}: ${cost} for ${JSON.stringify(recipe)}\n  /${source.slice(0, 300)}/${flags}`
}
