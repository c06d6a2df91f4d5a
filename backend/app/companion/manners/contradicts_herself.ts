import { valueKey } from '#app/memory/facts/fact_values'
import { findFacts } from '#app/memory/facts/find_facts'
import type { Scene } from '#app/companion/voice/language_model'
import type { WordsCheck } from '#app/companion/manners/fault'

/** What she once said of herself stands: another favourite, or a liking that turned, is a contradiction. */
export const contradictsHerself: WordsCheck = (text, { scene }) => {
  const stands = scene.remembered?.herAnswers ?? []
  const favourites = favouritesNamed(scene)
  if (stands.length === 0 && favourites.length === 0) return null
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
  const turned = favourites.find((named) => said.some((fact) => isNowDisliked(fact, named)))
  if (turned) return `You said before: "${turned}" Stay with that.`
  return broken ? `You said of yourself before: ${broken.sentence} Stay with that.` : null
}

const BEFORE = 6
const FAVOURITE = /\b(?:fav|favs|favou?rites?|favorit[oa]s?|prefer|prefier[eo]s?)\b/iu

/** What she answered in this talk when they asked for her favourite; it is no memory yet. */
const favouritesNamed = ({ turns }: Scene): string[] =>
  turns.flatMap(({ sender, text }, index) => {
    const asked = turns[index - 1]
    const isAnswer = sender === 'girlfriend' && asked?.sender === 'user'
    return isAnswer && FAVOURITE.test(asked.text) ? [text] : []
  })

const TASTE = 'taste:'

function isNowDisliked({ slot, value }: { slot: string; value: string }, named: string): boolean {
  const thing = slot.startsWith(TASTE) ? slot.slice(TASTE.length) : ''
  return thing !== '' && value === 'dislike' && named.toLowerCase().includes(thing)
}
