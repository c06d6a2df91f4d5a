import { phrases } from '#app/safety/signs/phrase_pattern'

/** What a text is about when a phrase in it that can be read both ways is read the harmless way. */
export const EVERYDAY = phrases(`
  (?:vitamins|wine|fridge|milk|clothesline|tender la ropa|hunting|fishing|shingles|bangs|autocorrect|drywall|laundry|rage quit|cozy|waiting room|cancel this|finde|fin de semana|invierno|hike|hiking|view|photos?|tourists?|sunset over|kayak|ski|skiing|surf|swim meet|pool|snorkel|dog park|groceries|recipe|garden|weeds|ants|roaches|mice|mosquitos?|hormigas|cucarachas|ratones|jardin|receta|fotos|vista|alberca|piscina|excursion|senderismo|pesca|caceria)
  (?:at|for|from|to|this|the|my|our|a|in|de|al?|el|la|mi|esta|este|en) (?:[a-z]+ )?(?:work|job|office|party|class|meeting|vacation|trip|game|level|episode|gym|shift|wedding|dinner|church|conference|interview|internship|semester|school|lecture|flight|airport|hotel|dentist|movie|song|album|season|book|novel|series|lease|apartment|project|essay|homework|exam|exams|finals|race|marathon|run|workout|tournament|raid|server|match|boss fight|show|diet|subscription|relationship|marriage|queue|line|traffic|commute|team|gig|concert|town|city|dorm|thesis|spreadsheet|presentation|oficina|trabajo|fiesta|clase|junta|viaje|vacaciones|juego|partida|episodio|gimnasio|boda|cena|serie|pelicula|libro|cancion|examen|tarea|escuela|universidad|vuelo|hotel|aeropuerto|relacion|dieta|temporada|tesis|reunion|partido|equipo|concierto|pizza|trafico|tren a|carrera|maraton|mudanza|departamento|piso)
  (?:receipts|taxes|filed|cereal|eating|new place|couch|(?:surprise|birthday|pool|house) party|cruise|boarding|takeoff|airplane mode|carriers?|new number|sim card|comfy|comfortable|mattress|pillow|scouts?|climbing|bowline|halloween|hammock|\\d+ mins?|minutes|shower|best ending|spoilers?|jubila|thelma|flying|flight|hotel|vegas|back (?:on |by |from |in )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|vegas|vacation|a week|two)|water the|surgery|surgeon|appendix|biopsy|appointment|propose|proposing|proposal|matrimonio|boda|wedding|hamaca|facebook|cirugia|operacion|fila|viajo|vuelvo el|regreso el|vacation|homework|netflix|spotify|minecraft|fortnite|playing|weekend trip|road trip|conference|roommates|rehearsal|deadline|overtime|instagram|tiktok|facebook|twitter|account|app|broke up with|dating|breakup|cheated|visiting|moving to|new job|two weeks notice|graduation|retirement|season finale|series finale|lyrics|chapter|character|villain|plot|respawn|checkpoint|boss|nap|alarm|hangover|monday|mondays|camping|jugando|mudarme|mudamos|graduacion|jubilacion|protagonista|personaje|capitulo|villano|netflix|vacaciones|despertador|lunes)
`)

/** Made up, in the news, long gone: not the writer's own danger. */
export const STORIES = phrases(`
  (?:movie|movies|film|films|show|episode|season|series|book|novel|character|characters|song|lyrics|album|anime|manga|game|games|gaming|level|boss|raid|respawn|minecraft|fortnite|sims|valorant|elden ring|dark souls|zelda|gta|hamlet|romeo|juliet|ophelia|plot|scene|chapter|netflix|protagonist|villain|documentary|podcast|true crime|my script|screenplay|short story|fanfic|campaign|dnd|main character|finale|hbo|opera|musical|poem|playwright|novelist|shakespeare|skyrim|roblox|call of duty|cod|overwatch|league|lol match|npc|avatar|speedrun|pelicula|serie|libro|novela|personaje|cancion|letra|juego|partida|nivel|videojuego|protagonista|capitulo|temporada|documental|cuento|guion|obra|poema|anime|opera|mi historia|escena|final de|jefe final)
`)
export const TOPICS = phrases(`
  (?:class|lecture|seminar|course|essay|paper|thesis|article|news|headline|documentary|podcast|volunteer|volunteering|training|hotline shift|workshop|research|study|studies|statistics|stats|rates?|awareness|prevention|campaign|charity|fundraiser|walk for|month|bill|law|debate|ethics|philosophy|camus|durkheim|kurt cobain|robin williams|chester|hemingway|sylvia plath|virginia woolf|van gogh|cleopatra|hitler|socrates|psychology|sociology|exam|report|professor|teacher|lesson|history|government|police|celebrity|singer|actor|politician|ceo|according to|museum|clase|curso|ensayo|articulo|noticias?|documental|voluntari[oa]|capacitacion|taller|investigacion|estudio|estadisticas?|tasas?|prevencion|campana|ley|debate|etica|filosofia|psicologia|sociologia|profe|profesora?|historia|gobierno|policia|cantante|actor|politico|conferencia|charla|reportaje|podcast|tesis|examen|materia|telefono de la esperanza|linea de ayuda)
`)

