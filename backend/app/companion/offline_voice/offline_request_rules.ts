import type { IntentRule } from '#app/companion/offline_voice/offline_intents'

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)

const OPTIONS =
  /(?:^|\b(?:prefer|like|rather|better|choose|pick|team|more|be|have|go)\b[:,]?|[:,]) *([\p{L}'-]{1,24}(?: [\p{L}'-]{1,24}){0,2}?),? or ([\p{L}'-]{1,24}(?: [\p{L}'-]{1,24}){0,2}) ?\?+$/u

/** `would you rather fly or be invisible?` -> both, as they stand. */
export function optionsIn(clause: string): string[] {
  const [, one = '', other = ''] = clause.match(OPTIONS) ?? []
  const options = [one.trim(), other.trim()]
  const isChoice = options.every(
    (option) => option.length > 2 && !/^(?:not|no|what|something|so)$/.test(option)
  )
  return isChoice ? options : []
}

export const REQUEST_RULES = {
  clock: {
    test: on(
      /\bwhat(?:'s| is|s)? (?:the )?(?:time|day|date)\b(?: is it| today| now|\?|$)|\bwhat day is (?:it|today)\b|\bwhat time is it\b|\btoday's date\b/
    ),
    ask: 'none',
  },
  lookUp: {
    test: on(
      /\b(?:what'?s|what is|how'?s|how is) the (?:weather|temperature|score|news|forecast|stock)\b|\bwho won (?:the|last)\b|\bwill it rain\b|\b(?:google|look up|search for|translate|calculate|solve|write (?:me )?(?:code|an essay|a program))\b|\b(?:what'?s|what is) the capital\b|\bhow (?:many|far|tall|big|much) (?:is|are|does|do|people|was)\b|\bwho (?:is|was) the (?:president|king|queen|ceo|author)\b|\b(?:what'?s|what is) \d+ ?[-+x*\/]/
    ),
    ask: 'own',
  },
  joke: {
    test: on(/\b(?:joke|make me laugh|(?:say|tell me) something funny|cheer me up|pun)\b/),
    ask: 'none',
    mood: 'playful',
  },
  advice: {
    test: on(
      /\b(?:what (?:should|shall|would|do) (?:i|you) (?:do|say|wear|eat|cook|get|watch|tell|buy)(?: about| if| with|\?| to| for| in|$)|any (?:advice|ideas|tips|suggestions)|should i|(?:give|need|want)(?: me)? (?:some )?advice|help me (?:decide|choose|with)|what would you do)\b/
    ),
    ask: 'own',
    mood: 'thoughtful',
  },
  able: {
    test: on(
      /\bwhat can (?:you|u) do\b|\bhow can you help\b|\bwill you remember\b|\bdo you remember (?:me|us|everything|things|what i (?:say|tell))\b|\bcan you (?:remember|learn)\b/
    ),
    ask: 'fresh',
  },
  offerStory: {
    test: on(
      /\b(?:do you want|you want|wanna|want) (?:to )?(?:hear|know|see|guess)\b|\bguess what\b|\bcan i (?:tell|ask) you\b|\b(?:have|got) (?:a (?:question|story|confession)|something to tell)\b|\bi need to (?:tell|talk|vent)\b/
    ),
    ask: 'none',
  },
  choose: {
    test: (clause: string) => optionsIn(clause).length > 0,
    ask: 'back',
  },
  likes: {
    test: on(
      /\b(?:do|did|would|have) (?:you|u) (?:ever |also |even |really )*(?:like|love|enjoy|watch|watched|play|played|read|listen|seen|heard|tried|been|visited|follow|hate|prefer)\b/
    ),
    ask: 'back',
  },
  opinion: {
    test: on(
      /\b(?:what do (?:you|u) think|what's your (?:opinion|take|view)|your (?:thoughts|opinion)|thoughts\?|do you (?:think|believe|agree)|how do you feel about|what about)\b/
    ),
    ask: 'own',
    mood: 'thoughtful',
  },
} satisfies Record<string, IntentRule>
