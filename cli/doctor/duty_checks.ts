import { type Check, green, yellow } from './check.js'

/** What the law will ask within 120 days. */
export async function checkDuties(): Promise<Check[]> {
  const { dutiesAt, proofOf } = await import('#app/operations/duties/duties')
  return dutiesAt(Date.now()).soon.map((duty) => {
    const name = `Duty of ${duty.jurisdiction}`
    const found = `from ${duty.from}, ${duty.law}, ${duty.section}: ${duty.asks}`
    const proof = proofOf(duty)
    if (proof) return green(name, `${found} Proved by ${proof.file}.`)
    return yellow(name, found, 'No test proves it yet: build it, and have a lawyer look at it.')
  })
}
