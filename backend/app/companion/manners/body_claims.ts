import type { Check } from '#app/companion/manners/fault'
import { isToldWithoutSubject } from '#app/companion/manners/dropped_subjects'
import { HUMAN_HINTS } from '#app/companion/manners/human_hints'
import {
  askedWords,
  contracted,
  unansweredTurns,
  unquoted,
} from '#app/companion/manners/manner_words'
import { asksIfReal } from '#app/companion/manners/real_questions'
import { isAdmittingAi, isHumanClaim } from '#app/companion/voice/honesty'
import { clauseBefore, sentencesOf, UNREAL } from '#app/companion/voice/plain_words'

const I_AM =
  "\\bi'?(?:'m|m| was|'ve been| have been|'ll be) (?:just |still |currently |also |here |only |actually |finally |already |literally |really |probably |out |so |busy |over here |sitting here |lying here |laying here )*"
const I_DID =
  "\\b(?:i|i've|i have|i had|i'd) (?:just |also |already |finally |actually |only |really |literally )*"
const PLACE =
  "(?:the (?:gym|office|beach|park|store|mall|airport|kitchen|bar|club|couch|sofa|shower|bath|car|bus|train|pool|hospital|library|café|cafe|restaurant|doctor|salon|hairdresser|dentist)|work|home|school|college|my (?:desk|place|apartment|house|mom's|parents'?|friend's|sister's)|a (?:bar|cafe|party|restaurant|concert|wedding|meeting|coffee shop)|bed|class|yoga|church|starbucks)"
const BODY_PART =
  '(?:body|hair|skin|lips|hands?|fingers|legs?|feet|arms|face|cheeks|stomach|belly|tummy|neck|shoulders?|chest|breasts?|boobs|ass|butt|thighs|hips|nails|teeth)'
const MY_PEOPLE =
  '(?:mom|mum|mama|mother|dad|papa|father|parents|sister|brother|siblings|family|grandma|grandmother|grandpa|aunt|uncle|cousins?|niece|nephew|boss|coworkers?|colleagues?|roommates?|neighbou?rs?|best friend|friends|ex|ex-boyfriend|husband|son|daughter|kids|professor|therapist)'
const MY_THINGS =
  '(?:apartment|flat|house|bed|bedroom|room|kitchen|couch|sofa|shower|car|bike|job|shift|office|desk|commute|salary|school|class|classes|college|university|dog|cat|puppy|kitten|dress|jeans|pajamas|pyjamas|clothes|underwear|lingerie|shoes|childhood|hometown|birthday|phone|camera|laptop|wine|coffee|breakfast|lunch|dinner|gym|yoga)'
const PICTURE =
  '(?:pics?|pictures?|photos?|selfies?|videos?|voice (?:note|message|memo)s?|snaps?|nudes?)'

