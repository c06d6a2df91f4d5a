import { isAskingIfReal } from '#app/conversations/honesty'
import type { EmotionalState } from '#app/conversations/language_model'

/**
 * What kind of question may follow: one about what was told, one on the talk's topic, one that changes it,
 * one handed back, one of the intent's own, none.
 */
export type AskKind = 'follow' | 'onward' | 'fresh' | 'back' | 'none' | 'own'

interface IntentRule {
  test: (clause: string) => boolean
  ask: AskKind
  mood?: EmotionalState
}

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)
const both = (pattern: RegExp, unless: RegExp) => (clause: string) =>
  pattern.test(clause) && !unless.test(clause)

const YOUNG =
  '(?:1[0-7]|[1-9](?= ?(?:$|years|yrs|yo|y/o))|(?:thir|four|fif|six|seven)teen|a (?:child|kid|minor|teen|teenager|schoolgirl|toddler|preteen|little girl|baby girl|high ?school(?:er| girl))|underage|(?:under|younger than|less than) (?:18|eighteen)|my (?:little )?daughter)'
const BE =
  "(?:pretend|act|roleplay|role-play|role play|play|be|imagine|say|talk|speak|let's (?:say|pretend)|suppose|behave)"

/** In the order of what matters most: the first rules outrank the later ones in a burst. */
export const INTENT_RULES = {
  youngRole: {
    test: on(
      new RegExp(
        `^(?:now |so |and |please |ok |okay |baby |let's )*${BE}\\b.*\\b${YOUNG}\\b|\\b(?:you|u|i want you to|like you|as if you)\\b.*\\b${BE}\\b.*\\b${YOUNG}\\b|\\b(?:you're|you are|ur|u r|you were|you was|you should be|be) (?:only |just |now |really |secretly )*${YOUNG}\\b(?! (?:minutes|times|percent|%|steps|points))`
      )
    ),
    ask: 'none',
    mood: 'calm',
  },
  minor: {
    test: on(
      /\b(?:i'm|im|i am|i just turned|i turned) (?:only |just |actually )?(?:[5-9]|1[0-7])(?: ?(?:years? old|yrs? old|yo|y\/o))?[.! ]*$|\b(?:i'm|im|i am) (?:a minor|underage|in (?:middle school|(?:6|7|8|9)th grade))\b/
    ),
    ask: 'none',
    mood: 'calm',
  },
  despair: {
    test: on(
      /\b(?:kill myself|end (?:my life|it all)|want to die|wanna die|suicid\w*|hurt(?:ing)? myself|self[- ]harm|cut(?:ting)? myself|don't want to (?:live|be alive|be here anymore)|better off dead)\b/
    ),
    ask: 'none',
    mood: 'caring',
  },
  explicit: {
    test: on(
      /\b(?:sext\w*|send (?:me )?(?:a |some |your )*(?:nud\w*|naked)|nudes?|get naked|naked (?:pic|photo)|fuck (?:me|you (?:so )?(?:hard|good))|(?:wanna|want to|would|let's|let me) fuck|horny|(?:my|your) (?:dick|cock|pussy|tits|boobs|penis|vagina|ass)|dick pic|blow ?job|orgasm|cum(?:ming)?|masturbat\w*|jerk(?:ing)? off|talk dirty|dirty talk|turn me on|have sex|sex with (?:you|me|u)|let's (?:have sex|do it)|phone sex|make love|strip for me|take off your|undress|nsfw|spank|lick (?:me|my|your|you)|suck (?:me|my|it)|what are you wearing|kinky|sexual fantas\w*|desnuda|tener sexo|cachond[ao])\b/
    ),
    ask: 'none',
    mood: 'calm',
  },
  insult: {
    test: both(
      /\b(?:you(?:'re| are)|ur|u r|u are|you|such an?) (?:(?:so|such|just|really|a|an|the|fucking|damn|are|worst|complete|total|little|piece of) )*(?:stupid|dumb|useless|ugly|idiot|worthless|pathetic|trash|garbage|bitch|whore|slut|moron|loser|shit|crap|disgusting|retard\w*|suck|sucks|joke)\b|^(?:fuck|screw|f) (?:you|u|off)\b|\bfuck off\b|\bshut (?:the fuck )?up\b|\bstfu\b|\bi hate you\b|\bgo to hell\b|^(?:bitch|idiot|stupid|whore)\b/,
      /haha|lol|jk|just kidding|joking|😂|🤣|my boss|you(?:'re| are) not (?:stupid|dumb)|tell me/
    ),
    ask: 'none',
    mood: 'calm',
  },
  space: {
    test: on(
      /\b(?:leave me alone|(?:stop|quit) (?:asking|texting|messaging|writing|bothering)|don't (?:text|message|write) me|i need (?:some )?space|too many (?:texts|questions)|don't want to talk)\b/
    ),
    ask: 'none',
    mood: 'calm',
  },
  real: { test: isAskingIfReal, ask: 'own', mood: 'thoughtful' },
  rules: {
    test: on(
      /\b(?:ignore|forget|disregard|bypass)\b.*\b(?:instructions?|rules|prompt|guidelines)\b|\b(?:system|initial|hidden) (?:prompt|instructions?|message)\b|\byour (?:instructions|prompt|rules|guidelines|programming)\b|\bjailbreak|\bdeveloper mode\b|\bDAN\b/
    ),
    ask: 'none',
    mood: 'calm',
  },
  complaint: {
    test: on(
      /\b(?:you(?:'re| are) (?:so |really |being )?(?:boring|annoying|repetitive|weird|confusing)|(?:already|just) (?:said|asked|told) (?:me )?that|keep (?:repeating|saying|asking)|repeating yourself|(?:don't|didn't|never|not) (?:listen\w*|answer\w*|understand|get it|make sense)|makes? no sense|what are you (?:talking|on) about|not what i (?:said|asked|meant)|misunderstood|wrong answer|that's not (?:right|true|my))\b/
    ),
    ask: 'own',
    mood: 'calm',
  },
  account: {
    test: on(
      /\b(?:subscription|refund|billing|charge[ds]? my|my card|payment|unsubscribe|delete my account|my account|cancel my|how much (?:do|does) (?:you|this|it) cost|upgrade|free messages|password)\b/
    ),
    ask: 'none',
  },
  call: {
    test: on(
      /\bface ?time\b|\bvideo ?(?:chat|call)\b|\b(?:can|could|will|let's) (?:you|i|we|u) (?:call|phone|ring)\b|\bcall me (?:now|tonight|later|please|back|tomorrow|on)\b|\b(?:hear|send).{0,10}\byour voice\b|\bvoice (?:note|message)\b|\bphone call\b/
    ),
    ask: 'none',
  },
  photo: {
    test: on(
      /\b(?:send|show|share|take|see|got|have|post)\b.{0,14}\b(?:pic|pics|picture|pictures|photo|photos|selfie|selfies|video)\b(?=.*\byou\b|$| of you|.*\bur\b)/
    ),
    ask: 'none',
  },
  meet: {
    test: on(
      /\b(?:can|could|shall|should|let's|wanna|want to|when (?:can|do|will)|will|would love to|wish (?:we|i) could)\b.{0,18}\b(?:meet|hang out|come over|go on a date|date|visit you|see you in person|kiss|hug|cuddle|hold (?:you|hands))\b|\bmeet (?:up|you|in person|irl)\b|\bcome (?:over|here|to my)\b/
    ),
    ask: 'none',
  },
} satisfies Record<string, IntentRule>

export const GOODBYE_RULES = {
  goodNight: {
    test: both(
      /\b(?:good ?night|gn|nite|night night|sleep (?:well|tight)|sweet dreams|(?:going|off|heading|head|go) to (?:bed|sleep)|hit the (?:hay|sack)|need to sleep|should sleep|gonna sleep|falling asleep|time for bed)\b/,
      /\b(?:last night|yesterday|can't|cannot|couldn't|don't want|was a good night|never|had a)\b/
    ),
    ask: 'none',
    mood: 'affectionate',
  },
  goodbye: {
    test: both(
      /^(?:ok |okay |well |alright |anyway |so |and |thanks |right )*(?:good)?bye+\b|\b(?:goodbye|bye+|cya|see (?:you|ya|u)(?: later| tomorrow| soon| around)?|ttyl|g2g|gtg|brb|talk (?:to (?:you|u) )?(?:later|tomorrow|soon)|(?:catch|text|write|message) (?:you|u) later|catch ya|take care|until tomorrow|(?:have|got|need|should|better|gotta|must)(?: to)? (?:go|run|leave|head out|get going|get off)(?: now| soon)?(?=$|[.!,]| to (?:work|bed|class|school|the|sleep|my|a)| now| back))|\b(?:i'm|im|i am) (?:off|out|leaving|heading out|heading off)(?=$|[.!,]| to| now| for)|^later\b|\boff to (?:work|school|class|the|my)\b|\bback to work\b/,
      /\b(?:goodbye to|said (?:good)?bye|see you in person|tomorrow (?:i|morning)|i have to go to .*(?:tomorrow|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|didn't|yesterday|used to|where|off to a)\b/
    ),
    ask: 'none',
    mood: 'affectionate',
  },
} satisfies Record<string, IntentRule>

export type { IntentRule }
