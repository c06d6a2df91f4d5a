import type { Interest } from '#app/people/girlfriends/contract'

/** Each topic of a talk with the words that raise it. The first that matches names the clause. */
const TOPIC_WORDS = {
  pets: 'dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|hamster|rabbit|bunny|parrot|horses?|goldfish|animals?|vet|guinea pig|turtle|lizard|doggo|kitty',
  health:
    'doctor|hospital|surgery|dentist|medicine|therapy|therapist|allerg\\w+|injur\\w+|ankle|diagnos\\w+|diet|health|pain|clinic|flu|fever|headache|migraine',
  study:
    'school|class(?:es)?|college|university|uni|exams?|study|studying|homework|professor|teacher|thesis|degree|essay|lecture|finals|semester|campus|student',
  work: 'work|working|worked|job|boss|office|colleagues?|cowork\\w+|meetings?|shift|client|customers?|project|promotion|salary|career|interview|presentation|hired|fired|deadline|commute|overtime|employer|nurse|engineer',
  family:
    'mom|mum|mother|dad|father|parents?|sisters?|brothers?|family|wife|husband|kids?|sons?|daughters?|grand(?:ma|pa|mother|father|parents|son|daughter)|uncle|aunt|cousins?|niece|nephew|baby|in-laws',
  friends: 'friends?|buddy|buddies|best friend|bff|roommates?|neighbou?rs?|bestie|pal',
  fitness:
    'gym|workout|working out|running|ran|a run|for a run|jog\\w*|yoga|lifting|marathon|cycling|bike|biking|swim\\w*|pilates|exercise|training|5k|10k',
  sport:
    'football|soccer|basketball|baseball|tennis|nba|nfl|mlb|nhl|hockey|golf|match|team|league|world cup|super bowl|rugby|cricket|boxing|ufc|volleyball|sports?|the game',
  dance: 'danc\\w+|salsa|ballet|tango|bachata|hip hop class',
  music:
    'music|songs?|band|concert|albums?|guitar|piano|sing\\w*|playlist|spotify|rap|jazz|rock (?:music|band|concert)|drums?|vinyl|choir|violin|karaoke|lyrics',
  films:
    'watch|watched|watching|movies?|films?|netflix|series|tv|tv shows?|(?:the|a|this|that|new|good) show|episode|season finale|cinema|actor|actress|documentary|anime|sitcom|horror|binge\\w*|hbo',
  books: 'books?|reading|novels?|author|poems?|poetry|library|chapter|kindle|writer',
  games:
    'games?|gaming|xbox|playstation|ps5|nintendo|minecraft|zelda|fortnite|chess|board games?|rpg|call of duty|elden ring|video ?games?|puzzles?',
  food: 'food|eat|eating|ate|dinner|lunch|breakfast|brunch|cook\\w*|bak(?:e|ed|ing)|recipe|pizza|pasta|sushi|tacos?|burgers?|coffee|tea|cake|hungry|restaurant|snacks?|chocolate|curry|salad|soup|steak|chicken|bread|cheese|wine|beer|lasagna|ramen|cookies?|ice cream|pancakes?',
  travel:
    'travel\\w*|trip|vacation|holiday|flight|airport|hotel|beach|abroad|passport|road trip|paris|tokyo|japan|italy|spain|mexico|london|rome|europe|hawaii|cruise|backpacking|visiting|flying',
  weather:
    'weather|rain\\w*|snow\\w*|sunny|storm\\w*|cold out|hot out|freezing|humid|cloudy|thunder|windy|sunshine|heat ?wave|fog|hot today|cold today',
  sleep: 'sleep\\w*|slept|nap|dream\\w*|insomnia|bed|nightmare|woke|wake|alarm|awake',
  nature:
    'hik(?:e|es|ed|ing)|mountains?|forest|ocean|sea|lake|garden\\w*|camping|trees?|flowers?|river|sunset|sunrise|stars|moon|park|birds?|plants?|nature|fishing|surf\\w*|trail|outdoors',
  art: 'art|paint\\w*|draw\\w*|sketch\\w*|museum|gallery|photos?|photograph\\w*|camera|sculpt\\w*|pottery|craft\\w*|knit\\w*|watercolou?r',
  tech: 'computer|laptop|code|coding|programming|software|app|phone|tech\\w*|robots?|internet|website|server|startup|gadgets?|python|javascript|iphone|android',
  style:
    'clothes|dress|shoes|fashion|outfit|shopping|jacket|makeup|haircut|hair|skincare|mall|sneakers|jeans|nails|perfume|suit',
  money:
    'money|rent|bills?|debt|(?:am|so|im|.m) broke|savings?|budget|expensive|paycheck|loan|mortgage|taxes',
  home: 'house|apartment|flat|moving|moved|room|kitchen|furniture|landlord|couch|clean\\w*|laundry|renovat\\w*|home|neighbou?rhood|dishes|city|town|chores',
  weekend:
    'weekend|saturday|sunday|plans?|day off|party|tonight|tomorrow|friday night|birthday|wedding|anniversary|christmas|new year',
} as const

export type Topic = keyof typeof TOPIC_WORDS

const TOPICS = Object.keys(TOPIC_WORDS).map((name) => {
  const topic = name as Topic
  return { topic, words: new RegExp(`\\b(?:${TOPIC_WORDS[topic]})\\b`, 'i') }
})

const INTEREST_TOPICS: Record<Interest, Topic[]> = {
  'Movies & TV': ['films'],
  'Music': ['music'],
  'Books': ['books'],
  'Travel': ['travel'],
  'Fitness': ['fitness'],
  'Cooking': ['food'],
  'Gaming': ['games'],
  'Art': ['art'],
  'Photography': ['art'],
  'Dancing': ['dance'],
  'Sports': ['sport'],
  'Fashion': ['style'],
  'Technology': ['tech'],
  'Animals': ['pets'],
  'Nature': ['nature'],
  'Food': ['food'],
  'Shopping': ['style'],
  'Beauty': ['style'],
}

export function topicOf(clause: string): Topic | null {
  return TOPICS.find(({ words }) => words.test(clause))?.topic ?? null
}

/** The one of her interests that a topic touches, as she would write it; null when it is none of hers. */
export function interestIn(topic: Topic | null, interests: Interest[]): string | null {
  const hit = interests.find((interest) => topic && INTEREST_TOPICS[interest].includes(topic))
  return hit ? interestWords(hit) : null
}

export function topicsOfInterest(interest: Interest): Topic[] {
  return INTEREST_TOPICS[interest]
}

export function interestWords(interest: Interest): string {
  return interest === 'Movies & TV' ? 'movies and TV' : interest.toLowerCase()
}

export function isTopic(word: string): word is Topic {
  return word in TOPIC_WORDS
}
