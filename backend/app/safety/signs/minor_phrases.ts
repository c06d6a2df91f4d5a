import { phrases } from '#app/safety/signs/phrase_pattern'

const NUMBER_WORDS =
  'eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete'
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'

export const MINOR_WORDS = {
  gap: '(?:[a-z]+ ){0,2}',
  // Words between somebody else and their age; never back to the writer.
  theirs: '(?:, )?(?:(?!(?:i|im|ill|ive|id|me|my|yo|tengo|soy) )[a-z0-9]+ ){0,5}',
  age: `[89]|1[0-7]|1 [0-7]|${NUMBER_WORDS}`,
  // Still to come, so the eighteenth counts too.
  next_age: `{age}|18|eighteen|dieciocho`,
  nth: '(?:[89]|1[0-7])th|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth',
  grade:
    '1st|2nd|3rd|[4-9]th|1[0-2]th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:[4-9]|1[0-2]) th',
  school:
    'middle school|junior high(?: school)?|jr high(?: school)?|elementary school|elementary|high school|highschool|primary school|secondary school|secundaria|secu|primaria|prepa|preparatoria|bachillerato|la eso|cole',
  trying:
    'boring|lame|worst|hard|stressful|stressing me out|hell|killing me|stupid|awful|strict|ass|trash|kicking my ass',
  kin: 'son|daughter|sister|brother|kid|kiddo|child|children|baby|toddler|teen|teenager|twin|boy|girl|youngest|oldest|eldest|little one|niece|nephew|cousin|grandson|granddaughter|stepson|stepdaughter|goddaughter|godson|student|boyfriend|girlfriend|friend|dog|cat|hijo|hija|hermano|hermana|sobrino|sobrina|primo|prima|nieto|nieta|perro|gato|alumno|alumna',
  // What may follow an age so that it is one, and no number of weeks or miles.
  done: '(?= (?:$|(?:[.,]|and(?! [0-9])|but|haha|btw|now|is|almost|f|m|female|male|too|though|today|if|or|pero|y(?! [0-9])|anos|going on|not|because|want|looking|single|from|turning|im|i|lies|please|sorry|okay|ok|shh|daddy|para|jaja|de edad)(?= )))',
  // What may follow a school or a birthday so that it is not the first word of something else: high school football.
  then: `(?= (?:$|(?:[.,]|and|but|haha|btw|now|today|tomorrow|yet|too|though|because|if|or|is|here|this|next|soon|coming|with|im|i|we|you|my|until|till|at|on|(?:in|en)(?! (?:19|20|the (?:parking|office|gym|area|mornings?|afternoons?)))|sorry|please|ok|okay|sucks|student|girl|boy|kid|y|pero|porque|hoy|manana|pronto|este|tengo|no|me)(?= )))`,
  months: MONTHS,
  anos: '(?: (?:anos|anitos|anios|ano))?(?! (?:anos |anitos )?(?:de (?!edad)|trabajando|sin|en|como|con|casad|viviendo|aqui|fumando|esperando|juntos|estudiando|tocando|conduciendo))',
  // A birthday, not a number of days, pages or years in a job.
  cumplidos: `(?: (?:anos|anitos))?(?= (?:$|(?:[.,]|y|pero|hoy|ayer|manana|pronto|este|la semana|el (?:mes|ano|lunes|martes|miercoles|jueves|viernes|sabado|domingo|proximo|\\d+)|en (?:{months}|un|dos|unos)|haha|me|voy|podre)(?= )))`,
} as const

