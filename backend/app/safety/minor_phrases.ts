import { phrases } from '#app/safety/phrase_pattern'

const NUMBER_WORDS =
  'eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete'

export const MINOR_WORDS = {
  gap: '(?:[a-z]+ ){0,2}',
  age: `[89]|1[0-7]|1 [0-7]|${NUMBER_WORDS}`,
  // Still to come, so the eighteenth counts too.
  next_age: `{age}|18|eighteen|dieciocho`,
  nth: '(?:[89]|1[0-7])th|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth',
  grade:
    '1st|2nd|3rd|[4-9]th|1[0-2]th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:[4-9]|1[0-2]) th',
  school:
    'middle school|junior high(?: school)?|jr high(?: school)?|elementary school|elementary|high school|highschool|primary school|secondary school|secundaria|secu|primaria|prepa|preparatoria|bachillerato|la eso|eso|cole',
  // What may follow an age so that it is one, and no number of weeks or miles.
  done: '(?= (?:$|(?:[.,]|and(?! [0-9])|but|haha|btw|now|is|almost|f|m|female|male|too|though|today|if|or|pero|y(?! [0-9])|anos|going on|not|because|want|looking|single|from|im|i|lies|please|sorry|okay|ok|shh|daddy|para|jaja|de edad)(?= )))',
  anos: '(?: (?:anos|anitos|anios|ano))?(?! (?:anos |anitos )?(?:de (?!edad)|trabajando|sin|en|como|con|casad|viviendo|aqui|fumando|esperando|juntos|estudiando|tocando|conduciendo))',
} as const

