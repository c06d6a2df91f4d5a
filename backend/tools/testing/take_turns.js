/**
 * Runs the longest jobs first, as many at a time as there are slots; `onEnd` hears of each with its result.
 */
export async function takeTurns(jobs, { slots, onEnd }) {
  const waiting = jobs.toSorted(
    (one, other) => other.slots - one.slots || other.expectedMs - one.expectedMs
  )
  const running = new Set()
  let free = slots
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((job) => job.slots <= free && !waitsForItsTurn(job, running))
    if (next === -1) {
      await Promise.race([...running].map(({ ended }) => ended))
      continue
    }
    const [job] = waiting.splice(next, 1)
    free -= job.slots
    const turn = { job }
    turn.ended = runTimed(job).then((result) => {
      running.delete(turn)
      free += job.slots
      onEnd(job, result)
    })
    running.add(turn)
  }
}

/** Jobs of one suite that may not run beside each other. */
function waitsForItsTurn({ label, takesTurns }, running) {
  return takesTurns && [...running].some(({ job }) => job.label === label)
}

async function runTimed(job) {
  const startedAt = Date.now()
  const result = await job.run().catch((error) => ({
    passed: 0,
    failed: 1,
    files: {},
    output: `${error.stack}\n`,
  }))
  return { ...result, seconds: (Date.now() - startedAt) / 1000 }
}