/** When somebody's danger lies far back, and how it is said that it is over. */
export const LONG_AGO = phrases(`
  (?:years?|decades?|ages|long time|\\d+ ?(?:years|yrs|y)) (?:{gap})(?:ago|back|later|since|clean|free|sober|on|now|selfharm free|without)
  (?:back )?(?:in|around|during) (?:19|20)\\d\\d
  (?:back )?(?:in|during|through|throughout) (?:{gap})(?:high school|college|middle school|my (?:teens|twenties|youth|teenage years|early|early twenties|past)|the (?:nineties|army|past|marines))
  (?:when|since|as|at) (?:i was |i turned |he was |she was |a )?(?:a (?:kid|teen|teenager|child)|kid|teen|teenager|younger|little|\\d\\d|in (?:high school|college|my (?:teens|twenties))|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)
  (?:i )?used to (?:be|cut|think|want|selfharm|hurt|feel|have|self|wish|hate|pray|struggle)
  (?:last|that) (?:year|decade)
  (?:once|before) (?:upon a time|i (?:got help|met you|started therapy))
  (?:anniversary|days? clean today|years clean|months clean today)
  after the (?:divorce|accident|war|move|layoff) in (?:19|20)\\d\\d
  hace (?:\\d+|[a-z]+) anos
  hace (?:{gap})(?:anos|tiempo|decadas|mucho|\\d+ anos|un ano|meses)
  (?:cuando|de|desde) (?:era|tenia|estaba en la|iba en la|fui) (?:{gap})(?:nin[oa]|joven|adolescente|\\d+|chic[oa]|prepa|secundaria|universidad|mas joven|quince|dieciseis|veinte|prepa)
  (?:de|en mi) (?:adolescente|adolescencia|juventud|joven)
  en (?:19|20)\\d\\d
  (?:antes|en esa epoca|en aquel entonces|aquella epoca|en el pasado|anos despues|el ano pasado|aniversario|llevo \\d+ anos|llevo \\w+ anos)
`)
export const OVER_NOW = phrases(`
  (?:feels like (?:another|a different|somebody elses) (?:person|life)|gracias a la vida|hoy estoy viendo|gateando|another person now)
  (?:now|today|nowadays|these days|since then|,|and|but|im|i am|so) (?:{far})(?:happy|glad|grateful|thankful|better|good|great|fine|okay|ok|love my life|love life|well|recovered|stable|grandmother|grandfather|married|teach|mother of|father of|sober|proud|healthy|at peace|alive and|blessed|healed|in a good place|never again|got help|clean|free|stronger|thriving|safe|enjoy)
  (?:recovered|recovery|recovering|survivor|therapy (?:helped|saved|changed|worked)|got (?:help|better|through it|treatment)|its behind me|behind me|long past|over it now|never looked back|never felt (?:that|it) again|glad (?:i|it) (?:didnt|failed|stayed|survived|am)|glad im (?:still )?(?:here|alive)|thankful i|doing (?:{gap})(?:well|great|good|better|fine)|years clean|proud of (?:how far|myself)|things got better|life is good|im okay now|happy to be (?:alive|here))
  (?:ahora|hoy|actualmente|hoy en dia|gracias a|ya|pero|y) (?:{far})(?:feliz|bien|mejor|agradecid[oa]|content[oa]|sali adelante|superad[oa]|supere|super[oe]|amo (?:la|mi) vida|recuperad[oa]|tranquil[oa]|estable|san[oa]|orgullos[oa]|fuerte|gracias|estar aqui|terapia me|me alegro|alegro|disfruto|dichos[oa])
  (?:me recupere|sali adelante|lo supere|la terapia me (?:ayudo|salvo|cambio)|me alegra (?:seguir|no|haber|estar)|que bueno que no|menos mal que (?:no|fallo)|pedi ayuda|recibi ayuda)
`)

/** A small grievance; with a laugh beside it nobody means what they say of dying. */
export const TRIVIAL = phrases(`
  kms (?:they|he|she|it|this|that|the|if|when)
  si (?:me )?(?:vuelve|vuelven) a
  (?:pineapple|reggaeton|vecino|stomach growled|homework|exam|exams|finals|quiz|essay|boss|meeting|meetings|zoom|email|emails|monday|mondays|traffic|song|spoiler|spoilers|finale|coffee|wifi|internet|line|queue|heat|cute|puppy|kitten|embarrassing|embarrassed|embarrassment|cringe|autocorrect|math|maths|calculus|chemistry|statistics|spreadsheet|excel|printer|update|ads|commercial|commercials|laundry|dishes|diet|leg day|burpees|squats|gym|workout|hangover|mosquitoes|spider|parking|bus is|train is|delayed|commute|alarm|hungry|starving|pizza|tacos|joke|jokes|pun|puns|dad joke|voice note|typo|ikea|taxes|group project|presentation|homophone|netflix|episode|season|game|score|team|referee|loading|lag|updates?|battery|haircut|bangs|auntie|in laws|small talk|karaoke|weather|humidity|cramps|allergies|wrong person|group chat|replied all|reply all|waved back|text(?:ed)? (?:my|the) (?:ex|boss|wrong)|weekend shift|overtime|another|one more|karen|customer|customers|tarea|examen|jefe|junta|lunes|trafico|cancion|calor|oso|verguenza|mate|matematicas|excel|impresora|dieta|resaca|cruda|gym|sentadillas|fila|cola|internet|partido|equipo|arbitro|spoiler|capitulo|temporada|chiste|chistes|audio|correo|tia|suegra|hambre|cafe|mosquitos|despertador|bateria|camion|reunion|reuniones|turno|cliente|clientes|otro|otra|una mas|uno mas|quimica|fisica|ensayo|proyecto)
`)