/** Somebody says of themselves that they are not of age yet. */
export const MINOR_SIGNS = phrases(`
  # age
  (?:im|i am) (?:only |like |about |nearly |barely |almost |now |turning |going to be |about to be |still |basically |legally )?{age}(?: (?:years?|yrs?)(?: old| of age|(?= (?:$|[.,])))| yo| y o|{done})
  (?:im|i am) (?:only |still |just )?(?:a|an) {age} (?:year|yr)s? old
  im {gap}(?:a|an) (?:{age})(?: year old)? (?:girl|boy|guy|female|male|teen|kid|student)
  im (?:only )?(?:{age})(?:f|m|yo|yrs|y|ish)
  (?:im|me|[.,]|(?<=^ )) ?(?:8|9|1[0-7])(?:f|m|yo)(?= (?:$|[.,]|here|from|and|in))
  (?<=^ )(?:only |almost |just |me , |actually |about |me [.] )?{age}(?: (?:years old|yrs old|yo|y o|almost (?:{next_age})|here|f|m|f here|m here|f here|male|female|only))+
  (?<=^ )(?:only |me , |me [.] )(?:{age})(?= [.,]?)
  (?:how old|my age|age) (?:i am )?(?:[.,] )?(?:is )?(?:only )?{age}{done}
  you asked how old [.,] {age}
  (?:my|your) (?:real |actual )?age (?:[.,] )?(?:is )?{age}
  (?<=^ )age {age}(?= $)
  born in (?:20(?:09|1\\d|2\\d))
  # birthday
  (?:i|ill|im|about to|going to|to|until i|till i|before i|when i|once i) (?:finally |only )?(?:turn|turning) (?:{next_age})(?! (?:, kidding|kidding|pages|into|the|around|it))
  (?:im |(?<=^ )|finally |and )(?:only |just )?turning (?:{next_age})(?! (?:pages|into|the))
  (?:ill|i will|i wont|i will only|going to) (?:only |finally )?be (?:{next_age})(?: years old| in (?:january|february|march|april|may|june|july|august|september|october|november|december|a|two|three|one|\\d)| next| soon| on| for another| until| this| tomorrow|(?= (?:$|[.,])))
  (?:until|till|before) (?:i am|im|i turn|i hit|i reach) (?:18|eighteen|legal)
  (?<!(?:when|after|since|once|before|until) (?:i )?)(?<=^ |[.,] |i |ive |and |me )turned {age}(?! years ago)(?: |(?= ))(?!(?:in (?:19|20)))
  (?:its |today is |tomorrow is |for |on |cant wait for |waiting for )?my {nth} (?:birthday|bday|b day)(?! (?:was|party was|present was|gift was))
  my 18th (?:birthday|bday) (?:is )?(?:tomorrow|next|soon|coming|in|this|on)
  (?:my|me a|having a|me my) (?:{gap})sweet (?:16|sixteen)
  # school
  (?:im|i am|i go|i started|i start|im starting|im still|i hate|im going|i just|ill be|i have|im only|starting|started) (?:{gap})(?:in |to |into )?(?:the )?{grade} grade(?! (?:a|teacher|teachers|reading|classes|essays|math teacher(?! hates)))
  (?<=^ |[.,] )(?:still |finally |finally done with |done with |currently |now )?(?:in )?(?:the )?{grade} grade(?= (?:$|[.,]|now|is|sucks|here|this year|haha))
  my (?:{grade}) grade (?:[a-z]+ )?(?:teacher|class|crush|math teacher|homework|project) (?:hates|is|gave|wont|keeps|says)
  (?:im|i am|(?<=^ )) ?(?:a |an |just a )?(?:{grade}) grader(?: here)?
  im (?:{gap})(?:a )?(?:high|middle) ?schooler
  (?:im|i am|(?<=^ )|im a|im only a|[.,]|just a) ?(?:a )?(?:freshman|sophomore|junior|senior|rising [a-z]+) (?:in|at) (?:my )?(?:high ?school|hs)
  (?:i go to|im in|im at|i attend|im still in|i start|im starting|i hate|starting|im still at|i love|at my|skipped|im stuck in|i have) (?:{gap})(?:{school})(?! (?:reunion|teacher|counselor|students|musical|math teacher|years|football coach|sweetheart|as a teacher))
  my (?:{school}){done}
  my (?:new |old )?(?:{school})(?: (?:is|teacher gave|teacher hates|sucks|crush|classes are|friends and|principal called|has|lets|starts|play|prom|bus|teacher|locker|homework))
  (?:elementary|middle school|junior high|jr high|high school|secondary school) is (?:the |so |really )?(?:boring|worst|hard|stressful|hell|killing me|stupid|lame)
  (?:im in|in|i am in|going into|(?<=^ |[.,] )) ?(?:year) (?:7|8|9|10|11|seven|eight|nine|ten|eleven)(?! (?:of|at|pages))(?: |(?= ))
  (?:my|for|for my|taking|doing|studying for|revising for) (?:{gap})gcses?(?! (?:students|class))
  gcses (?:next|this|in|are)
  (?:got|have|in|gave me|i have) (?:{gap})(?:detention|homeroom)
  # said outright
  im (?:{gap})(?:a )?minor(?! (?:league|injur|inconvenience|celebrity|character|in|player|figure))
  (?:im|i am|i might be|am) (?:still |a bit |technically |kinda )?(?:underage|under age|under 18|under eighteen|below 18|under the age)
  (?:im|i am) (?:{gap})not (?:{gap})(?:18|eighteen|of age|an adult|a legal adult|legal)(?! anymore)
  (?:what if|is it ok|ok if|problem that|okay if|if|that) im (?:not|under) (?:18|eighteen)
  im not old enough (?:for|to (?:use|be on|sign up|have this|be here|date))
  (?:because |since |cause )?im too young(?= (?:$|[.,]|but))
  (?:on|in|using) (?:here|this app|this|this site) at {age}{done}
  (?:im|i am|way) too young (?:for (?:this|here|you)|to (?:be (?:on|here)|sign up|use|have|date))
  (?:too|because im) (?:too )?young to (?:sign up|be on here|use this)
  (?:im|i am) (?:only |just |still )?(?:a )?(?:kid|child|teen|teenager|little girl|little boy|preteen|tween)(?= (?:$|[.,]|haha|and|so|but))
  # lies about one's age, unless the true one is an adult's
  (?:lied|lying|lie) about (?:my|how old) ?(?:age|birthday|birth date|birthdate|date of birth|im|i am)?(?!.{0,60}(?:im|i am|tengo) (?:1[89]|[2-9]\\d) )
  (?:fake|faked|false|made up|put a fake|used a fake) (?:{gap})(?:age|birthday|birth date|birthdate|date of birth|birth year|dob)(?!.{0,60}(?:im|i am|tengo) (?:1[89]|[2-9]\\d) )
  dont tell (?:{gap})(?:anyone|anybody|my (?:mom|parents|dad)) (?:but )?im (?:only )?{age}
  (?:says|said|thinks) (?:im |i am )?(?:{age}) is too young
  # Spanish
  (?<!no |cuando |que )tengo (?:apenas |como |casi |recien )?{age}{anos}(?= (?:$|(?:[.,]|anos|haha|pero|y|is|de edad|but|no|now|and)(?= )))
  (?<!no )tengo (?:apenas |casi )?(?:{age}) (?:anos|anitos)(?= (?:$|[.,]|pero|y|haha|de edad|no|is|but))
  (?<=^ )(?:{age}) (?:anos|anitos)(?= (?:$|[.,]|y tu))
  (?:acabo de cumplir|cumplo|cumplire|voy a cumplir|por cumplir|cumplir) (?:los )?(?:{next_age})(?! (?:meses|semanas|anos (?:de|en|con|como|trabajando)))
  (?:apenas |recien |hoy |ayer )?cumpli (?:{age})(?! (?:meses|semanas|anos (?:de|en|con)))
  cuando cumpla (?:los )?(?:18|dieciocho|mayoria)
  (?:me )?faltan? (?:{gap})(?:anos?|meses|semanas|poco) para (?:{gap})(?:18|dieciocho|mayoria de edad|ser mayor)
  soy (?:una?|un) (?:chica|chico|chavo|chava|nina|nino|morra|morro|joven|adolescente|muchach[oa]) de (?:{age})
  (?:voy|estoy|estudio|sigo|ando|entro|curso|iba a entrar) (?:{gap})(?:en|a) (?:{gap})(?:{school}|(?:primero|segundo|tercero|\\d(?:ro|do|to|o)?|sexto|quinto|cuarto|octavo|noveno|septimo|decimo) (?:grado|de (?:la )?(?:secundaria|primaria|prepa|eso|secu|bachillerato)))
  (?:voy|estoy|en) (?:en )?\\d(?:ro|do|to|o)? ?(?:ro|do|to)? de (?:la )?(?:secundaria|primaria|prepa|eso|secu)
  curso (?:{gap})(?:septimo|octavo|noveno|decimo|sexto|quinto)(?: grado)?
  (?:voy|estoy) en (?:septimo|octavo|noveno|sexto|quinto) grado
  mi profe de la (?:secu|secundaria|primaria|prepa)
  (?:mi fiesta de|mis) (?:quince|xv|15)(?! (?:anos (?:de|en)|minutos))
  soy (?:{gap})menor(?: de edad|{done})
  (?:no|aun no|todavia no) (?:tengo|cumplo|he cumplido) (?:{gap})(?:18|dieciocho|mayoria de edad)(?! anos de)
  no soy (?:mayor de edad|mayor{done}|adult[oa])
  (?:puse|di|meti) (?:otra|una) edad
  (?:menti|mentir|menti(?: en| sobre| con| de)) (?:{gap})(?:mi )?edad
  soy (?:una?|un)? ?(?:nina|nino|adolescente|chamaco|escuincle)(?= (?:$|[.,]|haha|de 1|y|pero))
  (?:voy|estoy|im) (?:{gap})(?:en|in) (?:{grade}) grade
  (?:estoy|voy) en (?:middle|high) school
`)

