import { valueKey } from '#app/memory/facts/fact_values'
import { findFacts } from '#app/memory/facts/find_facts'
import type { WordsCheck } from '#app/companion/manners/fault'

/** What she once said of herself stands: another favourite, or a liking that turned, is a contradiction. */
export const contradictsHerself: WordsCheck = (text, { scene }) => {
  const stands = scene.remembered?.herAnswers ?? []
  if (stands.length === 0) return null
  const said = findFacts(
    { sender: 'girlfriend', text, at: scene.now },
    { timeZone: scene.timeZone, before: scene.turns.slice(-BEFORE) }
  ).filter((fact) => fact.about === 'girlfriend')
  const broken = stands.find((stand) =>
    said.some(
      ({ slot, value, change }) =>
        slot === stand.slot && (change === 'ended') === (valueKey(value) === stand.valueKey)
    )
  )
  return broken ? `You said of yourself before: ${broken.sentence} Stay with that.` : null
}

const BEFORE = 6
