/** Something of a person's life that comes once, and is worth asking about afterwards. */
export interface EventWord {
  /** A singular or plural noun, as a source of a regular expression. */
  pattern: string
  /** How it is named when it stands alone; else the word as it was said. */
  as?: string
  /** Said of somebody near ("my sister's wedding") the person is there too. */
  isShared?: true
  /** It comes in the second half of the day: "at 8" means the evening. */
  isEvening?: true
}

/** Longer names before the words they contain. */
export const EVENT_WORDS: readonly EventWord[] = [
  { pattern: 'interviews?' },
  { pattern: "(?:driving|driver'?s|road) test", as: 'driving test' },
  { pattern: 'exams?|finals?|midterms?|quizz?(?:es)?|tests?' },
  { pattern: 'presentations?|speech|audition|defen[cs]e|recital', isShared: true },
  { pattern: '(?:appointment|appt) (?:at|with) (?:the|my) dentist', as: 'dentist appointment' },
  {
    pattern: '(?:appointment|appt) (?:at|with) (?:the|my) (?:doctor|dr)',
    as: "doctor's appointment",
  },
  {
    pattern: "(?:dentist|dental)(?:'?s)?(?: (?:appointment|appt|visit))?",
    as: 'dentist appointment',
  },
  { pattern: "(?:doctor|dr)(?:'?s)?(?: (?:appointment|appt|visit))?", as: "doctor's appointment" },
  { pattern: 'appointments?|appt', as: 'appointment' },
  { pattern: 'checkup|check-up', as: 'checkup' },
  { pattern: 'therapy(?: session)?', as: 'therapy session' },
  { pattern: 'surgery|operation' },
  { pattern: 'date(?: night)?', isEvening: true },
  { pattern: 'flights?' },
  { pattern: 'trip|vacation|holiday' },
  {
    pattern: 'wedding|graduation|reunion|baby shower|anniversary|birthday(?: party| dinner)?',
    isShared: true,
  },
  { pattern: 'party|concert|gig|bbq|barbecue|dinner', isShared: true, isEvening: true },
  { pattern: 'half[ -]marathon|marathon|race|tournament|competition|game|match', isShared: true },
  { pattern: 'first (?:day|shift)|trial shift|trial day' },
  { pattern: 'meetings?|performance review|deadline|haircut|tattoo appointment' },
]

/** Words between "my" and the event that stay in its name; nobody's own words are ever repeated to them. */
export const KEPT_WORDS =
  'job|phone|video|second|final|math|maths|algebra|calculus|chem|chemistry|bio|biology|physics|history|english|french|spanish|german|latin|geography|economics|statistics|stats|law|bar|nursing|driving|eye|vet|hair|hairdresser|work|team|board|school|college|piano|guitar|violin|dance|ballet|soccer|football|basketball|baseball|softball|tennis|volleyball|hockey|rugby|cricket|golf|chess|swim|swimming|camping|ski|skiing|road|business|class|thesis|sales|office|dinner|first|blind|karate|band|choir|theater|theatre|birthday|graduation|engagement|housewarming|farewell|christmas|halloween|family|client|budget|staff|return|connecting|knee|dental|wisdom tooth'

/** Those that may stand there and are left out. */
export const DROPPED_WORDS =
  'big|huge|massive|important|last|little|small|stupid|dumb|damn|scary|long|short|quick|early|late|crazy|dreaded|annoying|boring|exciting|next|new|upcoming|actual|very|really|super|own|whole|dream|old'

export const RELATIVES =
  'sister|brother|mom|mum|mother|dad|father|son|daughter|kids?|friend|bestie|cousin|aunt|uncle|grandma|grandmother|grandpa|grandfather|niece|nephew|roommate|flatmate|boss|coworker|colleague|partner|parents|neighbou?r|wife|husband|girlfriend|boyfriend|fiancee?|friends|children|team|teammate'

/** What somebody does themselves, without one of the nouns. */
export const EVENT_VERBS: readonly { pattern: RegExp; subject: string }[] = [
  { pattern: /\b(?:i'm|im|i am|we're|we are) flying\b/, subject: 'flight' },
  { pattern: /\b(?:i'm|im|i am|we're|we are) moving\b/, subject: 'move' },
  { pattern: /\b(?:i'm|im|i am|we're|we are) getting married\b/, subject: 'wedding' },
  { pattern: /\b(?:i'm|im|i am) graduating\b|\bi graduate\b/, subject: 'graduation' },
  { pattern: /\b(?:i'm|im|i am) presenting\b/, subject: 'presentation' },
  { pattern: /\b(?:i'm|im|i am) auditioning\b/, subject: 'audition' },
  {
    pattern: /\bi(?:'m| am|m)? start(?:ing)? (?:at )?(?:my|a|the) new job\b/,
    subject: 'first day',
  },
]

/** Whatever else is said beside these, she does not come back to it by herself. */
export const GRAVE =
  /\b(?:cancer|chemo\w*|radiation|tumou?r|biopsy|hospice|miscarriage|abortion|funeral|burial|memorial|suicid\w*|self[- ]?harm\w*|overdos\w*|icu|emergency room|rehab|detox|court|custody|divorce|evict\w*|rape\w*|assault\w*|hiv|sti|stds?|pregnan\w*|covid|autopsy|dying|died)\b/i
