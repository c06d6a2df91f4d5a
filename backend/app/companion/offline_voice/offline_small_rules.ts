import type { IntentRule } from '#app/companion/offline_voice/offline_intents'

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)
const whole = (words: string) => on(new RegExp(`^(?:${words})[.!,? ]*$`, 'u'))

/** The event of a clause, as she names it back: `your interview`, `the match`. */
export function eventIn(clause: string): string | null {
  const hit = clause.match(EVENT)
  const event = hit?.[2]?.toLowerCase()
  if (!event) return null
  return hit?.[1] || OWN_EVENTS.test(event) ? `your ${event}` : `the ${event}`
}

const OWN_EVENTS =
  /^(?:interview|exam|test|date|surgery|operation|appointment|presentation|flight|trip|audition)$/
const EVENTS =
  'interview|exam|test|date|surgery|operation|appointment|presentation|meeting|match|race|marathon|flight|trip|party|wedding|birthday|concert|audition|finals?|game|dentist|doctor|move|moving|first day|visit|holiday|vacation|anniversary|dinner|reunion|tournament|show|conference|graduation'
const EVENT = new RegExp(`(?:\\b(my|our) (?:[a-z]+ )?)?\\b(${EVENTS})\\b`, 'i')
const ANY_EVENT = new RegExp(`\\b(?:${EVENTS})\\b`)
const LATER =
  /\b(?:tomorrow|tonight|next (?:week|month|weekend|mon|tues|wednes|thurs|fri|satur|sun)|this (?:weekend|friday|saturday|sunday|afternoon|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)|in (?:a|two|three|\d+) (?:days?|weeks?|hours?)|soon|coming up|later today|at \d)/

