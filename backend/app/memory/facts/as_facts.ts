import { sentenceOf } from '#app/memory/facts/fact_sentences'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { isRefusedValue } from '#app/memory/facts/refused_values'
import type { Draft } from '#app/memory/facts/slots'

const MOST_FACTS = 12
const LIMITS = { slot: 80, value: 120, sentence: 200 }

/** One fact for one slot, the last told; what is refused or too long is left out. */
export function asFacts(drafts: Draft[], about: FoundFact['about']): FoundFact[] {
  const kept = drafts.filter((draft) => isKeepable(draft)).map((draft) => factOf(draft, about))
  const fitting = kept.filter(
    ({ slot, sentence }) => slot.length <= LIMITS.slot && sentence.length <= LIMITS.sentence
  )
  const keyOf = ({ slot, whose = '', change }: FoundFact) => `${slot} ${whose} ${change}`
  return [...new Map(fitting.map((fact) => [keyOf(fact), fact])).values()].slice(0, MOST_FACTS)
}

function isKeepable({ slot, value, thing = '' }: Draft): boolean {
  const key = slot.slice(slot.indexOf(':') + 1)
  return [value, thing, key].every((word) => word === '' || !isRefusedValue(word))
}

function factOf(draft: Draft, about: FoundFact['about']): FoundFact {
  const { slot, value, whose, since, until } = draft
  return {
    about,
    slot,
    value: value.slice(0, LIMITS.value),
    sentence: sentenceOf(draft, about),
    change: draft.change ?? 'holds',
    confidence: draft.confidence ?? 1,
    ...(whose !== undefined && { whose }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
  }
}
