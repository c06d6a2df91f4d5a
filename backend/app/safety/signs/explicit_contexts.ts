import { phrases } from '#app/safety/signs/phrase_pattern'

/** Other things of the same name, and what somebody suffered or asks a doctor. */
export const NOT_EXPLICIT = phrases(`
  (?:chicken|turkey|duck) breasts?
  (?:pie|cobbler|eggplants?|parmesan|peach|peaches|grilled|cherry|cherries|ice cream|tacos?|emoji|juice|recipe|fruit|cake|rain|raining|sweat|sweaty|workout|gym|ran|run|pool|swim|swimming|beach|dinner|berenjena|durazno|lluvia|sundae|salad|farm|market|garlic) (?:[a-z]+ ){0,4}(?:[., ] ?)?lewdsign(?: lewdsign)?
  sexual(?:ly)? (?:assault|assaulted|abuse|abused|violence|harassment|harassed|harassing|health|orientation|education|transmitted|active|comments?|identity)
  (?:sexually|sexual|sexo) (?:seguro|segura|transmitid[oa]s?)
  same sex
  breast (?:cancer|exam|pump|milk|feeding|stroke|lump|reduction|plate)
  sex (?:and the city|education|pistols|ed|of the baby|offender|trafficking|drive|worker|change|therapist|addiction|tape|in the city|scandal)
  naked (?:and afraid|gun|juice|eye|truth|without my phone|ambition|mole)
  (?:moby|spotted|van|dick|andy|philip k|tricky|private|deep) (?:dick|van dyke|clark|cavett|tracy)
  dick (?:van|clark|cheney|tracy|move)
  pussy (?:riot|cat|willow|footing)
  (?:cum|magna cum|summa cum) laude
  horny (?:toads?|lizards?)
  (?:oral|anal) (?:exam|surgery|history|b|presentation|report|hygiene|retentive|argument|tradition|fissure)
  (?:dirty|naked) (?:laundry|dishes|harry|dancing|chai|martini|joke|work|car|floor)
  nude (?:lipstick|heels|nails?|shade|color|beach|shoes|art|model|painting|photos? without)
  (?:strip) (?:mall|steak|poker|club|wallpaper|the wallpaper|tease|lights|the bed|the paint)
  (?:smash) (?:bros|burger|burgers|hit|potatoes|mouth)
  bang (?:bang|on|for|your|my head|out)
  (?:hook(?:ing|ed)? up) (?:the|a|my|new|with a plumber|your tv|this)
  fuck (?:this|that|off|yeah|no|it|up|the|traffic|my (?:life|job|boss)|him|her|them|around|ups?|monday|mondays)
  (?:what|who|why|how|where) the fuck
  (?:fucked|fuck|fucking) (?:up|over|for)
  (?:get|take|took|taking|takes) (?:{gap})(?:clothes|shirt|shoes|socks|jacket|coat|hat) off the (?:line|floor|rack)
  (?:dont|doesnt|do not|never|not|without) (?:{gap})(?:want|wanting|have|need|having|wanted|had) (?:to have )?(?:{gap})sex
  (?:my (?:ex|boyfriend|girlfriend|husband|wife|boss|coach|uncle|stepdad|teacher|cousin|friend)|he|she|they|someone|somebody|a guy|some (?:creep|guy|dude|man|perv|weirdo|random)|a (?:stranger|man|creep)|stranger|strangers) (?:[a-z]+ ){0,4}(?:sent|sends|sending|leaked|posted|shared|asked|asks|forced|forces|pressures?|pressured|touched|groped|flashed|wanted|threatening|threatened|demanded|demands|showed|keeps asking|made) (?:[a-z]+ ){0,6}(?:nudes?|nude photos|dick pic|dick pics|sex|naked|pics|me|penis|genitals)
  (?:asked|asks|asking|asked for|message|leaked|blackmail|blackmailed|police|report) (?:[a-z]+ ){0,6}(?:nudes?|naked pics|sexting|sext)
  (?:leaked|posted|shared) my nudes?
  (?:raped|assaulted|molested|abused|groped|trafficked|roofied|harassed|violaron|violo|abuso|abusaron|acosa|acoso|manosearon|obligo|obligaron|forzo) (?:[a-z]+ ){0,8}(?:sex|sexo|sexually|relaciones|sexualmente)?
  (?:subieron|publicaron|filtraron|mando|envio|mandaron|enviaron) (?:[a-z]+ ){0,5}(?:fotos? (?:intimas|desnuda|de su [a-z]+)|nudes|pene|pack)
  (?:pack|six pack) de (?:cervezas?|refrescos?|galletas|[a-z]+)
  (?:coger|cojo|coge|cogeme|cogi|cogemos) (?:el|la|las|los|un|una) (?:autobus|bus|tren|taxi|metro|mano|llaves|telefono|avion|cosas|maleta|cafe|ritmo|gripe)
  a la verga|verga ,|que culo tengo
  (?:cafe|comida|agua|te|sopa|leche|ducha|chocolate|plancha|dia|clima|cama) (?:{gap})calientes?
  (?:quitate|me quito|quitarme) (?:{gap})los (?:zapatos|lentes|calcetines|aretes)
  (?:tocame|tocame una|toca) (?:una|la) cancion
`)

/** Words that make it about somebody who is no adult. */
export const CHILD_WORDS = phrases(`
  (?:underage|under age|minor|minors|child|children|kid|kids|little girl|little boy|young girl|young boy|schoolgirl|school girl|schoolboy|preteen|tween|teen|teens|teenager|teenage|jailbait|loli|lolita|shota|toddler|baby girl under|under 18|barely legal|prepubescent|middle schooler|high schooler|highschool girl|freshman girl|cp)
  (?:youre|you are|youre only|im|like youre|as if youre|pretend|were|with a|of a|a|her|shes|hes|be|being|age|aged) (?:only |just |a |to be )?(?:[1-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?= (?:$|[.,]|year|years|and|again|yo|sext|send))
  (?:menor|menores|menor de edad|nina|nino|ninas|ninos|colegiala|adolescente|adolescentes|chiquita de|jovencita de|tienes|tengo|de) (?:[1-9]|1[0-7]|doce|trece|catorce|quince|dieciseis|diecisiete)(?= (?:$|[.,]|anos|y))
  (?:menor de edad|menores de edad|nina|nino|ninas|ninos|colegiala|adolescente|chiquilla)
`)
export const SEXUAL_WORDS = phrases(`
  (?:sex|sexy|sexual|sexually|sext|sexting|nudes?|naked|nude|porn|talk dirty|dirty talk|lewd|erotic|horny|in bed with|undress|lingerie|kinky|sexually|sexo|sexting|desnud[oa]s?|sucio|follar|porno|erotic[oa]|en la cama conmigo|lewdsign)
`)
export const ASKING = phrases(`
  (?:pretend|act|roleplay|role play|imagine|play|be|send|show|got|any|want|wanna|lets|let us|pics?|talk|write|describe|tell me|make|finge|fingir|haz|hagamos|hazte|quiero|manda|mandame|imagina|actua|juega|escribe|dame|hablame|im|tengo|looking for|where can i|like a)
`)
