import { titled, trimmed, withArticle } from '#app/memory/facts/fact_values'
import { ADVERBS, type Draft, ended, rule, type Rule } from '#app/memory/facts/slots'

const JOB =
  /^(?:[\p{L}-]+ ){0,3}(?:\p{L}+(?:eer|ist|ian|man|woman|yst|tect|ologist|grapher|smith)|\p{L}*(?:tender|keeper|maker|driver|worker|trainer|dresser|fighter)|nurse|chef|cook|pilot|coach|clerk|student|paramedic|judge|dj|vet|emt|teacher|professor|tutor|writer|author|editor|engineer|developer|programmer|coder|dev|swe|designer|manager|director|producer|actor|actress|doctor|dentist|surgeon|lawyer|attorney|banker|baker|butcher|barber|plumber|carpenter|painter|welder|roofer|builder|contractor|farmer|gardener|fisher|officer|cop|soldier|marine|sailor|ranger|guard|janitor|cleaner|waiter|waitress|server|barista|bartender|host|hostess|cashier|trucker|courier|rider|consultant|accountant|assistant|agent|broker|realtor|recruiter|analyst|scientist|researcher|trader|planner|reporter|journalist|photographer|videographer|dancer|singer|rapper|musician|model|therapist|counselor|psychologist|pharmacist|physician|caregiver|nanny|babysitter|principal|librarian|translator|interpreter|administrator|supervisor|foreman|operator|mechanic|technician|tech|electrician|locksmith|tailor|stylist|hairdresser|esthetician|machinist|intern|apprentice|entrepreneur|founder|ceo|cto|owner|freelancer|contractor|salesman|salesperson|rep|secretary|receptionist|optician|optometrist|firefighter|lifeguard|postman|priest|pastor|monk|nun|imam|rabbi|diver|streamer|youtuber|cosmetologist|phlebotomist|housewife|homemaker|stay at home (?:mom|dad|parent)|stay-at-home (?:mom|dad|parent)|associate|specialist|coordinator|executive|advisor|adviser|inspector|investigator|detective|adjuster|auditor|bookkeeper|actuary|surveyor|captain|conductor|steward|stewardess|attendant|porter|mover|landscaper|logger|miner|rigger|tiler|mason|plasterer|bouncer|caterer|florist|jeweler|potter|sculptor|illustrator|animator|artist|composer|comedian|magician)$/iu
const NOT_JOB =
  /\b(?:german|roman|norman|fluent|bit|lot|person|father|mother|brother|sister|winner|monster|sucker|fan|lover|beginner|never|super|human|good|bad|big|great|huge|horrible|terrible|lucky|happy|grown|old|young|changed|free|simple|better|worse|best|worst|real|true|family|night|morning|perfectionist|optimist|pessimist|realist|romantic|feminist|christian|vegetarian|christian|guardian|italian|brazilian|canadian|egyptian|hopeless|self-made|wanted|proud|broken|dead|tall|short|nice|mad|lonely|gentle|ladies|handsome|virgin|slave|owner of|cat owner|dog owner|home owner|homeowner|owl|minimalist|introvert|one woman|one-woman|people|caffeine|chocoholic|picky|heavy|light|fast|slow|early|late|secret|natural|normal|regular(?! nurse)|newbie)\b/iu
const STATES: Record<string, string> = {
  'retired': 'retired',
  'unemployed': 'unemployed',
  'jobless': 'unemployed',
  'out of work': 'unemployed',
  'between jobs': 'unemployed',
  'in between jobs': 'unemployed',
  'self employed': 'self-employed',
  'self-employed': 'self-employed',
}
const FIELDS =
  'it|tech|finance|marketing|construction|retail|sales|healthcare|health care|education|hospitality|real estate|insurance|banking|advertising|logistics|accounting|law|hr|human resources|customer service|customer support|media|publishing|manufacturing|agriculture|politics|government|consulting|cybersecurity|cyber security|data science|biotech|pharma|oil and gas|fashion|film|aviation|security|property management|food service|social work|public health|landscaping|trucking'
