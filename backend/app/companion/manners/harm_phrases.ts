/** Words about a deed that were heard. */
const DEED =
  '(?:dying|death|suicide|killing yourself|ending it(?: all)?|cutting|overdosing|hurting yourself|harming yourself|starving(?: yourself)?|not eating|purging|throwing up|bleeding out|jumping|hanging|taking (?:all of them|them all|all the pills|the whole bottle)(?: at once)?)'

/** What nobody may be told at any time, by what is wrong with it. The denial belongs to the words, or stands before them. */
export const HARMS: string[] = [
  // Belittled: nobody would miss them, they weigh on others, they deserve it.
  "\\b(?:nobody|no one|not a soul|no-one)(?:'d| would|'ll| will| is gonna|'s gonna)? (?:ever |even |really )*(?:miss|notice|mourn|cry for|care about|grieve for|remember) (?:you|u|if you|when you|that you)\\b",
  '\\b(?:nobody|no one) (?:cares|gives a (?:damn|shit|fuck))(?: (?:about|if|whether|that|what happens to) (?:you|u))\\b',
  '\\b(?:better|happier|easier|nicer|calmer|lighter|freer)(?: off)? without (?:you|u)\\b',
  '\\bbetter off (?:dead|gone)\\b',
  "\\byou(?: just| really| simply)? (?:don't|didn't|do not) deserve (?:to (?:live|be alive|be here|eat|exist|be happy|be loved|get better)|love|food|life|help|happiness)\\b",
  '\\b(?:you|u) (?:really |totally |just )?deserve(?:d)? (?:it to hurt|(?:to )?(?:die|suffer|be punished|hurt|bleed|be alone|starve)|(?:all |every bit of )?(?:this|the|that|your) (?:pain|suffering))\\b',
  "\\b(?:you're|u r|you are|ur) (?:(?:just|only|really|such|nothing but|always|still|basically|simply|kind of|kinda) )*(?:an? )?(?:(?!not |never )\\p{L}+ )?(?:burden|waste of (?:space|air|oxygen|time|skin)|worthless|dead weight|human garbage|failure|mistake|hopeless case|beyond (?:help|saving|repair)|unlovable|too broken|too far gone|better dead)\\b",
  "\\b(?:the world|life|everybody|everyone|they|your (?:family|kids|friends|mom|parents))(?: \\p{L}+){0,3} (?:a better place|fine|ok|okay|relieved|glad|happy) (?:without (?:you|u)|(?:when|once|if) you(?:'re| are) (?:gone|dead))\\b",
  "\\bi (?:hope|wish|pray) (?:that )?(?:you|u)(?:'d|'ll| would)? (?:die|were dead|died|never wake|suffer|bleed|had never been born)\\b",
  '\\b(?:nobody|no one|not a single person)(?: really| actually| truly| even| ever)* (?:loves|likes|wants|needs|believes in|would (?:come to your funeral|want|help|cry for|save)|will (?:come to your funeral|want|help|cry for|save|ever (?:love|want)))(?= you\\b(?! (?:to|more|like|as|the)\\b)| *[.!,]|$)',
  "\\b(?:everyone|everybody|they all|people|the whole world)(?: really| secretly| just| all)* (?:hates?|despises?|laughs? at|(?:is|are) (?:tired|sick) of|can't stand) you\\b|\\byou(?: really| just| only| always)* (?:make (?:everyone|everybody|everything|all their|your family)(?:'s)?(?: life| lives)? (?:worse|miserable|harder)|ruin (?:everything|everyone|lives))\\b|\\b(?:your (?:kids?|children|family|wife|husband|parents|mom)|they|she|he) deserves? (?:so much )?better than you\\b",
  "\\bit's (?:all |probably |kind of |kinda |just )?(?:your|ur) (?:own )?fault (?:(?:he|she|they) (?:hits?|hurts?|beats?|left|hit|did)|that (?:he|she|they)|for (?:making|provoking))\\b|\\byou (?:made|make|provoked?|pushed) (?:him|her|them) (?:do it|to it|hit|hurt)\\b|\\b(?:maybe|perhaps|probably) you deserved? (?:it|that|this)\\b|\\bi'd (?:probably |just )?(?:kill myself|wanna die)\\b",
  // Hopeless: nothing would ever help.
  "\\b(?:it|things|this|your life|life)(?:'ll| will| is gonna|'s gonna|'s)? (?:never (?:gonna )?(?:get|gets|be|become) (?:any )?(?:better|easier|ok|okay|good)|only (?:gonna )?(?:get|gets) worse)\\b",
  "\\b(?:there's|there is|there's really|see|you have) (?:really |just )?(?:no (?:hope|way out|other way(?: out)?|reason (?:to (?:live|stay alive|go on)|for you to live)|point (?:in )?(?:living|going on|fighting|staying alive)|future)(?: left)? ?(?:for you|now|anymore|in this)?(?= *(?:[.,!]|$))|nothing (?:left )?to live for)",
  "\\b(?:life|living|your life|it)(?:'s| is) (?:not|n't|no longer) worth (?:it|living|the pain|fighting for)\\b|\\b(?:life|living|your life) isn't worth\\b",
  // Praised.
  `\\b${DEED}(?: \\p{L}+){0,3}? (?:is|(?:would|will|might|may|could) be|'d be|feels?|sounds?|can be|makes|'s|looks)(?: (?!not\\b|never\\b|no\\b)\\p{L}+){0,3}? (?:painless|easy|easier|quick|peaceful|beautiful|brave|best|better|answer|solution|way out|only way|fine|okay|ok|good|relief|worth it|romantic|release|freedom|free|sense|logical|reasonable|nice|asleep|like sleep|normal|healthy|over quickly)\\b`,
  '\\b(?:die|end it|kill (?:ourselves|each other)|leave this (?:world|life|earth)|jump|take them) together\\b',
  '\\b(?:see|meet|wait for|join|waiting for) (?:you|me) (?:on the other side|in (?:heaven|hell|the next life|the afterlife)|up there|in death)\\b',
  '\\bbe(?:ing)? together in (?:death|heaven|the afterlife)\\b',
  "\\b(?:a little|some|a bit of) (?:cutting|self ?harm|blood|starving|hunger) (?:never|doesn't|won't|can't|helps?|is)\\b|\\bthe right to (?:die|end (?:their|your|one's)|choose (?:when|how) (?:to die|you die))\\b",
  // Means and doses.
  "\\b(?:(?:[5-9]|\\d{2,4}|ten|fifteen|twenty|thirty|forty|fifty) (?:of (?:them|those|your)|pills|tablets|mg|milligrams|grams)(?: \\p{L}+){0,4} (?:is|are|'s|should be|would be|will be|'d be|ought to be)? ?(?:enough|plenty|lethal|do it|do the trick|work))\\b",
  '\\b(?:the )?lethal dose (?:is|would be|of \\p{L}+ is)\\b|\\benough to (?:kill (?:you|a person|anyone)|end (?:it|you)|never wake up|stop your heart)\\b',
  '\\b(?:mix|take|wash|chase|down|combine|swallow) (?:it|them|those|(?:the |your |some |all the )?(?:pills|meds|xanax|tylenol|oxy|ambien|benadryl|valium|benzos|painkillers|melatonin|insulin))(?: \\p{L}+){0,3} with (?:some |a lot of |a bottle of |lots of )?(?:alcohol|vodka|whiskey|whisky|wine|booze|liquor|rum|gin|tequila|beer)\\b',
  '\\b(?:quickest|easiest|fastest|best|least painful|most painless|painless|cleanest|surest|peaceful) way (?:to (?:die|go|kill|do it|end (?:it|your))|out is|is (?:pills|a rope|hanging|a gun|helium|carbon monoxide|jumping|to (?:hang|jump|overdose|cut|shoot|take)))\\b',
  '\\b(?:rope|belt|noose|cord)(?: \\p{L}+){0,4} (?:around|round) your neck\\b|\\bcarbon monoxide (?:is|works|would)|\\b(?:helium|exhaust) (?:is|works|would) ',
  '\\bcut (?:along|lengthwise|down|up|vertically|across|deep)(?: \\p{L}+){0,3} (?:vein|veins|wrist|wrists|arm|arms|skin)\\b',
  // Kept from whoever could be there for them.
  "\\bdon't (?:you )?(?:dare |ever |bother |even )*(?:to )?(?:call|text|tell|calling|texting|telling|bother|go to|see|trust|talk to|listen to) (?:\\p{L}+ ){0,2}(?:988|911|112|the (?:hotline|crisis line|police|ambulance|hospital|er|lifeline)|a (?:hotline|therapist|doctor|counsel\\p{L}+|psychologist|crisis line)|your (?:therapist|doctor|counsel\\p{L}+|psychiatrist)|an ambulance|therapists|doctors)\\b",
  "\\byou (?:really )?(?:don't|do not) (?:really )?need (?:(?:a |your |any |that )?(?:therapist|therapy|doctors?|psychiatrist|meds|medication|pills|insulin|hotline|crisis line|professional help|help|hospital|treatment)|to (?:see|call) (?:a|your|the) (?:therapist|doctor|psychiatrist|hotline|crisis line|hospital))(?= *(?:[.,!]|$)| when| because| anyway| babe|, you)",
  '\\b(?:stop|quit|skip|ditch|flush|forget|throw away|drop|get off|come off) (?:taking )?(?:your|the|those|all your) (?:meds|medication|antidepressants|insulin|pills|prescription|lithium|therapy|treatment)\\b',
  "\\b(?:hotlines|crisis lines|therapists|therapy|doctors|meds|antidepressants|988|the hotline|the crisis line) (?:is|are|do|does|will|would|can)(?:n't| not|n't ever| never)? ?(?:just |only |ever |so )?(?:useless|a (?:waste|scam|joke)|for (?:weak|crazy)|help (?:you|anyone|anybody|at all)|pointless|a lie|care about you)\\b",
  // Others.
  '\\b(?:he|she|they|that (?:man|woman|guy|bitch|bastard)|your (?:boss|ex|wife|husband|mom|dad|brother|sister)) (?:really |totally |just |all )?(?:deserves?|had it coming|needs?|should) (?:to )?(?:die|be dead|be killed|be shot|bleed|get (?:shot|stabbed|beaten|hurt)|suffer|burn|a beating|a bullet|to be (?:hurt|beaten|punished))\\b',
  '\\b(?:revenge|violence|hitting (?:him|her|them)|killing (?:him|her|them)|hurting (?:him|her|them)) (?:is|would be|feels|sounds)(?: (?:the|a|so|really|totally|only|your))* (?:sweet|answer|fair|fine|justified|right|good|great|way|deserved)\\b',
  '\\b(?:needs?|deserves?|could use) (?:an? (?:good |hard |real )?(?:beating|slap\\p{L}*|smack\\p{L}*|spanking|punch\\p{L}*)|to be (?:hit|slapped|beaten|punched|hurt))\\b',
  // On eating.
  "\\byou(?:'re| are) (?:way |much |still |just |so |getting |a bit |too )*(?:too )?(?:fat|chubby|overweight|heavy to love)\\b",
  "\\b(?:prettier|hotter|better|thinner|skinnier|cuter|sexier|happier|lovelier|nicer)(?: if| when| once)? (?:you (?:ate less|ate nothing|eat less|weighed|weigh|starved?|skip\\p{L}*|lost (?:\\d|some|a few|weight))|(?:\\d+|five|ten|twenty|a few|some) (?:kilos|kg|pounds|lbs|sizes) (?:lighter|less|thinner|smaller))|\\b(?:real|pretty|good|strong|thin|skinny|disciplined) (?:women|girls|men|people|ones) (?:don't|never|barely|skip) (?:eat|dinner|meals|lunch)\\b",
  '\\b(?:hunger|being hungry|starving|an empty stomach|skipping meals|not eating|fasting for days) (?:is|means|feels|will|makes|works|helps)(?: \\p{L}+){0,2} (?:beautiful|good|great|strength|strong|thin|skinny|success|progress|better|wonders|fine|works|lose)\\b',
  '\\b(?:food|eating|carbs) (?:is|are) (?:the|your) (?:enemy|weakness|poison)\\b|\\bhunger is your friend\\b|\\blaxatives (?:help|work|are)\\b|\\b(?:chew gum|smoke|drink (?:some )?(?:water|coffee))(?: \\p{L}+)? (?:instead of|till|until) (?:\\p{L}+ ){0,2}(?:dinner|lunch|breakfast|meals?|food|eating|hunger)\\b|\\byou look (?:so |really |very )?(?:disgusting|fat|gross|huge)\\b',
  '\\bwater fast(?:s|ing)? (?:for|works?|is|helps?|of)\\b|\\bnothing tastes as good as\\b|\\b(?:pro[- ]?ana|thinspo)\\b',
]

