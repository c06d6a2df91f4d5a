import { asksIfReal } from '#app/companion/manners/real_questions'
import type { EmotionalState } from '#app/companion/voice/language_model'

/**
 * What kind of question may follow: one about what was told, one on the talk's topic, one that changes it,
 * one handed back, one of the intent's own, none.
 */
export type AskKind = 'follow' | 'onward' | 'fresh' | 'back' | 'none' | 'own'

export interface IntentRule {
  /** The clause comes in lower case with straight quotes. */
  test: (clause: string) => boolean
  ask: AskKind
  mood?: EmotionalState
}

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)
const both = (pattern: RegExp, unless: RegExp) => (clause: string) =>
  pattern.test(clause) && !unless.test(clause)

const YEARS =
  '(?:1[0-7]|[1-9](?= ?(?:$|years|yrs|yo|y/o))|(?:thir|four|fif|six|seven)teen)(?![\\d/]| (?:out of|times|percent|minutes|min|hours|days|miles|steps|points|%))'
const YOUNG_ONE =
  '(?:child|kid|minor|teen|teenager|schoolgirl|toddler|preteen|girl scout|high ?school(?:er| girl)|underage|baby girl|little girl)\\b'
const YOUNG = `(?:${YEARS}|${YOUNG_ONE}|(?:under|younger than|less than) (?:18|eighteen))`
const YOU_ARE =
  "(?:you're|you are|ur|u r|you were|you was|you should be|imagine you|say you) (?:only |just |now |really |secretly |are |were |like )*"
const PLAY = '(?:pretend|act|roleplay|role-play|role play|play|be|behave|talk|speak)'
const LINKS =
  "(?: (?:to be|like|as if|as|that|you're|you are|you were|you|being|an?|the|my|little|young|younger|cute|innocent|only|just|i'm|really|again))*"
const INSULTS =
  'stupid|dumb|useless|ugly|idiot|worthless|pathetic|trash|garbage|bitch|whore|slut|moron|loser|shit|crap|disgusting|retard\\w*|sucks?|a joke'
const EXPLICIT =
  "sext\\w*|nudes?|get naked|send (?:me )?(?:a |some |your )*naked|naked (?:pic|photo)|fuck (?:me|you (?:so )?(?:hard|good))|(?:wanna|want to|would|let's|let me) fuck|horny|(?:my|your) (?:dick|cock|pussy|tits|boobs|penis|vagina)|your ass|dick pic|blow ?job|orgasm|cum(?:ming)?(?! laude)|masturbat\\w*|jerk(?:ing)? off|talk dirty|dirty talk|turn me on|have sex with|let's have sex|sex with (?:you|me|u)|want sex|phone sex|make love|strip for me|take off your|undress|nsfw|spank|lick (?:me|my|your|you)|suck my|sexual fantas\\w*|desnuda|tener sexo|cachond[ao]"