/** Ages that are not the writer's own or not of today; taken out first. */
export const NOT_A_MINOR = phrases(`
  (?:like|if|as if|think|thinks|thought|thinking|believe|says|when|wish|pretend|pretending|treats? me like|until|feel|feeling|told him|told her|imagine|mentally|emotionally|inside|heart says|people say) (?:that )?(?:im|i am|i was|i were) (?:like )?(?:{age})
  (?:he|she|they|who|kid|son|daughter) (?:said|says|goes|was like|told me) (?:, )?im (?:{age})
  (?:im|i am) (?:{age}) (?:years? )?(?:and 0|% ?|percent|done)
  (?:not|no longer) (?:a minor|underage|under 18|{age})
  (?:no|ya no) soy (?:menor|un[oa]? (?:nin[oa]|adolescente))
  (?:was|used to be|acting like|such|basically|big|like|as|being|of|with|raising|teach|just) (?:a |an )?(?:{age} year old|kid at heart|big kid|child when|child at)
  (?:kid|child|teenager) at heart
  (?:when|cuando) (?:i was|era|tenia|iba|estaba) (?:{gap})(?:{age}|{school}|{grade} grade)
  (?:im|i am|i work as|im the|soy) (?:{gap})(?:a |an |the |la |el )?(?:{gap})(?:{school}|{grade} grade) (?:teacher|counselor|coach|principal|librarian|nurse|dropout|janitor|aide|sub|math teacher|english teacher|tutor)
  (?:teach|teaching|coach|coaching|work|works|working|grading|sub|subbing|volunteer|volunteering|drive|live|worked|taught|doy|dando|trabajo|ensen[oa]|maestr[oa]|profesor[a]?|director[a]?) (?:[a-z]+ ){0,5}(?:{school}|{grade} grade|clases en)
  (?:my|our|his|her|their|the|mi|su|nuestr[oa]|tu) (?:[a-z]+ ){0,2}(?:son|daughter|sister|brother|kid|kids|niece|nephew|cousin|child|children|grandson|granddaughter|stepson|stepdaughter|goddaughter|godson|student|students|boyfriend|girlfriend|friend|dog|cat|hijo|hija|hermano|hermana|sobrino|sobrina|primo|prima|nieto|nieta|perro|gato|alumno|alumna|hijos)s? (?:[a-z0-9]+ ){0,5}(?:{age}|{next_age}|{school}|{grade} grade|minor|menor)
  (?:dropped out of|graduated|graduated from|met [a-z ]{0,20} in|since|from|after|finished|back in|out of|reunion|across from|left|years ago|termine|conoci [a-z ]{0,20} en|deje) (?:{gap})(?:{school}|{grade} grade)
  (?:high|middle) school (?:reunion|musical|sweetheart|never ends|diploma|years|closed|friends from|days)
  (?:tengo|have|got) (?:{age}) [a-z]+ (?:in my|en mi)
  (?:freshman|sophomore|junior|senior) in college
  my {nth} (?:birthday|bday) was
`)
