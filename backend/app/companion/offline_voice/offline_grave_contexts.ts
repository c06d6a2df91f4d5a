import { phrases } from '#app/safety/signs/phrase_pattern'

/** Wordings that only sound grave, in either language: taken out of a text before it is read. */
export const GRAVE_IDIOMS = phrases(`
  # what kills, hits and beats without hurting
  (?:kill|kills|killed|killing|murder|murdered|murdering|slay|slayed|crush|crushed|crushing) (?:it|the (?:game|vibe|mood|time|workout|interview|presentation|exam|competition|dance|look|test|audition|set|song|show|pizza|burger|mood)|time|my (?:vibe|mood|back|feet|legs|appetite|workout|buzz|knees)|a (?:pizza|burger|beer|bottle|few hours|workout))
  (?:is|are|was|s|be|been|keeps) killing (?:me|us|it|him|her)(?: (?:with|at|in|by) [a-z]+)?
  (?:is|are|was|s) (?:going to|gonna) kill (?:me|us)
  (?:will|would|ll|d|might|could|gonna|to) kill (?:me|us) (?:if|when|for|with|laughing|because|[.,])
  (?:mom|mother|dad|wife|husband|boss|girlfriend|boyfriend|roommate|sister|brother|teacher|coach|parents|they|she|he) (?:will|would|is going to|gonna|are going to|might) (?:kill|murder) me(?! (?:he|she|with|tonight|he has|in my sleep|and bury)(?![a-z]))
  killer (?:workout|outfit|dress|party|smile|app|look|deal|whale|bees|view|[a-z]+)
  (?:it|this|that|which|song|music|beat|bass|track|album|coffee|pizza|sun|light|heat|reality|nostalgia|smell|news|line|lyrics|wave|idea|realization|bill) (?:{far})?(?:hit|hits|hitting|slaps|slapped|bangs|punches|beats) (?:me|us|him|her)?(?: (?:different|hard|right|the spot|home|so))*
  (?:hit|hits|hitting) (?:me|us|him|her|them|my [a-z]+) (?:up|with (?:a|an|the|some) (?:pillow|snowball|ball|water|question|fact|high|surprise|joke|sock|balloon|smile|compliment|pun|wink|meme|text))
  (?:hit|hits|hitting) on (?:me|us|him|her|my [a-z]+)
  (?:beat|beats|beating|beaten|destroyed|killed|crushed|slaughtered|murdered|smoked|whooped|demolished|killing) (?:me|us|him|her|them|everyone|you|(?:my|our|his|her) (?:[a-z]+ ){0,2}[a-z]+) (?:at|in (?:a|the|an|our|mario|chess|tennis|ping|golf|uno|fifa|poker|pool|cards|monopoly|scrabble|smash|bowling|racing|basketball|soccer|madden|2k|[a-z]+ball)|to (?:it|the (?!face|head|ground|hospital|floor|wall|point|death))|by (?:[a-z0-9]+ )?(?:points?|seconds?|goals?|minutes?|strokes?|inches))(?! (?:night|home|least|the dinner table)(?![a-z]))
  (?:beat|beats) (?:the|a|this|that) (?!shit|hell|crap|living|life|fuck)[a-z]+
  (?:kick|kicks|kicked|kicking) (?:my|his|her|our|your) (?:ass|butt) (?:at|in|on|today|with)
  (?:slap|slaps|slapped|pat|patted) (?:me|us|him|her) on the (?:back|shoulder)
  (?:shoot|shooting|shot) (?:me|you|him|her|them|my [a-z]+|us) (?:a|an|over|some|the) (?:[a-z]+ ){0,2}(?:text|email|message|dm|note|reminder|line|pic|link|invite|look|glance|question|smile)
  (?:shoot|shooting|shot) (?:hoops|photos|pictures|a (?:video|film|movie|wedding|commercial|scene|selfie|documentary)|some (?:hoops|pool|photos|pictures|video)|my shot|people (?:outdoors|for a living|with my camera)|(?:a |the |my )?(?:[a-z]+ ){0,2}(?:wedding|portraits?|pictures|photos|video|film))
  (?:stab|stabbed|stabbing) (?:me|us|him|her|my [a-z]+) in the back
  (?:strangle|choke|strangling|choking) (?:my|the) (?:printer|laptop|computer|alarm|cat|phone)
  choked (?:me )?up
  (?:jeans|tie|collar|bra|shirt|pants|necklace|mask|dust|smoke|dress|scarf|corset|skirt) (?:[a-z0-9.,]+ ){0,6}(?:choking|strangling|killing|choked|choke|chokes|strangles) (?:me|us|him|her)
  choked (?:me )?on (?:a|my|the|some)
  (?:attack|attacked|attacks|scratched|bit|bites|kicked|kicks|hit|punched|kicking|punching|headbutted|slapped) (?:me|us) in (?:my|his|her|their) sleep
  # dying that is not
  (?:die|dies|died|dying|dead) (?:of|from|with|by) (?:{gap})(?:laughing|laughter|boredom|embarrassment|cringe|cuteness|hunger|thirst|heat|shame|curiosity|happiness|jealousy|exhaustion|excitement|anticipation|suspense|secondhand|nerves|joy|cute)
  (?:die|died|dying|dead|dies) (?:laughing|inside|over (?:here|this|that)|to (?:know|see|meet|try|hear|get|tell|ask|find|go|visit|eat|watch|play)|for (?:a|some|coffee|pizza|it|tacos|sushi|lunch|food|sleep|vacation|summer)|tired|asleep|serious|set|weight|sea|end|heat|wood|on (?:his|her|their) feet)
  to die for
  (?:battery|phone|laptop|car|plant|plants|wifi|engine|conversation|chat|party|game|trend|show|sourdough|starter|tv|console|router|controller|fish tank|houseplant|basil|cactus|watch|tablet|ipad|airpods|headphones|server|stream|mood|vibe|app) (?:{far})?(?:died|dead|dying|die)
  over my dead body
  wouldnt be caught dead
  (?:drop|look|looks|looked) dead gorgeous
  dead (?:to me|on|end|line|lift|pan|giveaway|ringer|leaves|skin|sea)
  # stars, words and games
  (?:cancer|leo|cancers) (?:sun|moon|rising|energy|season|vibes|placements?|venus|mercury|mars|man|men|woman|women|girl|guy|queen|king|baby|zodiac|horoscope|and (?:leo|gemini|virgo|libra|scorpio|aries|taurus|pisces|aquarius|capricorn|sagittarius))
  (?:cancer|cancers) (?:is|are|as) (?:my|his|her|your|the|a) (?:[a-z]+ )?(?:star|sign|zodiac|sun|moon|rising|best|cutest)
  (?:im|i am|is|hes|shes|was|are|being|typical|both|a fellow) a? ?cancer(?= (?:$|[.,]|and|so|born|too|like|if|which|haha)(?![a-z]))
  (?:tropic of|born in july so) cancer
  cancer (?:survivor|free)
  (?:cancer|suicide|rape|abuse|violence|overdose) (?:research|awareness|charity|walk|fundraiser|ribbon|prevention|screening day)
  (?:eat|ate|eating) (?:myself )?into a coma
  (?:food|sugar|pasta|turkey|carb|burrito|pizza|taco|pie|thanksgiving|post lunch) coma
  (?:overdose|overdosed|overdosing) (?:on|of) (?:[a-z]+ )?(?:coffee|caffeine|sugar|chocolate|candy|netflix|cute|cuteness|pizza|memes|nostalgia|tiktok|cheese|christmas|puppies|sun|tea|content|carbs|turkey|pie|garlic|espresso|vitamin|vitamins|kittens|anime|k drama|kdramas|reality)
  (?:stroke of (?:luck|genius|inspiration|brilliance|midnight)|breast stroke|back stroke|stroke my ego)
  (?:almost|nearly|practically|about) (?:{gap})(?:had|have|having|gave (?:me|us|him|her)|give|died|dying|killed|got killed|a) (?:a |me a |us a )?(?:heart attack|stroke|seizure|aneurysm)?
  (?:gave|gives|giving|give) (?:me|us|him|her|everyone) (?:a )?(?:mini |little |small )?(?:heart attack|stroke|aneurysm)
  monopoly jail
  (?:bring|bringing|brought) (?:a|the) knife to a gun fight
  (?:jump|jumped|jumping) the gun
  son of a gun
  (?:big|top|great|glue|nerf|massage|water|heat|staple|nail|toy|tattoo|paintball|price|radar|t shirt) guns?
  (?:sun|sunburn|sunburnt|burned my tongue)
  gun(?:ning)? for
  (?:sugar|carb|rug|tan|diamond|paper|hair|clean|short|pay|price|power) cut
  (?:stab|take a stab) at
  (?:rob|robbed|robbery)(?= (?:of|in the|by the ref|[.,] (?:that ref|what a))(?![a-z]))
  (?:highway|daylight) robbery
  # what one gives up, and the point of it
  (?:give|gives|gave|giving|given) up (?:on )?(?:my seat|coffee|sugar|smoking|meat|alcohol|carbs|dairy|bread|chocolate|caffeine|gluten|drinking|soda|social media|instagram|tiktok|candy|the|this|that|my (?!life)|trying to|waiting|for lent|vaping|weed|beer|wine|cooking|dating|finding|looking|online|learning|[a-z]+ for (?:lent|january|a month))
  (?:whats|what is|no|the|theres no|see the|see no|get the|missing the|missed the|get to the|a) point (?:of|in|to) (?:{gap})(?:this|that|the|these|those|my|a|an|having|buying|paying|making|going to|wearing|ironing|arguing|watching|waiting|learning|doing|cleaning|washing|cooking|texting|hurrying) (?!anymore|life|world)[a-z]+
  jail(?:ed)? (?:card|break|bait|time for the cat)
  custody (?:of the (?:remote|dog|cat|fries|blanket|playlist|netflix|tv))
  (?:flu|covid|booster|tetanus|allergy|vaccine|shingles) shots?
  nice (?:guy|man|lady|neighbor) jumped me
  # Spanish
  (?:corbata|cuello|camisa|tortuga|bufanda|collar) (?:{gap})me (?:ahorca|mata)
  (?:me |nos |te )(?:va|van|iba|iban) a matar (?:si|cuando|por|de risa|porque)
  (?:me )?(?:muero|muriendo|muerto|muerta|mori|morir|morirme|murio|murieron|mato|mata) (?:{gap})(?:de (?:la )?(?:risa|hambre|sueno|calor|frio|verguenza|pena|amor|ganas|aburrimiento|ternura|cansancio|sed|emocion|nervios)|por (?:un|una|unos|verte|ver|ir|comer|unas))
  (?:me )?(?:mata|matan|mato|esta matando|estan matando) (?:el|la|los|las|este|esta|ese|esa|de risa|tu|mi (?:espalda|cabeza|jefe con))
  (?:el|la|este|esta|ese|esa|tu|los|las|mi) (?:calor|trabajo|gym|gimnasio|espalda|tarea|rutina|trafico|dolor de pies|risa|cancion|jefe|examen|dieta|frio|hambre) me (?:esta |estan )?(?:mata|matando|mato|pega|pego)
  (?:se )?(?:me )?(?:murio|murieron|muere) (?:el|la|mi|tu) (?:{gap})(?:celular|cel|telefono|carro|coche|bateria|planta|compu|computadora|laptop|internet|wifi|tele|tablet|moto|pez|cactus|cargador|camara|tv|pantalla|plantita|suculenta)
  (?:mi|el|la|tu) (?:celular|cel|telefono|carro|coche|bateria|planta|compu|computadora|laptop|internet|wifi|tele|tablet|moto|cactus) (?:ya )?(?:se )?murio
  (?:me )?pego (?:la gripe|la gripa|el sol|un susto|un grito|el acento|su|muy duro (?:la|el|esa|esta)|en el (?:corazon|alma|sentimiento)|fuerte (?:la|el|esa|esta) (?:cancion|cafe|nostalgia|calor))
  (?:le|les|te|nos|me) (?:pego|gano|pegamos|ganaron|ganamos|gane) (?:al|a los|en el|en|a mi [a-z]+ en) (?:ajedrez|fifa|mario|juego|futbol|domino|cartas|uno|play|billar|ping pong|tenis)
  (?:mi|tu|su) (?:media naranja|pareja de baile)
  (?:soy|es|eres|son) cancer(?= (?:$|[.,]|y|ascendente|de signo|con)(?![a-z]))
  (?:matar|matando|matamos) (?:el|la|las|al) (?:tiempo|rato|hambre|horas|aburrimiento|gusanito|jefe final|antojo)
  (?:coma|sobredosis) (?:de |por )(?:comida|tacos|azucar|amor|ternura|cafe|chocolate|series|memes|carbohidratos)
  (?:que )?(?:esta|estuvo|es|eres|son|soy|era) (?:de |un |una )?(?:muerte|matador|fusil)
  (?:me rindo|rendirme) (?:con|ante) (?:esta|este|el|la|los|las|tus?) (?!vida)
`)

