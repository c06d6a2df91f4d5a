import { Fleet, type Layout } from './fleet_of_servers.js'
import { type Exchanges, measureExchanges, measureWebhook } from './measure_exchanges.js'
import { round as rounded } from './load.js'
import { EXCHANGE_PATH, INBOUND_PATH } from './paths.js'

const layout = JSON.parse(process.argv[2] ?? '{}') as Layout
const ROUNDS = 5
const isPlainMeasured = layout.workers < 2

const fleet = await Fleet.start(layout)
fleet.setProviderMs(0)
// Each process has to have run its code often enough to be fast.
for (let round = 0; round < 2 * Math.max(1, layout.workers); round++) {
  await measureExchanges(fleet, { path: INBOUND_PATH, count: 400 })
}
const alone = await measureExchanges(fleet, { path: INBOUND_PATH, count: 20, perSecond: 1 })
const { ours, plain } = await inTurns()
fleet.setProviderMs(300)
const slow = await measureExchanges(fleet, { path: INBOUND_PATH, count: 400 })
fleet.setProviderMs(0)
const webhook = layout.workers !== 1 && (await measureWebhook(fleet))
const changedInPlace = await fleet.changedInPlace()
const deadlocks = await fleet.deadlocks()
await fleet.stop()
console.log(
  JSON.stringify({
    ...layout,
    alone,
    providersAt0Ms: ours,
    providersAt300Ms: slow,
    changedInPlace,
    deadlocks,
    ...(webhook && { webhook }),
    ...(plain && {
      plain,
      ratioOfPlain: {
        perSecond: rounded(ours.perSecond / plain.perSecond),
        cpu: rounded(ours.cpuMicros / plain.cpuMicros),
      },
    }),
  })
)
process.exit(0)

/** In turns, since a machine has slow and quick minutes: of each the round of the middle. */
async function inTurns(): Promise<{ ours: Exchanges; plain: Exchanges | undefined }> {
  const rounds: { ours: Exchanges[]; plain: Exchanges[] } = { ours: [], plain: [] }
  while (rounds.ours.length < ROUNDS) {
    rounds.ours.push(await measureExchanges(fleet, { path: INBOUND_PATH, count: 400 }))
    // A plain pipeline has no workers: it runs where the webhook does.
    if (!isPlainMeasured) continue
    rounds.plain.push(await measureExchanges(fleet, { path: EXCHANGE_PATH, count: 400 }))
  }
  return { ours: middle(rounds.ours)!, plain: middle(rounds.plain) }
}

function middle(rounds: Exchanges[]): Exchanges | undefined {
  const ranked = rounds.toSorted((one, other) => one.cpuMicros - other.cpuMicros)
  return ranked[Math.floor(rounds.length / 2)]
}
