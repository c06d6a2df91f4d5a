import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { prices } from '#app/ledgers/spending/current_prices'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { storable } from '#app/core/database/storable'
import type { GateDecision } from '#app/texting/gate/decide_send'
import { Gate } from '#app/texting/gate/gate'
import { refuseImpossibleNumber } from '#app/texting/sending/refuse_impossible_number'
import { countSegments } from '#app/core/phones/segments'
import type { TestTextPreview } from '#app/console/support/contract'

/** What a test text would be on the air, what it would cost, and whether it would leave just now. */
@inject()
export class PreviewTestText {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly phoneKeys: PhoneKeys,
    private readonly gate: Gate
  ) {}

  async execute(text: { phone: string; body: string }): Promise<TestTextPreview> {
    const { phone } = text
    refuseImpossibleNumber(phone)
    const body = storable(text.body)
    const { segments, encoding } = countSegments(body)
    return {
      segments,
      characters: [...body].length,
      encoding,
      costMicros: segments * prices.segmentMicros('out', phone),
      gate: gateOf(await this.#foresee(phone)),
    }
  }

  #foresee(phone: string): Promise<GateDecision> {
    const { database, clock, phoneKeys, gate } = this
    return gate.foreseeTo(database.read, {
      kind: 'test',
      phone,
      phoneKey: phoneKeys.of(phone),
      expiresAt: clock.now() + limits.sends.otherValidMs,
    })
  }
}

function gateOf(decision: GateDecision): TestTextPreview['gate'] {
  const { verdict, reason } = decision
  const until = decision.verdict === 'defer' ? new Date(decision.until).toISOString() : null
  return { verdict, reason, until }
}