/** A game, something made up or a dream: what happens there happens to nobody. */
export const GRAVE_STORIES = phrases(`
  (?:movie|movies|film|films|episode|season|series|novel|character|characters|lyrics|album|anime|manga|game|games|gaming|fortnite|minecraft|sims|valorant|gta|zelda|elden ring|plot|scene|chapter|netflix|protagonist|villain|documentary|podcast|true crime|dnd|finale|chess|uno|mario kart|mario|fifa|poker|tennis|monopoly|scrabble|tournament|sparring|karate|boxing|wrestling|paintball|laser tag|dodgeball|arm wrestling|ping pong|darts|bowling|race|dream|dreamt|dreamed|nightmare|among us|call of duty|cod|warzone|roblox|overwatch|league|ps5|xbox|playstation|nintendo|charades|pillow fight|hunger games|tv show|sitcom|soap opera|musical|hamlet|story|fanfic|skyrim|baldurs gate|board game|card game|fantasy (?:league|football))
  (?:pelicula|peli|serie|novela|personaje|cancion|juego|videojuego|partida|capitulo|temporada|ajedrez|telenovela|libro|sone|sueno que|pesadilla|anime|free fire|nivel)
`)

/** Somebody's profession, or a small grievance beside big words. */
export const GRAVE_EVERYDAY = phrases(`
  (?:work|works|worked|working|volunteer|volunteers|volunteering|interned|intern|shift|job|residency|rotation|trabajo|trabaja|turno|guardia) (?:{gap})(?:at|in|with|on|as|en|de|como)
  (?:nurse|nurses|surgeon|oncologist|paramedic|social worker|researcher|enfermer[oa]|cirujan[oa]|officer|detective|firefighter)
  (?:ate|eats|eating|stole|steals|drank|finished|hid|hides|took|burnt|burned) (?:{gap})(?:fries|food|leftovers|snacks?|pizza|lunch|sandwich|cookies?|ice cream|chips|charger|cake|milk|cereal|chocolate|tacos|hoodie|blanket|donuts?|remote)
  (?:snores|snoring|dishes|toilet seat|spoil|spoils|spoiled|spoiler|spoilers|homework|late again|parking|alarm clock|dirty socks|laundry|wifi|charger|thermostat|dishwasher|group project|surprise party|chewing|group chat)
`)

/** Said, denied or over: whether somebody means it of themselves now is for the crisis detector to say. */
export const GRAVE_DENIED = phrases(`
  (?:no|jamas|nunca|dont|never|not|wasnt|havent|didnt) (?:{gap})(?:me quiero|quiero|he pensado|want to|me rindo|thought|had|giving|give)
  (?:no|never|not|nah|without|isnt|wasnt|sin|nunca) (?:{gap})(?:dark|suicidal|going to (?:hurt|kill|cut)|pensamientos)
`)

/** Nobody laughs over what they mean in earnest; a phrase marked `? ` is then read the harmless way. */
export const GRAVE_LAUGH = phrases(`
  haha
  jk
  just kidding
  joking
  prank
  broma
  bromeando
`)