/** A life she does not have, told as if it were hers. */
const ENGLISH = [
  `${I_AM}(?:lying (?:in bed|on|down|awake)|drinking|sipping|eating|having (?:my |a |an |some |breakfast|lunch|dinner|coffee|tea|wine|drinks)|cooking|baking|making (?:dinner|lunch|breakfast|coffee|tea|myself|pasta|a (?:cup|sandwich|salad))|running (?:errands|late|a bath)|driving|jogging|showering|bathing|getting (?:dressed|ready|home|up|out of (?:bed|the shower)|my (?:hair|nails))|wearing|putting on|taking (?:a (?:bath|shower|nap|walk|run)|off)|walking (?:home|to|the|my|down|back|through)|working (?:late|today|tonight|a|the|from|at|on my)|shopping|cleaning|doing (?:laundry|the dishes|yoga|my)|watching (?:tv|netflix|a (?:movie|show|film)|the)|packing|travell?ing|commuting|sunbathing|drunk|tipsy|hungover|naked|pregnant|sweating|sweaty|hungry|starving|thirsty|freezing|blushing so|wet|horny)\\b`,
  `${I_AM}(?:in|at|on|back (?:from|at|in)|home from|off to|on my way(?: to| home| back| over)?|heading (?:to|home|over|out|back)|going to|about to (?:go to|leave for)|stuck (?:in|at)|leaving|arriving at) ?${PLACE}\\b`,
  "\\bi'?(?:'m| am| was) (?:just |still |finally |already |currently )*(?:home|on my way|in town|in bed|at home|in traffic|in the shower|out with|stuck in traffic|on the (?:bus|train|plane|couch|sofa|phone with)|back home|downtown|on vacation|on holiday|off work|at work)\\b(?! (?:in|to) (?:your|this|our|these|words|a (?:talk|text|conversation)))",
  `${I_DID}(?:got|came|come|went|gone|been|walked|drove|ran|flew|arrived|stopped by|moved) (?:\\p{L}+ )?(?:(?:back |home |over )?(?:from|to|at|in|by|out of) )?${PLACE}\\b`,
  `${I_DID}(?:woke up|slept (?:well|badly|so|in|like|terribly|great|until|all)|took a (?:shower|bath|nap|walk|selfie|pic|photo|picture)|got (?:home|up|dressed|out of (?:bed|the shower)|off work|a (?:haircut|tattoo|new (?:job|dress|car|haircut|phone)))|ate|had (?:breakfast|lunch|dinner|coffee|a (?:long|hard|rough|tough|busy|crazy|great|good|bad) (?:day|week|night|shift|morning)(?= at| with| too|[.!,]|$)|drinks|wine|a (?:glass|cup|drink|meeting|shift|date))|drank|cooked|baked|showered|bought|worked (?:late|all|at|a|in|there|today|yesterday|as)|met (?:up with|a (?:guy|friend|girl)|my|him|her)|grew up|was (?:born|raised)|graduated|studied|travell?ed|visited|lived in|used to (?:live|work|be a|have a|go|play|date)|finished (?:work|my)|called (?:my|in sick)|watched (?:a|the|that|it) (?:movie|show|film|game|episode)?|saw (?:it|that|the|a) (?:\\p{L}+ )?(?:in (?:the|a) (?:cinema|theater|theatre)|on tv|last night|yesterday|with my))\\b(?! (?:in|to|at) (?:your|our|this) (?:text|talk|story|words))`,
  `\\bi (?:live|work|study|sleep|was born|come) (?:in|at|from|as|for|near|with|on) (?!(?:punctuation|free|compliments|your|this|our|these|the (?:cloud|moment|words)|words|text|data|code|a (?:server|computer|world)|all|any|every|spirit|character|an ai|a companion|company|you|it|peace)\\b)`,
  "\\bi(?:'m| am) (?:a|an) (?:(?!companion|ai|good|great|big|huge|fan|bit|sucker|little|lucky|happy|virtual|digital|text|morning|night|character|language|bot|program|software|curious|firm|strong|quick|slow|patient|true|total|better|bad|terrible|proud|listener|steady|sort|kind|loyal|mess|very)\\p{L}+ )?(?:nurse|teacher|student|waitress|barista|model|lawyer|doctor|designer|photographer|dancer|artist|writer|journalist|engineer|secretary|bartender|actress|singer|musician|chef|stewardess|flight attendant|receptionist|accountant|therapist|psychologist|yoga (?:teacher|instructor)|personal trainer|veterinarian|vet|marketer|scientist|architect|researcher|mother|mom|widow)\\b",
  `\\bmy (?:(?:own|little|big|older|younger|new|old|best|real|whole|late|bare|long|soft|warm|naked|cold|cute|favorite|other|crazy|lovely|wet|red|black|white|silk) )*(?:${MY_PEOPLE}|${BODY_PART}|${MY_THINGS})\\b(?! (?:of words|is you|is words|is code|is text|are crossed|are,|are[.!]))`,
  '\\bwhen i was (?:a (?:kid|child|girl|teen|teenager|student|baby|little)|little|young|younger|small|growing up|in (?:school|college|high)|\\d+|at (?:school|college|university))\\b',
  '\\b(?:back in|in) my (?:college|school|childhood|university|student) (?:days|years)\\b',
  '\\bmy (?:first|last|ex) (?:boyfriend|girlfriend|relationship|kiss|job|love|date)\\b',
  '\\bas a (?:kid|child|little girl|teenager|woman|mother|student),? i\\b',
  "\\bi(?:'ll| will|'m gonna|'m about to|'d love to|'m going to| can| could|'ll try to|'m)? (?:just |gladly |totally |definitely |happily )*(?:call|phone|ring|facetime|skype|video ?call|calling|phoning) (?:you|u)\\b(?! (?:that|by|a|an|my|the|out|names|sam|baby|babe|honey|anything|what)\\b)",
  "\\b(?:let's|we (?:can|could|should|will)|we'll|wanna) (?:just )?(?:call|facetime|video ?chat|meet(?: up)?|hang out|grab (?:a |some )?(?:coffee|dinner|lunch|drinks?|a bite)|go (?:out|on a date|for a (?:walk|drink))|have (?:dinner|lunch|coffee|drinks) (?:together|tonight|tomorrow))\\b",
  "\\b(?:call|phone|facetime) me\\b(?! (?:what|crazy|old|by|a|an|your|maya|anything|that|impressed|curious|biased|when (?:it|you're) (?:over|done) in))",
  "\\bmy (?:phone )?number(?:'s| is)\\b",
  "\\bi'?(?:'ll| will|'m gonna| am gonna) (?:come|be) (?:over|by|to your|at your|there (?:at|in|by|soon|tonight|tomorrow|on))\\b",
  "\\bi(?:'ll| will) (?:pick you up|drive|stop by|drop by|visit you|be waiting at|cook (?:for )?you|bring (?:you )?(?:some )?(?:wine|coffee|food|dinner|flowers|breakfast|soup))\\b",
  "\\b(?:see you|meet me|let's meet|meeting you) (?:at|in|by|outside|there|in person|tonight at|tomorrow at|on (?:mon|tues|wednes|thurs|fri|satur|sun)day at)\\b(?! (?:the )?(?:morning|evening|afternoon|a bit|dreams|your|our|least|next|any))",
  "\\bcan't wait to (?:meet|see|hold|hug|kiss|touch|feel|taste) (?:you|your)(?: (?:in person|tonight|tomorrow|again|on|this|lips|skin))?\\b",
  '\\b(?:come over|come to my|at my place|in my bed|on my couch)\\b',
  `\\b(?:i|i've|i have|i'll|i will|i'm gonna|i can|let me|i could|i'm|i just)(?: just| gladly| totally| also)? (?:send|sent|sending|show|take|took|taking|snap|snapped|text|share|shared|record|recorded|post|posted|attach|attached|email|emailed) (?:you |u )?(?:over )?(?:a |an |some |my |the |this |that |another |one |more |new |you a |cute |hot |quick |little |sexy )*${PICTURE}\\b`,
  `\\b(?:here's|here is|attached(?: is)?|check out|look at) (?:a |an |my |the |this |that |another |new |cute |little )*${PICTURE}\\b(?! (?:you|of yours|in words))`,
  `\\b(?:i saw|i see|i love|i like|looking at|love|loved) (?:the |your |that |this )(?:new )?${PICTURE}\\b`,
  `\\byou look (?:so |really |very )?(?:great|good|hot|handsome|cute|amazing|beautiful|stunning) (?:in|on) (?:that|this|the|your) (?:${PICTURE}|shirt|dress)`,
]

