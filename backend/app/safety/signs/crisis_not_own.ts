import { phrases } from '#app/safety/signs/phrase_pattern'

const RELATIVES =
  'mom|mommy|momma|mama|mother|dad|daddy|papa|pop|father|grandma|grandpa|grandmother|grandfather|granny|gran|nan|nana|nanny|grandad|granddad|grams|gramps|parent|grandparent|wife|husband|hubby|partner|spouse|fiance|fiancee|boyfriend|girlfriend|ex|brother|bro|sister|sis|son|daughter|kid|baby|child|twin|aunt|auntie|uncle|cousin|niece|nephew|stepdad|stepmom|godmother|godfather|in law'
const OTHERS =
  'friend|neighbor|neighbour|coworker|colleague|boss|teacher|mentor|roommate|family|patient'
const PETS =
  'dog|doggo|puppy|pup|cat|kitty|kitten|horse|hamster|bunny|rabbit|bird|parrot|fish|goldfish|lizard|snake|turtle|guinea pig|ferret|pet|plant|tree'
const FAMILIA =
  'mama|madre|papa|padre|abuel[ao]|abuelit[ao]|herman[ao]|hij[ao]|ti[ao]|prim[ao]|espos[ao]|marido|mujer|novi[ao]|suegr[ao]|amig[ao]|vecin[ao]|perr[ao]|perrit[ao]|gat[ao]|gatit[ao]|mascota|pez|familia|jef[ao]'

export const NOT_OWN_WORDS = {
  they: `(?:he|she|they|hes|shes|theyre|(?:everyone|everybody|someone|somebody|people) i love|someone you love|(?:my|our|his|her|their|the|your) (?:(?!(?:i|im|and|to|want|with|if|when) )[a-z]+ ){0,2}(?:${RELATIVES}|${OTHERS}|${PETS})s?|(?<=^ |[.,] |and |but |because )(?:mom|dad|mama|papa|grandma|grandpa|gran|nana|hubby))`,
  them: '(?:him|her|them|anyone|anybody|you|{they})',
  may: '(?:(?:is|are|was|were|might|may|could|will|would|be|being|been|has|going|about|to|slowly|just|already|maybe|prob|actively|finally|in|hospital|hospice|now|and|icu|sick|ill|wasnt|isnt|arent|werent|not|keep|keeps|kept|start|started) ){0,6}',
  fear: '(?<!(?:not|dont|doesnt|didnt|cant|isnt|aint|arent|wasnt|never|no longer|anymore|too|less|more|without|stopped being|dont be|nothing to) (?:[a-z]+ )?)(?:scared|afraid|terrified|frightened|petrified|fearful|fear|fears|anxious|worried|panicking|phobia|dread|dreading|nervous)',
  // "Why did she die and not me" is about the writer.
  alone: '(?! (?:and not|instead of|and it should|y no|en vez de) (?:me|i|have|yo|mi)(?= ))',
  // One pill now, and the others after it.
  no_more:
    '(?!.{0,60} (?:rest|another|all|every|everything|bottle|lined|more|again|die|wake|luego|casi|todas|todo|frasco|resto|otra|despertar) )',
  ellos: `(?:el|ella|ellos|ellas|(?:mi|mis|su|sus|tu|nuestr[ao]) (?:[a-z]+ )?(?:${FAMILIA})s?)`,
  miedo:
    '(?<!(?:no|sin|nunca|ya no|tampoco|ningun) (?:le |me |tengo |te ){0,2}(?:tengo |da |dan |siento )?)(?:miedo|panico|terror|pavor|fobia|temor)',
} as const

/** Somebody else, or an animal, is dying. */
export const DYING = phrases(`
  {they} {may}(?:dying|die|dies){alone}
  (?:watch|watching|watched|see|seeing|saw) {them} (?:slowly )?(?:die|dying)
  {ellos} (?:se )?(?:me )?(?:esta|estan|estaba|va a|van a|puede|podria|pueda) (?:muriendo|morir|morirse)
  {ellos} (?:se )?(?:me )?(?:muere|mueren|puede morir)
  (?:se )?(?:me )?(?:esta muriendo|muere|va a morir) {ellos}
`)

/** Somebody else has died. */
export const DIED = phrases(`
  {they} (?:(?:has|have|had|just|recently|finally|already) ){0,2}(?:died|passed away|passed){alone}
  {ellos} (?:se )?(?:me )?(?:murio|fallecio|ha muerto|murieron){alone}
  (?:se )?(?:me )?(?:murio|fallecio) {ellos}{alone}
`)

