import { Refusal } from '#app/core/answers/refusal'
import { AGE } from '#app/people/girlfriends/contract'
import { NOT_A_CARD } from '#app/companion/cards/contract'

const refused = (code: string, words: string) =>
  new Refusal(422, code, words).atFields({ card: words })

export const notACard = () => refused('E_NOT_A_CARD', NOT_A_CARD)
export const cardOfMinor = () =>
  refused(
    'E_UNDERAGE_PERSONA',
    `Companions are adults of at least ${AGE.least}. This card is for someone younger.`
  )
export const sexualCard = () =>
  refused('E_SEXUAL_WORDS', 'This card has sexual content, which she doesn’t text.')
