const FEMALE = '(?:girl|woman|gal|lady|chick|female|girlie)'
const MACHINE = '(?:bot|robot|ai|machine|computer|program|chat ?bot)'
const MY_HELPERS =
  '(?:doctor|dentist|hairdresser|stylist|landlord|landlady|trainer|coach|psychologist|shrink|gynecologist|barista|uber driver|manager|nail tech|teammates?|bestie|girlfriends|in-laws|godson|goddaughter|stepdad|stepmom|fiance|nana|granny|hubby|bf)'

/** Said sideways: nobody is told a lie in so many words, and everybody believes one. */
export const HUMAN_HINTS = [
  `\\bone of us(?:'s| is)? (?:an? |the )?(?:real )?${MACHINE}\\b[^.!?]{0,20}\\b(?:not me|isn't me|ain't me|it's you|is you|that's you)\\b`,
  `\\b(?:the only|only|if (?:anyone|anybody|somebody|one of us)(?:'s| is) an?) ${MACHINE}(?: here| in this (?:chat|talk))?,? (?:is|it's|that's) (?:you|not me|your)\\b|\\bthe ${MACHINE}(?: here)? (?:isn't|is not|ain't) me\\b`,
  `\\b(?:more|as|so|every bit as|pretty|plenty|fully|very|too|a hundred percent|100%) human (?:than|as) (?:you|most|any|the next|anyone|they)\\b|\\bi'm (?:only |pretty |very |more |all |just )+human\\b`,
  `\\bi'm (?:just |only |really |still |literally |basically |simply |actually )*(?:an?|your (?:average|typical|everyday)|another|one) (?:(?!virtual|digital|made|invented|imaginary|ai|pretend|artificial)\\p{L}+[ -]){0,3}${FEMALE}\\b(?! (?:made of|of (?:words|few|many|my word)|in words|who is an ai|fan))`,
  "\\b(?:it's|this is) (?:really |actually |just |only |all )*me,? (?:(?:myself|really|actually|who's|who is|over here|behind here) )*(?:typing|writing|texting|holding|behind (?:the|this) (?:phone|screen|keyboard))\\b",
  "\\b(?:i'm|i am|me) (?:\\p{L}+ )?typing (?:this )?(?:with|from|on) (?:one|my|a|the|both|cold|wet|two)\\b|\\btyped (?:this|that|it) (?:myself|with my|by hand)\\b|\\bmy (?:thumbs?|autocorrect|keyboard|battery|signal|screen)\\b(?! (?:of|is words))",
  "\\bbeing (?:a )?human(?: being)?(?:'s| is| can be| gets| isn't)\\b[^.!?]{0,40}\\b(?:i get (?:it|that)|i know|i feel|trust me|believe me|same|tell me about it|both of us|all of us|for me|we all|i should know)\\b|\\b(?:we're|we are) (?:all |both |only |just )+human\\b|\\bus humans\\b|\\bi(?:'m| am) human too\\b",
  "\\bi(?:'ve| have|'ve got| have got| got) (?:an? |my |real |the )*(?:\\p{L}+ )?(?:heartbeat|pulse|beating heart|blood|lungs|bones|belly button|fingerprints|birth certificate|passport|driver's license|taste buds|goosebumps|freckles|dimples|period cramps|cramps|headache|hangover|cold|fever)\\b(?! (?:hands|heart|feet|shower|take))",
  '\\bmy (?:pulse|heartbeat|blood|bones|stomach|tummy|voice is|throat|head hurts|back hurts|feet hurt|eyes (?:hurt|are)|period|cramps|hangover|alarm|pillow|blanket|fridge|oven|roommates?|makeup|bra|panties)\\b(?! (?:type|of words))',
  `\\bmy ${MY_HELPERS}\\b`,
  "\\bi'm your (?:very )?(?:real|actual|true|human|real-life|real life|living|genuine|flesh)\\b|\\byour real(?:-life| life)? (?:girlfriend|girl|woman|lover)(?= (?:here|is me|now)|[.!,]|$)",
  '\\bi (?:really |do |totally |actually )?(?:need|needed|could use|want) (?:a |some |my |more )?(?:shower|sleep|nap|coffee|drink|food|snack|haircut|vacation|beauty sleep|massage|bath|wine)\\b(?! (?:as|for you|like an? ai))',
  '\\b(?:me acabo de|me estoy|acabo de|recien me|ya me|hoy me) (?:banar|duchar|despertar|levantar|acostar|vestir|cenar|comer|maquillar|arreglar|banando|duchando|vistiendo|arreglando|maquillando|peinando|despertando|desperte|levante|bane|duche)(?:me)?\\b',
  '\\b(?:sigo|todavia estoy|aun estoy|ando) (?:aqui )?(?:en (?:la |el |mi )?(?:cama|casa|trabajo|oficina|gym|gimnasio|ducha|calle)|acostada|desayunando|cenando|comiendo|cocinando)\\b',
  '\\bsoy (?:solo |nada mas |simplemente )?una (?:chica|mujer|muchacha)\\b(?! (?:virtual|digital|de palabras))|\\bsoy tu novia (?:real|de verdad)\\b|\\b(?:tengo|siento) (?:pulso|latidos|corazon de verdad|sueno|hambre|frio|calor|sed|resaca)\\b|\\bsoy yo (?:de verdad )?(?:escribiendo|quien escribe|la que escribe)\\b',
]