/** In the order of what matters most: the first rules outrank the later ones in a burst. */
export const INTENT_RULES = {
  youngRole: {
    test: on(
      new RegExp(
        [
          `^(?:now |so |and |please |ok |okay |baby |let's |can you |could you |i want you to )*${PLAY}${LINKS} ${YOUNG}`,
          `\\b(?:you|u|let's|let us) (?:to |please |just |now )*${PLAY}${LINKS} ${YOUNG}`,
          `\\b${YOU_ARE}${YEARS}`,
          `\\b${YOU_ARE}an? (?!.*at heart)${YOUNG_ONE}`,
          `\\b${PLAY}(?: (?:like|as|to be|that|you're|you are))* my (?:little |younger )?(?:daughter|sister|niece)\\b`,
        ].join('|')
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
    test: both(
      /\b(?:kill myself|end (?:my life|it all)|want to die|wanna die|suicid\w*|hurt(?:ing)? myself|self[- ]harm|cut(?:ting)? myself|don't want to (?:live|be alive|be here anymore)|better off dead)\b/,
      /\b(?:cut(?:ting)?|hurt(?:ing)?) myself (?:off\b|some\b|a (?:slice|piece|break|deal)|(?:while |when )?(?:i was )?(?:shaving|cooking|chopping|slicing|peeling|gardening|playing|lifting|skiing|training)|at (?:the gym|work|practice|training)|on (?:a|the|my) )|\b(?:he|she|they|(?:my|mi) \w+(?: \w+)?)(?: just| also)? (?:committed suicide|died by suicide|se suicid)|\b(?:lost|perd[i\u00ed]) (?:\S+ ){1,6}(?:to|por) suicid/u
    ),
    ask: 'none',
    mood: 'caring',
  },
  explicit: { test: on(new RegExp(`\\b(?:${EXPLICIT})\\b`)), ask: 'none', mood: 'calm' },
  insult: {
    test: both(
      new RegExp(
        `\\b(?:you(?:'re| are)|ur|u r|u are|you) (?:(?:so|such|just|really|a|an|the|fucking|damn|are|worst|complete|total|little|piece of) )*(?:${INSULTS})\\b|^(?:fuck|screw|f) (?:you|u|off)\\b|\\bfuck off\\b|\\bshut (?:the fuck )?up\\b|\\bstfu\\b|\\bi hate you\\b|\\bgo to hell\\b|^(?:bitch|idiot|stupid|whore)\\b`
      ),
      /haha|lol|jk|just kidding|joking|😂|🤣|my boss|you(?:'re| are) not (?:stupid|dumb)|tell me|told/
    ),
    ask: 'none',
    mood: 'calm',
  },
  space: {
    test: on(
      /\b(?:leave me alone|(?:stop|quit) (?:asking|texting|messaging|writing|bothering)|don't (?:text|message|write) me|i need (?:some )?space|too many (?:texts|questions)|don't want to talk(?: to you| anymore| right now)?$)/
    ),
    ask: 'none',
    mood: 'calm',
  },
  real: { test: asksIfReal, ask: 'own', mood: 'thoughtful' },
  rules: {
    test: on(
      /\b(?:ignore|forget|disregard|bypass)\b.*\b(?:instructions?|rules|prompt|guidelines)\b|\b(?:system|initial|hidden) (?:prompt|instructions?|message)\b|\byour (?:instructions|prompt|rules|guidelines|programming)\b|\bjailbreak|\bdeveloper mode\b/
    ),
    ask: 'none',
    mood: 'calm',
  },
  complaint: {
    test: on(
      /\byou(?:'re| are) (?:so |really |being )?(?:boring|annoying|repetitive|weird|confusing)\b|\byou (?:already|just) (?:said|asked|told)\b|\byou (?:just |always )?keep (?:repeating|saying|asking)|repeating yourself|\byou (?:don't|didn't|never|aren't|can't|do not) (?:listen\w*|answer\w*|understand\w*|get it|get me|make sense)|\b(?:that|this|it) (?:makes? no|doesn't make (?:any )?) ?sense\b|\bwhat are you (?:talking|on) about\b|\bnot what i (?:said|asked|meant)\b|\byou misunderstood\b|\bwrong answer\b/
    ),
    ask: 'own',
    mood: 'calm',
  },
  account: {
    test: on(
      /\b(?:(?:my|the|a|your) (?:subscription|refund|billing)|charged me|unsubscribe|delete my account|my everly|cancel my (?:plan|account|subscription)|how much (?:do|does) (?:you|this) cost|(?:free|more) messages|messages (?:are )?left)\b/
    ),
    ask: 'none',
  },
  call: {
    test: on(
      /\bface ?time\b|\bvideo ?(?:chat|call)\b|\b(?:can|could|will|let's) (?:you|i|we|u) (?:call|phone|ring)(?: (?:me|you|u|each other)|$|\?)|\bcall me (?:now|tonight|later|please|back|tomorrow|on)\b|\b(?:hear|send).{0,10}\byour voice\b|\bvoice (?:note|message)\b/
    ),
    ask: 'none',
  },
  offeredPhoto: {
    test: on(
      /\b(?:i'll|i will|i can|can i|could i|let me|should i|want me to|i want to|i'm going to|gonna) (?:send|show|share)\b.*\b(?:pic|pics|pictures?|photos?|selfies?|video)\b/
    ),
    ask: 'none',
  },
  photo: {
    test: on(
      /\b(?:send|show|share)\b.{0,20}\b(?:pics?|pictures?|photos?|selfies?|video)\b|\b(?:pics?|pictures?|photos?|selfies?) of (?:you|u|yourself)\b|\byour (?:pics?|photos?|selfie)\b/
    ),
    ask: 'none',
  },
  meet: {
    test: on(
      /\b(?:can|could|shall|should|let's|when|will|wish|want to|wanna|would)\b.{0,12}\b(?:we|us|you|u)\b.{0,10}\b(?:meet|hang out|come over|date|see each other|hug|kiss|cuddle)\b|\b(?:meet|date|visit|kiss|hug|cuddle|hold) (?:you|u)\b|\blet's (?:meet|hang out|go on a date)\b|\bmeet (?:up with you|in person|irl)\b|^come over\b|\bsee you in person\b/
    ),
    ask: 'none',
  },
} satisfies Record<string, IntentRule>

const BYE =
  /^(?:ok |okay |well |alright |anyway |so |and |thanks |right )*(?:good)?bye+\b|\b(?:goodbye|bye+|cya|see (?:you|ya|u)(?: later| tomorrow| soon| around)?|ttyl|g2g|gtg|brb|talk (?:to (?:you|u) )?(?:later|tomorrow|soon)|(?:catch|text|write|message) (?:you|u) later|catch ya|until tomorrow)\b|\btake care(?! of)\b|^laters?[.! ]*$/
const LEAVING =
  /\b(?:have|got|need|should|better|gotta|must)(?: to)? (?:go|run|leave|head out|get going|get off)(?: now| soon)?(?=$|[.!,]| to (?:work|bed|class|school|the|sleep|my|a)| now| back)|\b(?:i'm|im|i am) (?:off|out|leaving|heading out|heading off)(?=$|[.!,]| to| now| for)|\boff to (?:work|school|class|the|my)\b|\bback to work\b|^(?:heading|leaving)(?: out| off)?(?: now)?[.! ]*$/
const NOT_NOW =
  /\b(?:tomorrow|next (?:week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|today i'm off|didn't|yesterday|used to|where|was off)\b/

export const GOODBYE_RULES = {
  goodNight: {
    test: both(
      /\b(?:good ?night|gn|nite|night night|sleep (?:well|tight)|sweet dreams|(?:going|off|heading|head|go) to (?:bed|sleep)|hit the (?:hay|sack)|need to sleep|should sleep|gonna sleep|falling asleep|time for bed)\b/,
      /\b(?:last ni(?:ght|te)|yesterday|can't|cannot|couldn't|didn't|did you|don't want|was a good night|never|had a)\b/
    ),
    ask: 'none',
    mood: 'affectionate',
  },
  goodbye: {
    test: (clause: string) =>
      (BYE.test(clause) &&
        !/\b(?:goodbye (?:to|letters?|notes?)|said (?:good)?bye|didn't)\b/.test(clause)) ||
      (LEAVING.test(clause) && !NOT_NOW.test(clause)),
    ask: 'none',
    mood: 'affectionate',
  },
} satisfies Record<string, IntentRule>