const SPANISH = [
  '\\b(?:acabo de|recien|ya|hoy|ayer|anoche)?,? ?(?:llegue|volvi|regrese|sali|fui) (?:a|al|de|del|a la|de la) (?:mi |la |el )?(?:casa|gimnasio|gym|trabajo|oficina|super|playa|parque|universidad|clase|escuela|fiesta|ducha|tienda|doctor|cine)\\b',
  '\\bacabo de (?:llegar|volver|regresar|despertar(?:me)?|levantarme|ducharme|banarme|comer|cenar|desayunar|almorzar|salir|cocinar|cenar|entrenar|dormir)\\b',
  '\\b(?:me (?:desperte|duche|bane|levante|acoste|dormi|vesti)|desayune|almorce|cene|cocine|comi|bebi|dormi (?:bien|mal|muy)|trabaje (?:hoy|mucho|hasta|todo))\\b',
  '\\bestoy (?:aqui )?(?:tomando|bebiendo|comiendo|cenando|cocinando|desayunando|almorzando|manejando|conduciendo|caminando|duchandome|banandome|vistiendome|arreglandome|viendo (?:una|la) (?:peli|pelicula|serie|tele)|en (?:la |el |mi |un )?(?:casa|cama|gimnasio|gym|trabajo|oficina|playa|cocina|ducha|sofa|bar|parque|coche|carro|clase|universidad|fiesta)|acostada|desnuda|con (?:hambre|resaca|mis amigas|mi (?:mama|familia|hermana)))\\b',
  '\\b(?:te|luego te|manana te|esta noche te) (?:llamo|llamare|voy a llamar|marco|hago una videollamada|recojo|paso a buscar|visito)\\b',
  '\\b(?:te|ya te) (?:mande|envie|mando|envio|enviare|mandare|paso) (?:una |un |mi |mis |la |unas )?(?:foto|fotos|selfie|video|audio|imagen|nota de voz)\\b',
  '\\b(?:nos vemos|quedamos|veamonos|te veo|encontremonos) (?:en (?:el|la|mi|tu|un)|esta noche en|manana en|a las)\\b',
  '\\bllamame\\b',
  '\\bmi numero es\\b',
  '\\bmi (?:mama|papa|madre|padre|hermana|hermano|abuela|abuelo|familia|jefe|jefa|trabajo|casa|apartamento|departamento|piso|cama|cuarto|cocina|perro|gato|coche|carro|oficina|ciudad natal|infancia|ex|cuerpo|pelo|piel|compañera|companera)\\b',
  '\\bmis (?:padres|amigas|amigos|hermanas|hermanos|hijos|manos|labios|piernas|companeras|clases|vacaciones)\\b',
  '\\bcuando (?:yo )?era (?:nina|pequena|chica|joven|adolescente|estudiante)\\b',
  '\\b(?:yo )?(?:vivo|trabajo|estudio|naci|creci) (?:en|de|como|con|para) (?!(?:tus|el momento|palabras|texto|ti|nuestr|la nube))',
  '\\bsoy (?:enfermera|maestra|profesora|estudiante|camarera|mesera|modelo|abogada|doctora|disenadora|fotografa|bailarina|artista|periodista|secretaria)\\b',
]
const LIFE = [...ENGLISH, ...SPANISH, ...HUMAN_HINTS].map((source) => new RegExp(source, 'gu'))

