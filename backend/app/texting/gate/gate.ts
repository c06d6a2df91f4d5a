import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { DEFAULT_ZONE, instantOf, localDateOf } from '#app/core/clock/wall_clock'
import { statesOf } from '#app/texting/gate/state_of_number'
import { isAgeOverdue } from '#app/texting/gate/age_overdue'
import { decideSend, type GateDecision } from '#app/texting/gate/decide_send'
import type { GateFacts } from '#app/texting/gate/gate_facts'
import { KINDS, type OutboundKind } from '#app/models/kinds'
import {
  findNumberFacts,
  findPersonFacts,
  type GateRow,
  type PersonFacts,
} from '#app/texting/gate/gate_sql'
import { carrierDayOf } from '#app/texting/pace/carrier_day'
import { Spending } from '#app/ledgers/spending/spending'
import { DAY, HOUR } from '#app/core/clock/durations'

export interface PlannedText {
  userId: number
  kind: OutboundKind
  expiresAt: number
  slotAt: number | null
}

interface TextToNumber extends Pick<PlannedText, 'kind' | 'expiresAt'> {
  phone: string
  phoneKey: string
}

/** Gathers what is known of a text and its person, and asks the rules. */
@inject()
export class Gate {
  constructor(
    private readonly clock: Clock,
    private readonly spending: Spending,
    private readonly sms: SmsGateway
  ) {}

  async decide(sql: Sql, row: GateRow): Promise<GateDecision> {
    const { isCharged } = KINDS[row.kind]
    return decideSend({
      ...this.#factsOf(row, { kind: row.kind, expiresAt: row.expires_at, slotAt: row.slot_at }),
      isFilteredText: Boolean(row.is_filtered),
      isPaidFor: row.charge_key === null ? !isCharged : Boolean(row.is_reserved),
      carriesNotice: Boolean(row.has_ai_notice),
      capFreeAt: await this.#capFreeAt(sql, row),
    })
  }

  /**
   * What the rules would say of texts not written yet:
   * whoever writes them may spare the work. Null for nobody.
   */
  async foresee(sql: Sql, planned: readonly PlannedText[]): Promise<(GateDecision | null)[]> {
    const ids = planned.map(({ userId }) => userId)
    const people = await findPersonFacts(sql, ids, this.clock.now())
    return planned.map((text) => {
      const person = people.get(text.userId)
      return person ? this.#foresee(person, text) : null
    })
  }

  /** The same for a text to a number as such, whoever has it. */
  async foreseeTo(sql: Sql, { phone, phoneKey, ...text }: TextToNumber): Promise<GateDecision> {
    const facts = await findNumberFacts(sql, { phone, phoneKey }, this.clock.now())
    return this.#foresee(facts, { ...text, slotAt: null })
  }

  #foresee(
    person: PersonFacts,
    { kind, expiresAt, slotAt }: Omit<PlannedText, 'userId'>
  ): GateDecision {
    return decideSend({
      ...this.#factsOf(person, { kind, expiresAt, slotAt }),
      isFilteredText: false,
      isPaidFor: true,
      carriesNotice: true,
      capFreeAt: null,
    })
  }

  #factsOf(person: PersonFacts, planned: Omit<PlannedText, 'userId'>) {
    const now = this.clock.now()
    return {
      ...planned,
      now,
      ...textingFacts(person),
      ...numberFacts(person, limits.sends.strikes),
      isAgeOverdue: isAgeOverdue(person, { ...limits.accounts, now }),
      noticedAt: person.ai_noticed_at,
      aiNoticeEveryMs: limits.replies.aiNoticeEveryMs,
      isSeededOnRealProvider: Boolean(person.is_seeded) && !this.sms.isSimulated,
      areAllSendsStopped: limits.sends.areAllStopped,
      isSwitchedOff: Boolean(person.is_switched_off),
      isToStaff: Boolean(person.is_to_staff),
      hasUnread: Boolean(person.has_unread),
      carrierDay: carrierDayOf(person.day_segments, now),
      spendCapUntil: this.spending.cappedBy(person),
    }
  }

  /** When the oldest of those that fill the cap no longer counts. */
  async #capFreeAt(sql: Sql, row: GateRow): Promise<number | null> {
    const { cap_full_since: fullSince } = row
    if (fullSince !== null) {
      return row.kind === 'reply'
        ? fullSince + HOUR
        : this.#initiativeFreeAt(fullSince, row.time_zone)
    }
    const isToStranger = row.kind === 'pointer' && row.user_id === null
    return isToStranger ? this.spending.purseSpentUntil(sql, 'strangers') : null
  }

  /** When the day ends in which as many left as it may have; null when that was another day. */
  #initiativeFreeAt(fullSince: number, zone: string | null): number | null {
    const now = this.clock.now()
    const timeZone = zone ?? DEFAULT_ZONE
    const today = instantOf(localDateOf(now, timeZone), '00:00', timeZone) ?? now
    return fullSince >= today ? today + DAY : null
  }
}

function textingFacts(person: PersonFacts): TextingFacts {
  const { quiet_from: from, quiet_until: until } = person
  return {
    timeZone: person.time_zone ?? DEFAULT_ZONE,
    states: statesOf({ phone: person.phone, state: person.state_named }),
    quietHours: from !== null && until !== null ? { from, until } : null,
    hasConsent: Boolean(person.has_consent),
    isOptedOut: person.opted_out_at !== null,
    isPaused: person.paused_at !== null,
    mayTextFirst: person.initiative_since !== null,
  }
}

function numberFacts(person: PersonFacts, strikes: number): NumberFacts {
  return {
    badNumberReason: person.bad_reason,
    isUnreachable: (person.unreachable_strikes ?? 0) >= strikes,
    isBlocked: person.blocked_at !== null,
    isInitiativeStopped: Boolean(person.is_initiative_stopped),
    isUnregistered: Boolean(person.is_unregistered),
  }
}

type TextingFacts = Pick<
  GateFacts,
  'timeZone' | 'states' | 'quietHours' | 'hasConsent' | 'isOptedOut' | 'isPaused' | 'mayTextFirst'
>
type NumberFacts = Pick<
  GateFacts,
  'badNumberReason' | 'isUnreachable' | 'isBlocked' | 'isInitiativeStopped' | 'isUnregistered'
>