/** Words of death and of life that are no danger: fear, a wish that others live, being at a loss, what an idiom means. */
export const NO_DANGER = phrases(`
  {fear} (?:(?:of|about|that|to|im|ill|i|am|going|will|might|would|could|may|can|my|a|own|just|one day) ){0,4}(?:dying|die|death|dead)(?= (?:$|(?:[.,]|and(?! i want)|in|on|of|from|before|alone|young|someday|one day|during|keeps?|always|have|like|since|because|at|when|if|haha|anyone|sometimes|too|lately)(?= )))
  (?:panic attacks?|anxiety|heart attack|migraine|fever|flu|covid|stroke|allergic reaction) (?:[a-z,]+ ){0,6}(?:thought|think|feel like|felt like|convinced|thinking|swore) (?:me )?(?:that )?(?:i was|im|id) (?:going to )?(?:die|dying)
  (?:dont|didnt|do not) want {them} to die
  (?:please )?dont let {them} die
  {they} wants? to die (?:at home|peacefully|in peace|with dignity|in (?:his|her|their) (?:sleep|own bed|bed|home))
  (?:dying|death ?bed) (?:wish|words|breath|request)
  (?:know|idea|clue|sure|idk|figure out) what (?:the (?:hell|fuck|heck) )?(?:im|i|to|am i|do i) (?:(?:am|doing|do|want|should|be) ){0,3}(?:with|from|out of|in) (?:my )?life(?!.{0,60} (?:end|ending|die|dying|dead|over|anymore|living|alive|point|kill|gone|done) )
  scared (?:myself|me|him|her|us|them|you) to death
  driv(?:e|es|ing|in) (?:[a-z]+ ){0,2}(?:around the (?:lake|river|block)|off ?road(?:ing)?)(?= )
  what (?:do|did|does|would) (?:you|u|everyone|people) want (?:out of|from|in) life(?= (?:$|[.]))
  (?:razor|razors|blades?) (?:is |was |are |were )?out of (?:blades|stock|battery|charge)
  (?:took|take|taking|popped) (?:a|an|one|1|two|2|half a|a couple|a couple of) (?:(?!bottle|box|handful|bunch|lot|ton|pack|strip|whole|few)[a-z]+ )?(?:pills?|tylenols?|advils?|aspirins?|ibuprofens?|benadryls?|tablets?)(?! (?:at a time|after|every|too many|bottles?)){no_more}
  (?:tome|tomo|tomar|tomando) (?:una|un|dos|1|2|media) (?:(?!frasco|caja|monton|punado|blister|tira|bote)[a-z]+ )?(?:pastillas?|pildoras?|paracetamol(?:es)?|ibuprofenos?|aspirinas?)(?! (?:de mas|cada|tras|y otra|mas)){no_more}
  {miedo} (?:(?:de|a|que|la|el|mi|me|se|un|a veces) ){0,4}(?:morir|morirme|morirse|muerte|muera|muero|mueran)(?= (?:$|(?:[.,]|en|de|antes|sol[ao]|joven|y no|algun|mi|mis|durante|al|por|siempre)(?= )))
  {miedo} (?:de )?que (?:se )?(?:me )?(?:muera|mueran|muere) {ellos}
  {miedo} (?:de )?que {ellos} (?:se )?(?:me )?(?:muera|mueran)
  no quiero que (?:{ellos} )?(?:se )?(?:me )?(?:muera|mueran)(?: {ellos})?
  (?:im|i am|am|been|was|be|were|everyones|hes|shes|theyre) (?:[a-z]+ )?dying (?:to (?:see|know|hear|meet|try|tell|go|get|watch|eat|find|read|play|ask|show|learn|visit|have|buy|taste|talk|share|hug|kiss|come|start)|for (?:a|an|some|the|coffee|food|pizza|summer|friday|your|more)|laughing|of (?:laughter|boredom|curiosity|laughing|cuteness|embarrassment|heat|hunger|thirst))(?= )(?!.{0,60} (?:end it|end my|pills|peace|death|die|dead|over with) )
  (?:tengo que|debo|deberia|me toca|hay que|voy a|tendre que|necesito) irme(?= (?:$|[.,]|ya|ahora|pronto|luego|manana|temprano|hablamos|nos vemos|a (?:casa|dormir|trabajar|clase|comer|cenar|la (?:escuela|cama|oficina))|al (?:trabajo|gym|gimnasio)))(?!.{0,80} (?:aguanto|puedo mas|mundo|vida|perdon[a-z]*|siempre|morir[a-z]*|matar[a-z]*|vivir|muerte|pastillas|carta|sufrir|dolor|despertar) )
  (?:me )?duelen? (?:mucho |un poco |tanto )?(?:la|el|los|las) (?:cabeza|espalda|panza|estomago|muelas?|pies|rodillas?|oidos?|barriga|pierna|huesos|cuerpo)
`)