const REST = '(?<rest>[^!?;:\\n]{2,70})'
const AT = '(?: (?:at|for|with) (?<where>[^!?;:\\n]{2,50}))?'
const TAIL =
  /(?: |^)(?:and|but|because|cause|cuz|cos|where|when|who|which|that|so|while|until|since|as|during|from|on|if|not|in|by|last|this|next|every|these|right now|now|full[- ]time|part[- ]time|today|tomorrow|yesterday|starting|again|lol|haha\w*|is|was|it's|its|too|also|with my|for (?:\d|a|the|two|three|four|five|six|seven|eight|nine|ten|about|over|almost|like|many|several)|doing|over the|i|we|all|which|y|desde|pero|hace)(?= |$|,).*$/iu
const NO_EMPLOYER =
  /^(?:home|night|nights|the moment|all|least|it|my|me|myself|a living|a while|time|times|once|work|money|you|them|him|this|that|an hour|\d|peanuts|free|tips|someone|people|the same|the weekend|weekends|your|his|her|their|our|us|myself|what|fun|fulfil\w*)\b/iu

export function jobOf(said: string): string | null {
  const words = trimmed(
    said
      .replace(/^(?:an?|the) /iu, '')
      .replace(/,.*$/u, '')
      .replace(TAIL, '')
  )
  const job = words.replace(
    /^(?:full[- ]time|part[- ]time|professional|licensed|certified|registered(?! nurse)|proud|new|current) /iu,
    ''
  )
  if (!JOB.test(job) || NOT_JOB.test(job)) return null
  return /^\p{Lu}\p{Ll}/u.test(job) && !/ \p{Lu}/u.test(job)
    ? job.charAt(0).toLowerCase() + job.slice(1)
    : job
}

export function employerOf(said: string): string | null {
  const where = trimmed(said.replace(/,.*$/u, '').replace(TAIL, ''))
  if (where.length < 2 || NO_EMPLOYER.test(where) || where.split(' ').length > 5) return null
  return /^(?:an?|the) /iu.test(where) ? where : titled(where)
}

function worksAt(where: string, confidence = 1): Draft[] {
  const employer = employerOf(where)
  return employer ? [{ slot: 'employer', value: employer, confidence }] : []
}

function jobAt({ rest = '' }: Record<string, string>): Draft[] {
  const [said = '', where = ''] = rest.split(
    / (?:at|for|with)(?! (?:\d|a (?:living|while|few|couple|long)|my|the (?:last|past)|two|three|four|five|six|seven|eight|nine|ten|twenty|many|several|over|almost|about|years|ages|now)) (.*)/iu
  )
  const job = jobOf(said)
  return job ? [{ slot: 'job', value: job }, ...(where ? worksAt(where) : [])] : []
}

/** "Acme as a driver". */
function placed(said: string): Draft[] {
  const [where = '', job = ''] = said.split(/ as (?:an? )?(.*)/iu)
  return [...worksAt(where), ...(job ? jobAt({ rest: job }) : [])]
}

const leaves = (): Draft[] => [
  { ...ended('job'), sentence: 'You left your job.' },
  { ...ended('employer'), sentence: 'You left your employer.' },
]

export const WORK_RULES: readonly Rule[] = [
  rule(
    `^I (?:have )?${ADVERBS}(?:quit|left|lost|walked out (?:of|on)|resigned from) (?:my|the|that) (?:\\p{L}+ ){0,2}?(?:job|position)(?= |$|,|\\.)`,
    leaves
  ),
  rule(
    `^(?:I (?:just |finally |also )*(?:got|was|have been|been) (?:just )?(?:fired|laid off|let go|made redundant|sacked)|I ${ADVERBS}(?:resigned|handed in my notice|put in my (?:two weeks|notice)|gave my notice)|they (?:fired me|laid me off|let me go)|my (?:boss|company|job) (?:fired me|laid me off|let me go))`,
    leaves
  ),
  rule(
    `^I(?:'m)? (?:no longer work|don't ${ADVERBS}work|stopped working|no longer working|quit working|not working) (?:at|for|with) ${REST}`,
    ({ rest = '' }) => {
      const employer = employerOf(rest.replace(/ anymore.*$/iu, ''))
      return employer ? [ended('employer', employer)] : []
    }
  ),
  rule(`^I ${ADVERBS}(?:used to work|worked) (?:at|for) ${REST}`, ({ rest = '' }) =>
    worksAt(rest, 0.7).map((draft) => ({ ...draft, change: 'ended' }))
  ),
  rule(
    `^I (?:(?:used to (?:be|work as)|was) (?:an?|the)|am no longer an?|'m no longer an?) ${REST}`,
    ({ rest = '' }) => {
      const job = jobOf(rest)
      return job ? [{ ...ended('job', job), confidence: 0.7 }] : []
    }
  ),
  rule(`^I'm (?:no longer|not) (?:an? )${REST}`, ({ rest = '' }) => {
    const job = /no longer|any ?more/iu.test(rest)
      ? jobOf(rest.replace(/ any ?more.*$/iu, ''))
      : null
    return job ? [ended('job', job)] : []
  }),
  rule(
    `^I ${ADVERBS}(?:got|landed|accepted|took|started|start|found) (?:the|a|an|that|my|this) (?:\\p{L}+ ){0,3}?(?:job|position|role|gig|offer)(?: as (?:an? )?(?<rest>[^!?;:\\n]{2,40}?))?(?: (?:at|with|from|for) (?<where>[^!?;:\\n]{2,50}))?(?:$|,|\\.)`,
    ({ rest = '', where = '' }) => {
      const drafts = [...(rest ? jobAt({ rest }) : []), ...(where ? placed(where) : [])]
      return drafts.length > 0 ? [...drafts, ended('job search')] : []
    }
  ),
  rule(
    `^I ${ADVERBS}(?:got hired|got promoted|was hired|was promoted) (?<how>at|by|as|to)(?: an?)? ${REST}`,
    ({ how = '', rest = '' }) => (/^(?:as|to)$/iu.test(how) ? jobAt({ rest }) : worksAt(rest))
  ),
  rule(
    `^(?:I ${ADVERBS}(?:started|start|began) (?:working )?(?:at|for)|I ${ADVERBS}work (?:\\p{L}+ ){0,2}?(?:at|for)|I'm ${ADVERBS}(?:working|employed) (?:at|for|by)|I have been working (?:at|for)|my (?:employer|company) is) ${REST}`,
    ({ rest = '' }) => placed(rest)
  ),
  rule(`^I(?:'m)? (?:have been )?${ADVERBS}(?:work|working) as (?:an? |the )?${REST}`, jobAt),
  rule(`^I have been ${ADVERBS}(?:working as )?an? ${REST}`, jobAt),
  rule(`^my job is (?:being )?(?:an? )${REST}`, jobAt),
  rule(
    `^I(?:'m)? ${ADVERBS}(?:work|working) in (?:the )?(?<field>${FIELDS})(?: field| industry| department)?(?= |$|,|\\.)`,
    ({ field = '' }) => [
      {
        slot: 'field',
        value: /^(?:it|hr)$/iu.test(field) ? field.toUpperCase() : field.toLowerCase(),
      },
    ]
  ),
  rule(
    `^I ${ADVERBS}teach (?<subject>(?!my|you|him|her|them|people|kids|myself|at\\b|in\\b|for\\b|the\\b)[\\p{L}]+(?: (?!at\\b|to\\b|in\\b|for\\b|and\\b)[\\p{L}]+)?)${AT}`,
    ({ subject = '' }) => [{ slot: 'job', value: `${subject.toLowerCase()} teacher` }]
  ),
  rule(
    `^I'm ${ADVERBS}(?<state>${Object.keys(STATES).join('|')})(?= |$|,|\\.)`,
    ({ state = '' }) => [{ slot: 'job', value: STATES[state.toLowerCase()] ?? '' }]
  ),
  rule(`^I ${ADVERBS}(?:retired)(?= |$|,|\\.)`, () => [
    { slot: 'job', value: 'retired' },
    ended('employer'),
  ]),
  rule(
    `^I(?:'m| have been) ${ADVERBS}(?:looking for (?:an? )?(?:new |better |different )?(?:job|work)|job hunting|job searching|applying (?:for|to) jobs)(?= |$|,|\\.)`,
    () => [{ slot: 'job search', value: 'looking' }]
  ),
  rule(`^I'm (?:no longer|not) looking for (?:an? )?(?:new )?(?:job|work)`, () => [
    ended('job search', 'looking'),
  ]),
  rule(`^I'm ${ADVERBS}(?:an? |the )${REST}`, jobAt),
  rule(`^I'm ${ADVERBS}(?<rest>[a-z][\\p{L} -]{3,30})$`, ({ rest = '' }) => {
    const job = /^[\p{L} -]+$/u.test(rest) ? jobOf(rest) : null
    return job ? [{ slot: 'job', value: job, confidence: 0.8 }] : []
  }),
]

export function sayJob(job: string): string {
  return Object.values(STATES).includes(job) ? job : `work as ${withArticle(job)}`
}