export const TOLD_RULES = {
  birthday: {
    test: on(
      /\b(?:it'?s|today is|today'?s) my birthday\b|\bmy birthday (?:is |was )?(?:today|yesterday)\b|\bi(?:'m| just) turn(?:ing|ed) (?:[2-9]\d|1[89])\b/
    ),
    ask: 'own',
    mood: 'excited',
  },
  moved: {
    test: on(/\b(?:made me (?:cry|tear up|emotional|sob)|teared up|got me (?:crying|emotional))\b/),
    ask: 'onward',
    mood: 'thoughtful',
  },
  luck: {
    test: on(/\bwish me luck\b|\bneed (?:some |your )?luck\b|\bfingers crossed\b/),
    ask: 'none',
    mood: 'excited',
  },
  upcoming: {
    test: (clause: string) => ANY_EVENT.test(clause) && LATER.test(clause) && !/\?/.test(clause),
    ask: 'own',
    mood: 'excited',
  },
  toldName: {
    test: on(
      /\b(?:my name is|my name's|you can call me|call me|i go by) (?!(?:now|tonight|later|please|back|tomorrow|on|a|an|crazy|when|if|up)\b)[\p{L}]+/u
    ),
    ask: 'fresh',
  },
} satisfies Record<string, IntentRule>

export const SMALL_RULES = {
  thanks: {
    test: on(
      /\b(?:thanks|thank (?:you|u)|thx|ty|tysm|appreciate (?:it|you|that)|cheers|gracias)\b/
    ),
    ask: 'fresh',
    mood: 'affectionate',
  },
  drop: {
    test: on(
      /\b(?:don't|rather not|not (?:ready|comfortable)|didn't) (?:want|like|wanna|feel like|to)? ?(?:to )?talk(?:ing)? about\b|\b(?:drop it|let'?s (?:change the subject|talk about something else)|change (?:the )?(?:subject|topic))\b/
    ),
    ask: 'fresh',
  },
  sorry: {
    test: on(/^(?:i'm |im |so |oh |omg |oops |sorry )*(?:sorry|my bad|apologies|excuse me)\b/),
    ask: 'fresh',
  },
  wellWish: {
    test: on(
      /^(?:and )?(?:(?:happy|merry) (?:birthday|new year|christmas|easter|friday|thanksgiving|halloween|holidays|valentine'?s(?: day)?)|congrat\w*|have a (?:good|great|nice|lovely) (?:day|one|night|evening|weekend))\b/
    ),
    ask: 'fresh',
    mood: 'happy',
  },
  back: {
    test: whole(
      '(?:and |what about |how about |hbu|wbu|hby|what about)?(?:you|u|yourself|urself)|hbu|wbu|hby|you tell me|you first|same question'
    ),
    ask: 'fresh',
  },
  laugh: {
    test: on(
      /^(?:(?:ha){2,}h?|(?:he){2,}|(?:ja){2,}|lo+l+|lmf?ao+|rofl|lmao|xd+|😂+|🤣+|hah|that(?:'s| is|s)? (?:so |really |actually )?(?:funny|hilarious)|good one|you(?:'re| are) (?:so )?funny)(?:[\s.!,]|😂|🤣|$)/u
    ),
    ask: 'onward',
    mood: 'playful',
  },
  huh: {
    test: whole(
      "\\?+|huh|what|wdym|what do you mean|i don'?t (?:get|understand)(?: it)?|come again|pardon|eh|wat"
    ),
    ask: 'own',
  },
  why: {
    test: whole('why(?: not| do you ask| is that| so| though)?|how come|how so'),
    ask: 'own',
  },
  unsure: {
    test: whole(
      "i ?d(?:o)?n'?t ?k(?:now)?|idk|dunno|not sure|no idea|hard to say|maybe|perhaps|i guess|who knows|hmm+|um+|uh+|depends|it depends|can'?t (?:say|decide|remember)"
    ),
    ask: 'onward',
  },
  nothing: {
    test: whole(
      'nothing(?: much| really| special)?|not much|nm|nothin|same old(?: same old)?|the usual|not a lot|just chilling|chilling|chillin|relaxing|nada|none|nope nothing|just (?:here|home|at home|lying in bed)'
    ),
    ask: 'fresh',
  },
  no: {
    test: whole(
      "no+|nope|nah|not really|no thanks|no thank you|never|not yet|i don'?t think so|don'?t think so|not at all|nuh uh|neither"
    ),
    ask: 'onward',
  },
  fine: {
    test: whole(
      "(?:i'?m |i am |it'?s |it was |doing |been |all |pretty |quite |really |so |yeah |feeling |not too )*(?:good|fine|great|alright|well|not bad|so so|meh|decent|could be better|could be worse|can'?t complain|(?<=\\S )(?:ok|okay|busy|cool))(?: thanks| thank you| today| and you| wbu| hbu| you| u| so far| i guess| now)*"
    ),
    ask: 'fresh',
  },
  yes: {
    test: whole(
      "y+e+s+|yea+h*|yep|yup|ya|sure|of course|definitely|absolutely|i do|i am|i did|i would|totally|exactly|true|right|agreed|indeed|correct|for sure|yea?h? (?:sure|i do|i am|maybe|exactly|totally|right|true|definitely|for sure|ok|i guess)|i agree|fair(?: enough)?|that'?s (?:true|right)|same here|me too"
    ),
    ask: 'onward',
  },
  amazed: {
    test: on(
      /^(?:omg|oh my (?:god|gosh)|no way|wow|i (?:still )?can'?t believe (?:it|this)|unbelievable|holy \w+)[.! ]*$/
    ),
    ask: 'own',
  },
  ack: {
    test: whole(
      '(?:ok |okay |oh |ah |yeah |haha |well )?(?:o?k+|oka+y+|kk+|cool|nice|great|awesome|got it|i see|oh+|oh (?:ok|okay|cool|nice|wow|i see)|ah+|aw+|interesting|alright|right|mhm|mm+|hm+|neat|sweet|good to know|sounds good|perfect|fair|👍+|👌+|🙂+|🙏+|✌+|good|lovely|love it|done|noted|so)'
    ),
    ask: 'fresh',
  },
} satisfies Record<string, IntentRule>
