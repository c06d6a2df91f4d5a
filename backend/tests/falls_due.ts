import { clock, runDue } from '#tests/world'

/** Two in the afternoon in New York. */
export async function fallsDue(later = 0): Promise<void> {
  for (const at of ['2026-11-18T18:40:00Z', '2026-11-18T19:00:00Z', '2026-11-18T19:00:10Z']) {
    clock.at(new Date(Date.parse(at) + later).toISOString())
    await runDue()
  }
}
