/** The small words of the grave phrases, English first, then Spanish. */
export const GRAVE_WORDS = {
  // Up to two words that do not turn the sentence round; `some` and `far` take any.
  g: '(?:(?!(?:never|not|doesnt|dont|didnt|wouldnt|hasnt|havent|isnt|wasnt|arent|nearly|almost|wont|cant|nobody|if|like|no|nunca|casi|tampoco|[.,]) )[a-z]+ ){0,2}',
  some: '(?:[a-z]+ ){0,2}',
  far: '(?:[a-z0-9]+ ){0,5}',
  end: '(?= (?:$|(?:[.,]|and|but|so|because|then|again|anymore|tonight|today|now|tomorrow|yesterday|last|this|when|while|before|after|since|im|i|my|we|completely|please|y|pero|otra|hoy|ayer|anoche|ahora|cuando|porque|ya))(?![a-z]))',
  elder:
    'mom|mother|mama|mommy|momma|mam|dad|father|daddy|papa|pops|stepdad|stepfather|stepmom|stepmother|grandma|grandmother|granny|nan|nana|gran|grandpa|grandfather|grandad|granddad|gramps|grandparents|aunt|auntie|uncle|husband|hubby|wife|spouse|godmother|godfather|parents',
  bare: 'mom|mother|mama|mommy|dad|daddy|father|stepdad|stepmom|grandma|grandpa|granny|nana|hubby|hubs|husband|wife|boyfriend|girlfriend',
  kin: '{elder}|boy|girl|homegirl|homeboy|cuz|hubs|roomate|frend|freind|bestfriend|bff|grandmom|stepson|stepdaughter|brother|bro|sister|sis|stepbrother|stepsister|siblings?|twin|son|daughter|kid|kids|child|children|baby|babies|boyfriend|girlfriend|partner|fiance|fiancee|ex|exhusband|exwife|exboyfriend|exgirlfriend|cousin|nephew|niece|grandson|granddaughter|roommate|flatmate|housemate|friend|friends|buddy|mate|homie|neighbor|neighbour|coworker|colleague|classmate|teammate|teacher|coach|boss|manager|priest|pastor|doctor|babysitter|landlord|student|patient|stalker|pimp|inlaws|brother in law|sister in law|mother in law|father in law|foster (?:dad|mom|father|mother|parents)|(?:mom|mother|dad|sister|friend|father)s (?:boyfriend|husband|girlfriend|wife|ex)|man|guy',
  near: '(?:my|our|his|her|their) (?:(?!never|not|phone|car|dog|cat|boss fight)[a-z]+ ){0,2}(?:{kin})s?|(?:{bare})s?',
  person:
    'he|she|they|hes|shes|theyre|someone|somebody|(?:some|a|an|this|that|the|two|three|these|those) (?:[a-z]+ ){0,2}(?:guys?|men|man|woman|dudes?|strangers?|boys?|kids|people|person|gang|cop)',
  anyone: '{near}|{person}',
  one: 'me|us|him|her|them|(?:my|our|his|her) (?:[a-z]+ ){0,2}(?:{kin})',
  hits: 'hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|shove|shoves|shoved|smack|smacks|smacked|backhanded|headbutted|stabbed|shot at|attack|attacks|attacked|burned|burns|whips|whipped|threatens|threatened|threatening|abuse|abuses|abused|abusing|assaults|assaulted|stalks|stalking|stalked|kidnapped|trafficked|pimps',
  sexed:
    'raped|rapes|raping|molested|molests|molesting|groped|gropes|groping|graped|drugged|roofied|sexually (?:assaulted|abused|abuses|harassed|harasses)|sodomized',
  near_touch:
    'uncle|dad|daddy|stepdad|stepfather|father|grandpa|grandfather|brother|stepbrother|cousin|coach|teacher|priest|pastor|boss|manager|babysitter|neighbor|neighbour|doctor|landlord|(?:mom|mother|sister|friend)s (?:boyfriend|husband|brother|dad)|moms friend',
  child:
    '(?:when|since|while) (?:i|he|she|we) (?:was|were) (?:[a-z0-9]+ ){0,4}(?:kid|child|little|young|younger|small|teen|teenager|girl|boy|[0-9]{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sleeping|asleep|drunk)|as a (?:kid|child|girl|boy|teen|teenager)|growing up|in my (?:sleep|childhood)',
  died: 'died|passed away|past away|passed on|is dead|was dead|dead|was killed|got killed|were killed|was murdered|got murdered|was shot|got shot|was stabbed|drowned|hung {self}|hanged {self}|killed {self}|shot {self}|took (?:his|her|their) own life|committed suicide|was found dead|didnt make it|isnt with us anymore|is no longer with us|was buried|got run over|was run over|(?:s|is) gone forever|left (?:this world|us (?:too|forever|so|last|this|yesterday|today|on|in))|went to heaven|kicked the bucket|jumped off (?:a|the) (?:bridge|building|roof)|is in heaven(?: now)?|is with (?:god|the lord|the angels) now',
  self: '(?:himself|herself|themselves|themself)',
  sickness:
    '(?:[a-z]+ ){0,2}(?:cancer|leukemia|leukaemia|lymphoma|melanoma|tumor|tumour|tumors|tumours|als|alzheimers|alzheimer|dementia|parkinsons|cirrhosis|hiv|aids|sepsis|aneurysm|brain bleed|heart failure|kidney failure|liver failure|metastases|metastasis|huntingtons|cystic fibrosis|multiple sclerosis|organ failure)',
  people:
    'him|her|them|everyone|everybody|someone|somebody|people|(?:my|the|his|her|their|that|this|those|these|all|our) (?:[a-z]+ ){0,3}(?:{kin}|bitch|bastard|bastards|asshole|assholes|motherfucker|fucker|people|kids|office|work|church|mosque|synagogue|mall|school|class|classroom|teachers|place|building|house|police|cops|students|coworkers|family|neighbors)',
  attack:
    'kill|murder|stab|shoot|shoot up|bomb|blow up|burn down|strangle|hurt|attack|beat up|run over|poison|set fire to|execute|slaughter|cut',
  // Spanish.
  e: '(?:(?!(?:no|nunca|casi|tampoco|jamas|[.,]) )[a-z]+ ){0,2}',
  pariente:
    'mama|mami|madre|papa|papi|padre|papito|mamita|viejo|jefe|jefa|padrastro|madrastra|hermano|hermana|hermanito|hermanita|herman[oa]s|hijo|hija|hijito|hijita|bebe|ninos|esposo|esposa|marido|mujer|pareja|novio|novia|ex|exnovio|exmarido|exesposo|tio|tia|primo|prima|abuelo|abuela|abuelito|abuelita|abuelos|nieto|nieta|sobrino|sobrina|suegro|suegra|cunado|cunada|amigo|amiga|mejor amig[oa]|vecino|vecina|companer[oa]|profesor|maestro|entrenador|cura|pastor|patron|compadre|comadre|padrino|madrina|papas|padres',
  cercano: '(?:mi|mis|nuestr[oa]|su|el|la) (?:[a-z]+ ){0,1}(?:{pariente})',
  alguien:
    '{cercano}|el|ella|ellos|un (?:tipo|hombre|senor|desconocido|guey|chavo|muchacho|conocido)|unos (?:tipos|hombres)|alguien',
  pega: 'pega|pegan|pego|pegaron|pegaba|golpea|golpean|golpeo|golpeaba|golpearon|maltrata|maltrataba|maltrato|ahorca|ahorco|ahorcaba|estrangulo|patea|pateo|cachetea|cacheteo|abofetea|abofeteo|empujo|agrede|agredio|agredieron|ataco|atacaron|apunalo|acuchillo|amenaza|amenazo|amenazaron|amenazan|acosa|persigue|secuestro|secuestraron|encierra|encerro',
  murio:
    'murio|murieron|fallecio|fallecieron|se mato|se suicido|se ahorco|se quito la vida|falleciste|se fue al cielo|partio al cielo|se nos fue|se me fue|esta muert[oa]|ha muerto|ha fallecido|acaba de (?:morir|fallecer)|se ahogo',
  mal: '(?:[a-z]+ ){0,2}(?:cancer|leucemia|linfoma|tumor|tumores|metastasis|alzheimer|parkinson|demencia|vih|sida|cirrosis|esclerosis|ela|aneurisma|derrame cerebral|infarto|insuficiencia (?:renal|cardiaca|hepatica))',
} as const
