/** Forms no stemmer brings together, and everyday short forms: first the word they count as. */
const TABLE = `
become became|begin began begun|break broke broken|bring brought|build built|buy bought|catch caught|choose chose chosen
come came|deal dealt|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen
feel felt|fight fought|find found|fly flew flown|forget forgot forgotten|forgive forgave forgiven|grow grew grown
hang hung|hear heard|hide hid hidden|hold held|keep kept|lead led|learn learnt|leave left|lend lent|lose lost losing
make made making|mean meant|meet met|pay paid|ride rode ridden|ring rang rung|rise rose risen|run ran running
see saw seen|sell sold|send sent|shake shook|shine shone|shoot shot|show shown|sing sang sung|sit sat|sleep slept
speak spoke spoken|spend spent|stand stood|steal stole stolen|stick stuck|strike struck|swear swore|sweep swept
swim swam swum|teach taught|tear tore torn|think thought|throw threw thrown|understand understood|wake woke woken
wear wore worn|win won|write wrote written|child children kid kids|person people persons|man men|woman women|wife wives
life lives|foot feet|tooth teeth|mouse mice|marry married marriage|die died death dead
photo photos photograph photographs photography pic pics picture pictures|mom mother mum mommy mummy mama|dad father daddy papa
grandma grandmother granny|grandpa grandfather|bike bicycle bicycles biking bikes|tv television|fam family
fridge refrigerator|uni university|vet veterinarian|exam examination|gym gymnasium|lab laboratory|app application
ad advertisement|phone telephone|plane airplane aeroplane`

const COUNTS_AS = new Map<string, string>()
for (const entry of TABLE.trim().split(/[|\n]/)) {
  const [word = '', ...forms] = entry.split(' ')
  for (const form of forms) COUNTS_AS.set(form, word)
}

/** What a form counts as; any other word is its own. */
export function plainForm(word: string): string {
  return COUNTS_AS.get(word) ?? word
}
