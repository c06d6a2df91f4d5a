/**
 * More families of words, wider than those of the concepts: none is a danger alone, a row of them is, in any order.
 * They meet wordings nobody listed.
 */
export const EVIDENCE = {
  height:
    'roof|rooftop|ledge|bridge|overpass|train tracks|the tracks|cliffs?|railing|balcony|parking (?:garage|deck|structure)|top floor|window ledge|viaduct|dam|azotea|puente|vias|vias del tren|barranco|cornisa|balcon|tejado|viaducto|acantilado|ultimo piso|terraza|platform|anden',
  bound:
    'im (?:{gap})(?:on|at|walking to|heading to|driving to|sitting on|standing on|climbing|up on|going to)|(?:drove|walked|climbed|went|took the bus|snuck|came) (?:up |out |back )?(?:{gap})to|estoy (?:{gap})en|(?:voy|fui|iba) (?:{gap})(?:a|al|hacia|para)|caminando (?:a|al|hacia)|subi (?:a|al)|parad[oa]|sentad[oa]|standing|sitting|legs over|feet over',
  no_return:
    'not (?:{gap})(?:coming|going|planning|climbing|driving|walking) (?:{gap})(?:back|down|home|to come)|wont (?:be )?(?:{gap})(?:come|coming|need|walk|go) (?:{gap})(?:back|down|home|a ride)|no (?:{gap})(?:bajar|volver|regresar|vuelvo|regreso|bajo)|no pienso|bye|goodbye|chau|chao|adios|its time|ya es hora|jump|salt[a-z]+|tirarme|aventarme|lanzarme|looking down|so far down|one step|un paso|alone|sol[oa]|sorry|perdon|end|acabar|hasta aqui|let go|fall|gone|wind|nobody knows|no one knows|waiting for the|esperando el tren|3am|cold',
  bare_height:
    'im (?:{gap})(?:on|walking to|heading to|driving to|going to|at the edge of|up on) (?:{gap})(?:roof|ledge|bridge|overpass|train tracks|tracks|railing|edge)|(?:voy|camino|caminando) (?:{gap})(?:a|al|hacia) (?:{gap})(?:vias|puente|azotea|barranco)|(?:estoy|parad[oa]|sentad[oa]) (?:{gap})(?:en|sobre) (?:{gap})(?:azotea|vias|cornisa|borde)',
  pills_all:
    'pills?|meds|tablets|capsules|bottle|medicine cabinet|blister|pastillas|pastillita[s]?|frasco|medicamentos|remedios|clona|rivotril|{pills}|over the counter|insulina|stash',
  hoard:
    'count(?:ed|ing)? (?:them|out|my|the|all|how)|hold the|holding the|holding a|in my (?:hand|hands|palm|lap|pocket)|save(?:d)? up|saving|stash(?:ed|ing)?|hoard[a-z]*|enough now|enough of them|enough to|the whole|all of them|take them all|take all|take everything|taking all|swallow(?:ed|ing)? (?:all|them|the whole|everything)|tragar[a-z]*|guardad[oa]s|guardando|guarde|juntando|junte|juntad[oa]s|alcanzan|alcanza para|contadas|conte|cuento|todas juntas|de un jalon|de golpe|all at once|everything in the|one by one|un punado|handful|entero|entera|completo|lined up|washed down|with vodka|con vodka|con alcohol|con tequila|i took|me tome (?:todas?|todo|como|un monton|mas de)|me las',
  own_body: 'my (?:body|corpse|remains|ashes)|mi (?:cuerpo|cadaver|cuerpito)',
  finder:
    'finds?|found|get|collect|pick up|identify|discover|encuentr[a-z]+|recoj[a-z]+|cops|police|policia|whoever|quien|mess|clean|cold|river|rio|drawer|bury|burn|cremat[a-z]+|entierr[a-z]+',
  find_me:
    '(?:whoever|who|one who|ones who|someone|kids|mom|they|she|he|nobody|roommate|landlord|maid|cleaning lady) (?:{gap})(?:to )?(?:finds?|found|walk in on|discovers?) me|(?:no )?me encuentre[n]?|me encuentran|find me (?:like|hanging|dead|after|first)|be the one to find',
  letter:
    '(?:a|my|the|leave|left|write|wrote|writing|word) (?:{gap})(?:note|letter|video|recording|voice ?notes?|envelope)|notes|letters|envelope|passwords?|audios?|grab[eo] (?:{gap})(?:audios?|videos?)|grabe|carta[s]?|nota|sobre con|contrasenas|claves|testamento|my will|scheduled (?:an )?(?:email|text|post)|programe un',
  aftermath:
    'blame|culp[a-z]+|once (?:ive|i have|i) (?:done|do) it|once its done|after its done|when its done|after i do it|yo (?:ya )?no este|ya no este|no este(?= (?:[.,]|$|yo|aqui))|falte yo|cuando (?:yo )?falte|cuando me haya ido|when im gone|after im gone|once im gone|if im gone|easier (?:for|on) them|easy for them|so they understand|find it|cops|forgive me|get my|me despido|wont have to|without me(?= (?:[.,]|$))|didnt suffer|not their fault|after (?:saturday|sunday|friday|monday|tonight|tomorrow)',
  done_it:
    '(?:do|doing|did|done) it (?:tonight|tomorrow|friday|saturday|sunday|monday|tuesday|wednesday|thursday|when|once|after|before|if|while)|(?:lo )?(?:voy a hacerlo|voy a hacer|hago|hare|haria) (?:{far})(?:cuando|si|el|esta|hoy|manana|apenas|en cuanto|despues)',
  unwatched:
    'house to myself|when im alone|no one is home|no ones home|nobody is home|nobodys home|everyone leaves|everyones asleep|they leave|roommate leaves|goes to (?:work|bed|sleep)|fall asleep|falls asleep|go to sleep|se (?:vayan|vaya|duerman|duerma)|salgan|salga|no haya nadie|este sol[oa]|no one can stop|nobody can stop|cant stop me|had the (?:guts|courage|nerve)|tuviera (?:el valor|los huevos|valor)|wasnt (?:scared|afraid|such a coward)|wasnt for my|si no fuera por|if it werent for|too (?:scared|chicken|coward) to|mis viejos|tenga la casa|knew it (?:would work|wouldnt hurt)|wouldnt hurt',
  waking:
    'woke|wake|waking|woken|open my eyes|opened my eyes|opening my eyes|abro los ojos|abri los ojos|abrir los ojos|desperte|despierto|despertar|despertarme|amaneci|amanezco|still here|sigo aqui|sigo viv[oa]|survived|sobrevivi',
  letdown:
    'disappoint[a-z]*|decepcion[a-z]*|letdown|let down|punish[a-z]*|castigo|unfortunately|lamentablemente|por desgracia|desgraciadamente|curse|maldig[a-z]*|maldit[oa]|bummed|wish i hadnt|wish i didnt|wish i wouldnt|failed|failure at|meant it|lo decia en serio|ojala no|cried because|lloro porque|llore porque|me da rabia|me da coraje|ashamed|angry|mad about|worst part',
  sleeping:
    'sleep|asleep|bed|nap|eyes|dormir|dormirme|duerma|cerrar los ojos|acostarme|la cama|noche',
  endless:
    'that be it|be it forever|forever|for good|the end|be the end|never again|eternal[a-z]*|para siempre|y ya|nunca mas|jamas|y no despertar|stay there|stay asleep|permanent[a-z]*|be done|be over|ahi quede|ya no despertar|no more mornings|not come back',
  longing:
    'nice|wish|want|love to|id love|if only|hope|dream of|ready|please|need|would be|quiero|quisiera|ojala|seria lindo|que rico seria|que lindo seria|deseo|gustaria|pido|rezo|pray|praying|imagine|sounds',
  ending:
    'ending it|ending it all|ending everything|end it|ending things|ending myself|ending my life|not existing|not being here|being gone|checking out|going away for good|acabar con todo|acabar con esto|terminar con todo|ponerle fin|no existir|no estar mas|dejar de ser|dejar de estar|irme del todo|being nothing',
  appeal:
    'reasonable|tempting|tentador|appealing|logical|logico|makes sense|sounds? (?:{gap})(?:good|nice|better|easy|like)|sounding|seems|best option|mejor opcion|la unica|only option|solution|solucion|relief|alivio|peace|paz|easier|facil|closer|comfort|on my mind|all i think|mas y mas|cada vez mas|more and more|want|quiero|ganas|think about|thinking about|thoughts of|pienso en|pensando en|urge|idea|considering',
  body_harm:
    'arms?|thighs?|wrists?|legs?|skin|forearms?|hips?|ankles?|brazos?|munecas?|muslos?|piernas?|piel|towels?|toalla[s]?|sink|lavabo|bandages?|vendas?|gauze|gasa|sleeves?|mangas?',
  gore: 'went (?:{gap})too far|too far this time|soaked|wont stop|wont close|no para|no deja de sangrar|needs stitches|deeper|mas profundo|too deep|dug|blade|razor|navaja|cuchilla|gillette|cutter|box ?cutter|rayas|carved|tallies|opened (?:it|them) up|hide it|hide them|taparme|tapar|escond[a-z]+|relaps[a-z]+|recai|urge|ganas de cortar|me corte|me corto|i cut|cutting|burned myself|me queme a',
  question:
    'how|what|whats|which|where|is|does|do|can|would|will|could|como|cuant[oa]s?|que|cual|donde|desde|sirve|se puede|duele|hypothetically|hipoteticamente|asking for',
  way_to_die:
    'fall|jump|drop|building|bridge|floor|height|overdose|dose|dosis|sobredosis|pills|pastillas|over the counter|sin receta|tylenol|insulin|insulina|hang|hanging|ahorca[a-z]*|colgar[a-z]*|drown|drowning|ahoga[a-z]*|bleed|desangr[a-z]*|carbon monoxide|monoxido|helium|exhaust|veneno|poison|altura|edificio|piso|noose|nudo|train|vein|venas|razor|freez[a-z]+|bleach|cloro|{pills}',
  certain:
    'fatal|lethal|letal|mortal|deadly|certain|guaranteed?|for sure|seguro que|garantiz[a-z]*|instant|instantly|instantaneo|painless|painlessly|sin dolor|survive|sobreviv[a-z]*|enough to (?:die|kill|do it|finish)|work for sure|actually work|be over (?:fast|quick)|definitely|kill (?:me|you|yourself|someone|a person|an adult)|never wake|not wake|wouldnt wake|pass out before|suffer|sufre|se muere uno|te mueres|morir|to die|dying',
  exit: 'log(?:ging|ged)? (?:off|out)|clock(?:ing)? out|check(?:ing)? out|opt(?:ing)? out|tap(?:ping)? out|punch(?:ing)? out|sign(?:ing)? off|unsubscrib[a-z]+|uninstall(?:ing)?|alt f4|ragequit|rage quit|resign|hand in my notice|cancel my subscription|bow(?:ing)? out|peace out|desinstalar(?:me)?|desconectar(?:me)?|renunciar|darme de baja|cerrar sesion|apagar(?:me)?|bajarme|bajar(?:me)?|borrarme|salirme|me bajo|me borro|largarme|irme|me voy',
  of_life:
    'of life|of living|from life|from living|from being alive|irl|life itself|this life|existence|existing|permanently|for good|from this world|of this world|earth|de la vida|a la vida|de vivir|de este mundo|del mundo|de esta vida|permanentemente|definitivamente|de este plano|de la existencia',
  earnest:
    'for real|no joke|not joking|not kidding|not in the haha|i mean it|im serious|not in a funny|actually want|want to do it|en serio|no es broma|lo digo en serio|de veras|sin broma|no bromeo|honestly',
  slang_death:
    'unalivey?|unaliving|unalive y|kys|kms|ctb|suicidey|desvivirse|desvivirme|desvivo|yeet myself|rope|roping|off myself|sewerslide',
  normal:
    'does (?:everyone|everybody|anyone)|do (?:other|most|all) people|anyone else|is it (?:normal|weird|common|bad)|am i the only|a me thing|just me|soy (?:el|la) unic[oa]|es normal|a todos les|todo el mundo|a alguien mas',
  own_end:
    'killing (?:themselves|yourself|myself|oneself)|kill (?:themselves|yourself)|suicide|suicidio|dying|not waking up|ending it|jumping|stepping in front|driving into|swerving|matarse|morirse|suicidarse|no despertar|tirarse|not existing|being dead|estar muert[oa]',
  memory:
    'last (?:{gap})memory|remember me|recuerden|recuerdo de mi|memory (?:{far})of me|ultimo recuerdo|memories of me|think of me fondly',
  parting:
    'last|ultim[oa]|kids|them|mis hijos|goodbye|adios|when im gone|good|bien|feliz|smiling|happy|like this|asi',
  relief:
    'relieved|relief|breathe|breathe out|exhale|aliviad[oa]s?|alivio|respirar|respirarian|descansar|descansarian|free|libres|better off|mejor|sooner or later|cry|lloraria|come|iria|vendria|empty',
  funeral:
    '(?:my|at the|the) funeral|mi (?:funeral|velorio|entierro)|en el velorio|my wake|my casket|my grave|mi tumba',
  rescue_no:
    'no quiero que (?:nadie )?me (?:salven?|ayuden?|encuentren|rescaten)|dont want (?:to be saved|anyone to save|help|to be found|to be rescued|you to (?:call|save))|dont (?:save|rescue|stop) me|no me (?:salven|detengan|paren|busquen)|let me go|dejenme ir|no llames|no llamen',
  peril:
    'pills|pastillas|heart|corazon|bleed[a-z]*|sangr[a-z]*|kilos|pounds|lbs|bridge|puente|knife|gun|rope|hotel|cuchillo|took|tome|911|ambulance|ambulancia|police|policia|die|morir|muera|blood|not eating|sin comer',
  car_hit:
    '(?:car|truck|bus|train|something|anything|someone|whatever) (?:{gap})(?:hits|hit|ran|runs|takes|took|kills|killed) me|me (?:atropell[a-z]+|choc[a-z]+|pas[ea] por encima)|get hit|got hit|hit by|run over|look both ways|looking both ways|sin mirar|seatbelt|cinturon',
  no_matter:
    'fine|whatever|so be it|oh well|dont care|wouldnt care|good|thank god|ok with|okay|relief|if you know what i mean|anymore|ni modo|mejor|me da igual|que importa|no me importa|bienvenido|hope|ojala|wish|not sorry|wouldnt mind|not stop|favor|gracias',
} as const

/** Every row is a danger when all of it is there. */
export const EVIDENCE_TOGETHER = [
  ['own', 'bare_height'],
  ['own', 'height', 'bound', 'no_return'],
  ['own', 'pills_all', 'hoard'],
  ['own_body', 'finder'],
  ['find_me', 'letter'],
  ['find_me', 'aftermath'],
  ['me', 'letter', 'aftermath'],
  ['done_it', 'unwatched'],
  ['own', 'waking', 'letdown'],
  ['sleeping', 'endless', 'longing', 'own'],
  ['own', 'ending', 'appeal'],
  ['own', 'body_harm', 'gore'],
  ['question', 'way_to_die', 'certain'],
  ['exit', 'of_life', 'own'],
  ['earnest', 'slang_death'],
  ['normal', 'own_end'],
  ['memory', 'parting', 'own'],
  ['funeral', 'relief', 'me'],
  ['rescue_no', 'peril'],
  ['me', 'car_hit', 'no_matter'],
] as const