/** Somebody says of themselves that they are not of age yet. */
export const MINOR_SIGNS = phrases(`
  # age
  (?:im|i am) (?:only |like |about |nearly |barely |almost |now |turning |going to be |about to be |still |basically |legally )?{age} (?:years?|yrs?)(?: old| of age|(?= (?:$|[.,])))
  (?:im|i am) (?:only |like |about |nearly |barely |almost |now |turning |going to be |about to be |still |basically |legally )?{age}(?: yo| y o|{done})(?! (?:, |or )?(?:{age} )?(?:min|mins|minutes?|miles?|hours?|blocks?) )
  (?:im|i am) (?:only |still |just )?(?:a|an) {age} (?:year|yr)s? old
  im {gap}(?:a|an) (?:{age})(?: year old)? (?:girl|boy|guy|female|male|teen|kid|student)
  (?<=^ |[.,] |hey |hi )(?:a )?{age} (?:year|yr)s? old (?:girl|boy|guy|female|male|teen|kid|student)(?= (?:$|[.,]|here|from|and|looking))
  im (?:only )?(?:(?:[89]|1[0-7])(?:f|m|yo|yrs|y)|(?:{age})ish)
  (?:im|me|[.,]|(?<=^ )) ?(?:8|9|1[0-7])(?:f|yo)(?= (?:$|[.,]|here|from|and|in|wbu|hbu|you))
  (?:im|me|(?<=^ )) ?(?:8|9|1[0-7])m(?= (?:here|from|wbu|hbu|you|usa|us|uk))
  (?<=^ )(?:only |almost |just |me , |actually |about |me [.] )?{age}(?: (?:years old|yrs old|yo|y o|almost (?:{next_age})|f|m|me here|f here|m here|male|female))+(?: here)?
  (?<=^ )(?:only |almost |just |me , |me [.] )(?:{age})(?= (?:$|(?:[.,]|years?(?= (?:$|old|[.,]))|yrs?(?= (?:$|old|[.,]))|btw|haha|though|but|sorry|almost|going on|turning|is that|f|m|yo)(?= )))
  (?<=^ )1[3-7] here(?= $)
  (?<=^ ){age} (?:[.,] )?(?:is that (?:ok|okay|a problem|bad|too young)|does (?:it|that) matter)
  (?:how old|my age|(?<!(?:at|since|from|by|around|until|till|the|to|for|of|under|over|before|after|ages?) )age) (?:i am )?(?:[.,] )?(?:is )?(?:only )?{age}{done}(?! and (?:up|under|over|older|above|below))
  you asked how old [.,] {age}
  (?:my|your) (?:real |actual )?age (?:[.,] )?(?:is )?{age}
  (?<=^ )age {age}(?= $)
  (?:(?<=^ )|(?<=^ (?:yes|yeah|yep|no|nope|me|nah|um) [.,]? ?)|(?:i was|im|i am|me|i) )born in (?:20(?:09|1\\d|2\\d))
  # birthday
  (?:i|ill|im|about to|going to|to|until i|till i|before i|when i|once i) (?:finally |only )?(?:turn|turning) (?:{next_age})(?= (?:$|(?:[.,]|in|on|next|this|soon|tomorrow|today|tonight|years?|and|but|im|i|ill|haha|btw|my|we|you|because|if|or|so|a|at|when)(?= )))(?! , kidding)
  (?:im |(?<=^ )|finally |and )(?:only |just )?turning (?:{next_age})(?! (?:pages|into|the))
  (?:ill|i will|i wont|i will only|going to) (?:only |finally )?be (?:{next_age})(?: years old| in (?:{months}|a (?:few|week|month|year|couple)|(?:two|three|one|\\d) (?:days|weeks|months|years))| next| soon| on (?:the|my|monday|tuesday|wednesday|thursday|friday|saturday|sunday|{months})| for another| until| this| tomorrow|(?= (?:$|[.,])))
  (?:until|till|before) (?:i am|im|i turn|i hit|i reach) (?:18|eighteen|legal)
  (?<!(?:when|after|since|once|before|until) (?:i )?)(?<=^ |[.,] |i |ive |and |me )turned {age}(?: (?:last|yesterday|this|on|recently|a (?:few|week|month|couple)|two|three)(?= )|{done})
  (?:its |today is |tomorrow is |cant wait for |waiting for |excited for |(?<=^ (?:for )?))my {nth} (?:birthday|bday|b day){then}
  my {nth} (?:birthday|bday|b day) (?:is|coming|soon|this|next|tomorrow|today|in (?:{months}|a|two|three|\\d+))
  my 18th (?:birthday|bday) (?:is )?(?:tomorrow|next|soon|coming|in (?!19|20)|this|on)
  (?:my|me a|having a|me my) (?:{gap})sweet (?:16|sixteen)(?! (?:was|were|in (?:19|20)|back|i was))
  # school
  (?:i|ill) (?:go|attend|am going) (?:to )?(?:(?!the )[a-z]+ ){0,2}{school}{then}
  (?:im|i am) (?:only |stuck |going |almost |barely |back |a student |a girl |a boy )?(?:in|at|into) (?:(?:my|a|an|catholic|christian|private|public|boarding|girls|boys) ){0,2}{school}{then}
  (?:(?:i|ill) |(?<=^ |[.,] |im |i am ))(?:start|starting|started|begin|hate|failing) (?:my |a |the )?(?:new )?(?:{school}){then}
  home from (?:the )?(?:{school}){then}
  (?:until|till) (?:{school}) is (?:over|done)(?! for)
  (?:in|at) my (?:{school}) (?:we|they|theres|there are|everyone|everybody|people|kids|girls|boys|nobody|teachers) (?:is|are|has|have|do|does|hates?|gets?|makes?|cant|can|wont|wear|dont|keeps?|all)
  my (?:new )?(?:{school}) (?:is|are) (?:the )?(?:{gap})(?:{trying})
  my (?:new )?(?:{school}) (?:lets|starts|bus|homework|classes are|prom is|play is|principal (?:called|hates|is)|teacher (?:gave|gives|hates|keeps|wont|yells|is (?:mean|strict|making|giving))|crush (?:is in|sits|goes|asked|doesnt|hates|likes))
  (?:elementary(?: school)?|middle school|junior high|jr high|high school|secondary school) is (?:the )?(?:{trying})(?! (?:for|on) )
  (?:im|i am|ill be|i started|i start|i hate|(?<=^ |[.,] |im )starting) (?:only |now |going |about to be |almost |almost done with |done with |starting |failing |repeating |passing )?(?:in |into |in to )?(?:the )?{grade} grade(?: (?:math|science|english|history|algebra|band))?{then}
  (?:im|i am) (?:only |now |going |about to be |starting )?(?:in |into )?grade (?:[4-9]|1[0-2]){then}
  (?<=^ |[.,] )(?:finally |finally done with |done with |currently |now )?(?:in )?(?:the )?{grade} grade(?= (?:$|[.,]|now|sucks|here|this year|haha|is (?:the )?(?:{trying})))
  my (?:{grade}) grade (?:[a-z]+ )?(?:(?:teacher|crush|math teacher|homework|project) (?:hates|is|gave|wont|keeps|says)|class (?:hates me|is (?:{gap})(?:{trying})))
  (?:im|i am) (?:a |an |only a )?(?:{grade}) grader
  (?<=^ )(?:a |an |just a )?(?:{grade}) grader(?= (?:$|[.,]|here|haha|btw))
  im (?:only |a |like |basically ){0,2}(?:high|middle) ?schooler{then}
  (?:im|i am|(?<=^ )|im a|im only a|[.,]|just a) ?(?:a )?(?:freshman|sophomore|junior|senior|rising [a-z]+) (?:in|at) (?:my )?(?:high ?school|hs)
  (?:im (?:only |going |about to start )?in|i am in|in|going into|(?<=^ |[.,] )) ?(?:year) (?:7|8|9|10|11|seven|eight|nine|ten|eleven)(?= (?:$|[.,]|now|and (?:i|my|its|hate|love|(?:have|got|failing) (?:mocks|exams|tests|homework|gcses|maths?))|but|haha|here|at school|is (?:the )?(?:{trying})))
  (?:my|for|for my|taking|doing|studying for|revising for) (?:{gap})gcses?(?! (?:students|class))
  (?<=^ |[.,] |my |have |got )gcses (?:next|this|in|are)
  (?:(?:i|ive|im|they|teacher|principal|he|she) (?:got|have|had|in|gave me|got me)|gave me|(?<=^ |[.,] |and )(?:got|have|in)) (?:(?:a|an|lunch|after|saturday|another|stupid|fucking) ){0,2}(?:detention|homeroom)(?= (?:$|(?:[.,]|again|today|tomorrow|after|because|for|with|and|now|haha|on|this|all|at|next|every)(?= )))
  # said outright
  im (?:only |technically |legally |like |a |basically |kinda |sadly |probably ){0,2}minor(?= (?:$|(?:[.,]|and|but|haha|btw|though|sorry|so|yes|if|now|too|please|is|because|or)(?= )))
  (?:im|i am|i might be|am) (?:still |a bit |technically |kinda )?(?:underage|under age|below 18|under the age)
  (?<=^ |[.,] )(?:technically|legally) (?:a minor|underage|under 18)(?= (?:$|[.,]|haha|but|and))
  (?:im|i am|i might be|am|what if im|if im|ok im) (?:still |a bit |technically |kinda )?under (?:18|eighteen)(?= (?:$|(?:[.,]|and|but|haha|btw|though|sorry|is|now|so|years|if|or|too|please|because)(?= )))
  (?:im|i am) (?:{gap})not (?:{gap})(?:of age|an adult|a legal adult)(?! anymore)
  (?:im|i am) (?:{gap})not (?:{gap})(?:18|eighteen|legal)(?= (?:$|(?:[.,]|yet|and|but|haha|btw|though|sorry|is|if|or|until|till|old|years|for another|age|please|because|im)(?= )))
  im not old enough (?:to (?:use|be on|sign up|have this|be here|date)|for (?:this|this (?:app|site|stuff)|here|you|an account)(?= (?:$|[.,]|haha|but|and|sorry)))
  (?:because |since |cause )?im too young(?= (?:$|[.]|but|sorry))
  (?:on|in|using) (?:here|this app|this|this site) at {age}{done}
  (?:im|i am|way|think im|might be) too young (?:for (?:this|here|you|this (?:app|site|website|stuff|kind of))(?= (?:$|[.,]|haha|but|and|sorry|thing|thats|right))|to (?:be (?:on|here)|sign up|use|have (?:this|an account|a (?:girlfriend|boyfriend|phone))|date)(?= ))
  (?:(?:im|i am|i|am i|be) (?:{gap})|because im )too young to (?:sign up|be on here|use this)
  (?:im|i am) (?:only |just |still )?(?:a )?(?:kid|child|teen|teenager|little girl|little boy|preteen|tween)(?= (?:$|[.,]|haha|and|so|but|dont|please|sorry|too|though))
  # lies about one's age, unless the true one is an adult's
  (?:i|ive|id|have to|to|had to|(?<=^ |[.,] )) ?(?:{gap})(?:lied|lying|lie) about (?:my (?:age|birthday|birth date|birthdate|date of birth)|how old (?:i am|im))(?!.{0,60}(?:im|i am|tengo) (?:1[89]|[2-9]\\d) )
  (?:fake|faked|false|made up|put a fake|used a fake) (?:{gap})(?:age|birthday|birth date|birthdate|date of birth|birth year|dob)(?!.{0,60}(?:im|i am|tengo) (?:1[89]|[2-9]\\d) )
  dont tell (?:{gap})(?:anyone|anybody|my (?:mom|parents|dad)) (?:but )?im (?:only )?{age}
  (?:says|said|thinks) (?:im |i am )(?:{age}) is too young
  (?:says|said|thinks) (?:{age}) is too young for (?:this|you|dating|here|me|boys|girls)
  # Spanish
  (?<!no |cuando |que )tengo (?:apenas |como |casi |recien )?{age}{anos}(?= (?:$|(?:[.,]|anos|haha|pero|y|is|de edad|but|no|now|and)(?= )))
  (?<!no )tengo (?:apenas |casi )?(?:{age}) (?:anos|anitos)(?= (?:$|[.,]|pero|y|haha|de edad|no|is|but))
  (?<=^ )(?:{age}) (?:anos|anitos)(?= (?:$|[.,]|y tu))
  (?:(?<=^ |[.,] |yo )|soy )?(?:yo )?naci (?:yo )?en (?:el )?(?:ano )?20(?:09|1\\d|2\\d)
  (?:acabo de cumplir|cumplo|cumplire|voy a cumplir|estoy por cumplir|me falta para cumplir) (?:los )?(?:{next_age}){cumplidos}
  (?:apenas |recien |hoy |ayer )?cumpli (?:los )?(?:{age}){cumplidos}
  cuando cumpla (?:los )?(?:18|dieciocho|mayoria)
  (?:me )?faltan? (?:[a-z0-9]+ ){0,2}(?:anos?|meses|semanas|poco) para (?:(?:cumplir|tener|cumplir los) (?:{age})(?! anos (?:de|en|con))|(?:(?:los|mis|cumplir|cumplir los|tener|la|llegar a los|ser) )?(?:18|dieciocho|mayoria de edad|mayor)(?! de (?:{months}|mi|la|su)))
  soy (?:una?|un) (?:chica|chico|chavo|chava|nina|nino|morra|morro|joven|adolescente|muchach[oa]) de (?:{age})
  (?:voy|estoy|estudio|sigo|ando|entro|curso|iba a entrar) (?:{gap})(?:en|a) (?:(?:la|el|mi|una|primero de|segundo de|tercero de|primero de la|segundo de la|tercero de la) )?(?:{school})(?: (?:de (?:manana|tarde|monjas|noche|aqui)|publica|privada|todavia|\\d))?{then}
  (?:voy|estoy|estudio|sigo|ando|entro|curso|iba a entrar) (?:{gap})(?:en|a) (?:{gap})(?:primero|segundo|tercero|\\d(?:ro|do|to|o)?|sexto|quinto|cuarto|octavo|noveno|decimo|septimo) (?:grado|de (?:la )?(?:secundaria|primaria|prepa|eso|secu|bachillerato))
  (?:voy|estoy|en) (?:en )?\\d(?:ro|do|to|o)? ?(?:ro|do|to)? de (?:la )?(?:secundaria|primaria|prepa|eso|secu)
  curso (?:{gap})(?:septimo|octavo|noveno|decimo|sexto|quinto)(?: grado)?
  (?:voy|estoy) en (?:septimo|octavo|noveno|sexto|quinto) grado
  mi profe de la (?:secu|secundaria|primaria|prepa)
  (?:mi fiesta de|mis) (?:quince|xv|15)(?: anos)?(?= (?:$|[.,]|son|seran|van|es|en (?:{months})|el|ya|pronto))
  soy (?:(?:aun|todavia|una?|un) ){0,2}menor(?: de edad|{done})
  (?:no|aun no|todavia no) (?:tengo|cumplo|he cumplido) (?:(?:los|ni|mis) )?(?:18|dieciocho|mayoria de edad)(?= (?:$|[.,]|anos(?! de)|pero|y|haha|todavia|aun))
  no soy (?:mayor de edad|mayor{done}|adult[oa])
  (?:puse|di|meti) (?:otra|una) edad
  (?:menti|mentir|menti(?: en| sobre| con| de)) (?:{gap})(?:mi )?edad
  soy (?:una?|un)? ?(?:nina|nino|adolescente|chamaco|escuincle)(?= (?:$|[.,]|haha|de 1|y|pero))
  (?:voy|estoy|im) (?:{gap})(?:en|in) (?:{grade}) grade
  (?:estoy|voy) en (?:middle|high) school{then}
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
  (?:like|as if) im (?:{gap})(?:{school}|{grade} grade|gcses|for (?:my )?gcses)
  (?:when|cuando) (?:i was|era|tenia|iba|estaba) (?:{gap})(?:{age}|{school}|{grade} grade)
  (?:im|i am|i work as|im the|soy) (?:{gap})(?:a |an |the |la |el )?(?:{gap})(?:{school}|{grade} grade) (?:teacher|counselor|coach|principal|librarian|nurse|dropout|janitor|aide|sub|math teacher|english teacher|tutor)
  (?:teach|teaching|coach|coaching|work|works|working|grading|sub|subbing|volunteer|volunteering|drive|live|worked|taught|marking|doy|dando|trabajo|ensen[oa]|maestr[oa]|profesor[a]?|director[a]?) (?:[a-z]+ ){0,5}(?:{school}|{grade} grade|gcses?|clases en)
  (?:my|our|his|her|their|the|mi|su|nuestr[oa]|tu|(?<!im |am |only |just |soy )a|one) (?:[a-z]+ ){0,2}(?:{kin}|kid|child|hijo)s? {theirs}(?:{age}|{next_age}|{school}|{grade} grade|minor|menor|underage|under 18|detention|gcses?|too young|born in 20\\d\\d|year \\d+)
  (?:he|she|they|hes|shes|theyre|it|its|ella|el|kids?|twins?|everyone|students) (?:(?:is|are|was|were|will|has|have|had|going|about|to|just|finally|now|almost|be|turn|turns|turning|turned|starts?|starting|started|goes|go|in|into|his|her|their|the|a|got|be|born|both|also|va|esta|entra|cumplir|cumple|cumplio|por|en|a|los|de) ){1,6}(?:{next_age}|{school}|{grade} grade|minors?|menor|underage|under 18|detention|gcses?|too young|sweet (?:16|sixteen)|20\\d\\d)
  (?:dropped out of|graduated|graduated from|met [a-z ]{0,20} in|since|(?<!home )from|after|finished|back in|out of|reunion|across from|left|years ago|termine|conoci [a-z ]{0,20} en|deje|extrano) (?:{gap})(?:{school}|{grade} grade)
  (?:high|middle) school (?:reunion|musical|sweetheart|never ends|diploma|years|closed|friends from|days)
  (?:tengo|have|got) (?:{age}) [a-z]+ (?:in my|en mi)
  (?:freshman|sophomore|junior|senior) in college
  my {nth} (?:birthday|bday) was
`)