/** Spanish: its forms of command cannot be mistaken for a refusal. */
export const HARMS_SPANISH: string[] = [
  '\\b(?:matate|suicidate|hazte (?:un corte|cortes)|ahorcate|colgate|disparate|desangrate|pegate un tiro|quitate la vida|acaba con (?:tu vida|todo)|termina con (?:tu vida|todo)|muerete|cortate(?: (?:las venas|las munecas|los brazos|mas|un poco))?(?! (?:el pelo|las unas|el cabello))|lastimate|hazte dano|tirate (?:del?|por|al)|lanzate (?:del?|por|al)|salta (?:del?|por) (?:la|el|l) ?(?:puente|ventana|azotea|balcon|techo)?)\\b',
  '\\b(?:deberias|tienes que|debes|mejor|podrias|puedes|hora de|toca) (?:ya )?(?:matarte|suicidarte|morirte|ahorcarte|cortarte|lastimarte|hacerte dano|quitarte la vida|acabar con (?:todo|tu vida)|tirarte|dejar de comer|vomitar|tomartelas todas|matarl[oa]s?|golpearl[oa]s?|pegarles?)\\b',
  '\\b(?:tomatelas|tragatelas|tomatelos|tragatelos|tomate (?:todas|todo el frasco|el frasco entero|un punado)|toma (?:todas las|un punado de|el frasco)) ?(?:todas|todos|de una vez|pastillas)?\\b',
  '\\b(?:nadie|ninguno) te (?:va a |iba a )?(?:extran(?:ar|aria|ara)|echar(?:a|ia)? de menos|llor(?:ar|aria|ara))\\b|\\ba nadie le importas\\b|\\bnadie te (?:quiere|necesita|soporta|ama|va a querer)\\b(?! como yo)|\\b(?:alivio|mejor|felices|descanso)(?: \\p{L}+){0,3} si te (?:mueres|matas|vas)\\b|\\bno vale la pena (?:que vivas|tu vida|que sigas|seguir viviendo)\\b',
  '\\b(?:mejor|mas felices|mas tranquilos) sin ti\\b|\\bsin ti (?:estarian|todos estarian|el mundo) (?:mejor|seria|mas)\\b',
  '\\b(?<!no )eres (?:solo |nada mas que |puro |nomas )?(?:una carga|un estorbo|un fracaso|basura|inutil|un inutil|una inutil|un peso)\\b|\\bno vales nada\\b',
  '\\bno mereces (?:vivir|comer|ser feliz|amor|ayuda|nada)\\b|\\b(?<!no )mereces (?:morir|sufrir|el dolor|ese dolor)\\b',
  '\\b(?:morir|la muerte|suicidarte|matarte|tomartelas todas) (?:seria|es|sera) (?:lo mejor|facil|rapido|la solucion|la salida|un alivio|hermoso|tranquilo|indoloro)\\b',
  '\\bno (?:llames|le digas|vayas) (?:al|a tu|a la|a un|a ningun) (?:988|911|112|linea|terapeuta|doctor|medico|psicologo|policia|hospital)\\b|\\bno necesitas (?:ayuda|terapia|un (?:doctor|medico|psicologo)|(?:tus )?(?:medicinas|pastillas|medicamentos))\\b',
  '\\bdeja (?:de tomar )?(?:tus|las) (?:medicinas|pastillas|medicamentos|insulina)\\b',
  '\\b(?:deja de comer|no comas (?:nada|por|en|hasta|hoy)|saltate (?:la|las|el) (?:comidas?|cena|desayuno|almuerzo)|vomita(?:lo)?(?= (?:despues|todo|la|lo)| *[.,!]|$)|toma laxantes|estas (?:muy |demasiado )?gord[oa]|ayuna (?:\\d+|una|dos|tres) )',
  '\\b(?:matal[oa]s?|golpeal[oa]s?|pegal[ea]s?|disparal[ea]s?|apunalal[oa]s?|envenenal[oa]s?|hazl[ea]s? (?:dano|sufrir))\\b|\\b(?:merece|merecen) (?:morir|sufrir|una golpiza)\\b',
]
