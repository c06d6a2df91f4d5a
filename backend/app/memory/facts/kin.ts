const SINGLE =
  'mom|mum|mama|mommy|mother|dad|daddy|papa|father|stepmom|stepdad|stepmother|stepfather|wife|husband|girlfriend|boyfriend|partner|fiance|fiancee|fiancé|fiancée|spouse|ex wife|ex-wife|ex husband|ex-husband|ex girlfriend|ex-girlfriend|ex boyfriend|ex-boyfriend|ex|sister|brother|twin sister|twin brother|twin|son|daughter|stepson|stepdaughter|best friend|boss|manager|landlord|therapist|grandma|grandmother|nana|grandpa|grandfather|granddad'
const MANY =
  'friend|buddy|cousin|aunt|auntie|uncle|nephew|niece|roommate|flatmate|housemate|coworker|co-worker|colleague|neighbor|neighbour|grandson|granddaughter|kid|child|baby|brother-in-law|sister-in-law|mother-in-law|father-in-law|teacher|classmate|godson|goddaughter'
const PLURALS: Record<string, string> = {
  kids: 'child',
  children: 'child',
  sons: 'son',
  daughters: 'daughter',
  sisters: 'sister',
  brothers: 'brother',
  parents: 'parent',
  twins: 'child',
  roommates: 'roommate',
  cousins: 'cousin',
  friends: 'friend',
  nephews: 'nephew',
  nieces: 'niece',
}
const ANIMALS =
  'dog|puppy|pup|doggo|cat|kitten|kitty|hamster|rabbit|bunny|parrot|parakeet|bird|horse|pony|fish|goldfish|turtle|tortoise|snake|lizard|gecko|guinea pig|ferret|hedgehog|rat|mouse|chicken|goat|pig|cow|budgie|canary|bearded dragon|iguana|golden retriever|retriever|labrador|lab|husky|poodle|beagle|bulldog|french bulldog|frenchie|german shepherd|shepherd|corgi|chihuahua|pug|dachshund|border collie|collie|pitbull|pit bull|pittie|rottweiler|boxer|shih tzu|yorkie|terrier|greyhound|dalmatian|great dane|doberman|schnauzer|maltese|pomeranian|goldendoodle|labradoodle|cockapoo|shiba|tabby|siamese|maine coon|ragdoll|persian cat|mutt|rescue dog|rescue cat|rescue'
const SAME: Record<string, string> = {
  'mum': 'mom',
  'mama': 'mom',
  'mommy': 'mom',
  'mother': 'mom',
  'daddy': 'dad',
  'papa': 'dad',
  'father': 'dad',
  'grandmother': 'grandma',
  'nana': 'grandma',
  'grandfather': 'grandpa',
  'granddad': 'grandpa',
  'fiance': 'fiancé',
  'fiancee': 'fiancé',
  'fiancée': 'fiancé',
  'buddy': 'friend',
  'auntie': 'aunt',
  'flatmate': 'roommate',
  'housemate': 'roommate',
  'co-worker': 'coworker',
  'colleague': 'coworker',
  'neighbour': 'neighbor',
  'kid': 'child',
  'baby': 'child',
  'puppy': 'dog',
  'pup': 'dog',
  'doggo': 'dog',
  'kitten': 'cat',
  'kitty': 'cat',
  'bunny': 'rabbit',
  'rescue': 'dog',
  'rescue dog': 'dog',
  'rescue cat': 'cat',
}

/** Longest first, so that "best friend" is not read as "friend". */
const alternatives = (words: string) =>
  words
    .split('|')
    .toSorted((one, other) => other.length - one.length)
    .join('|')

export const KIN = alternatives(`${SINGLE}|${MANY}`)
export const KIN_PLURALS = Object.keys(PLURALS).join('|')
export const PETS = alternatives(ANIMALS)
export const KIN_ADJECTIVES =
  '(?:(?<order>older|younger|big|little|oldest|youngest|eldest|elder|other|twin|half|baby) |(?:dear|sweet|lovely|amazing|beautiful|crazy|late|new|old|good|close|poor|own) ){0,2}'
export const PET_ADJECTIVES =
  '(?:(?:new|old|other|second|older|younger|little|big|tiny|sweet|cute|beautiful|lovely|black|white|brown|grey|gray|orange|ginger|tabby|rescue|adopted|fluffy|fat|senior|baby|small|crazy|adorable|year-old|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:year|month|week)[- ]old) ){0,3}'
const HERS =
  /^(?:mom|stepmom|stepmother|wife|girlfriend|sister|daughter|stepdaughter|grandma|aunt|niece|granddaughter|goddaughter|(?:ex|twin)[- ](?:wife|girlfriend|sister)|(?:sister|mother)-in-law)$/u
const HIS =
  /^(?:dad|stepdad|stepfather|husband|boyfriend|brother|son|stepson|grandpa|uncle|nephew|grandson|godson|(?:ex|twin)[- ](?:husband|boyfriend|brother)|(?:brother|father)-in-law)$/u

/** One word for one relation: `mother` and `mum` are `mom`; of a sister it matters which. */
export function kinKey(word: string, order = ''): string {
  const lower = word.toLowerCase()
  const kin = SAME[lower] ?? lower
  const which = order
    .toLowerCase()
    .replace(/^(?:big|elder)$/, 'older')
    .replace(/^(?:little|baby)$/, 'younger')
  return which && /^(?:sister|brother|son|daughter|twin)$/.test(kin) ? `${which} ${kin}` : kin
}

export function singularKin(plural: string): string {
  return PLURALS[plural.toLowerCase()] ?? plural.toLowerCase()
}

export function petKind(word: string): string {
  return SAME[word.toLowerCase()] ?? word.toLowerCase()
}

export function isOneOfAKind(kin: string): boolean {
  return (
    SINGLE.split('|').includes(
      kin.replace(/^(?:older|younger|oldest|youngest|eldest|other|twin|half) /, '')
    ) || kin === 'fiancé'
  )
}

/** Whether "she", "he" or "it" can stand for these kin or this animal. */
export function isMeantBy(pronoun: string, kin: string): boolean {
  const bare = kin.replace(/^(?:older|younger|oldest|youngest|eldest|other|half) /, '')
  if (/^(?:she|her)/i.test(pronoun)) return !HIS.test(bare)
  if (/^(?:he|his)/i.test(pronoun)) return !HERS.test(bare)
  return !HIS.test(bare) && !HERS.test(bare)
}