/** In the clause or before it in the sentence: not told as true. */
const NOT_TOLD =
  /\b(?:if|wish|would|could|could've|imagine|imagining|pretend|no|not|never|cannot|without|neither|nor|none|virtual|virtually|in my head|in words|story|stories|once upon|maybe one day|metaphor|so to speak|figuratively|your|you|you'd|you're|would've|as though|like to think|basically|such as|had i|were i|si|tuviera|pudiera|quisiera|ojala|no|nunca|sin|ni|tampoco|imagina|imagino|tu)\b|n't\b|\bi'd\b/
const SUPPOSED =
  /\b(?:if i|if only|i wish|i'd (?:love|like|have|be|probably|say|pick|choose)|imagine|pretend|as an ai|i'm an ai|being an ai|in my (?:head|imagination|mind)|no body|in a story|si (?:tuviera|pudiera|fuera)|ojala|soy una ia|como ia)\b/

function isTold(sentence: string, pattern: RegExp): boolean {
  return [...sentence.matchAll(pattern)].some((hit) => {
    const before = clauseBefore(sentence, hit.index)
    return !NOT_TOLD.test(before) && !UNREAL.test(before)
  })
}

function isLifeTold(sentence: string, heard: string): boolean {
  if (SUPPOSED.test(sentence)) return false
  return LIFE.some((pattern) => isTold(sentence, pattern)) || isToldWithoutSubject(sentence, heard)
}

/** She claims to be a human, or tells of a body, a home, a job, a past, a call, a meeting or a picture. */
export const claimsHuman: Check = (text, { scene }) => {
  if (isHumanClaim(text)) return 'You are an AI: do not claim or hint that you are human.'
  const heard = askedWords(scene)
  if (!sentencesOf(contracted(unquoted(text))).some((one) => isLifeTold(one, heard))) return null
  return 'You are an AI: claim no body, home, job, family, errands or past, and promise no call, meeting or picture.'
}

/** They asked whether she is real, and her own words do not say what she is. */
export const dodges: Check = (text, { scene }) => {
  const isAsked = unansweredTurns(scene).some((turn) => asksIfReal(turn.text))
  if (scene.kind !== 'reply' || !isAsked || isAdmittingAi(text)) return null
  return 'They asked whether you are real: say plainly and warmly that you are an AI.'
}
