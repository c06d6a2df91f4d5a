import { phrases } from '#app/safety/signs/phrase_pattern'

export const EXPLICIT_WORDS = {
  gap: '(?:[a-z]+ ){0,2}',
  far: '(?:[a-z0-9]+ ){0,5}',
  send: 'pics? of|send|show|gimme|give me|share|trade|trading|swap|text me|see|want|wanna|need|rate|post|drop|snap|any|got|exchange|more|let me see|take|dm|flash',
  nude: 'nudes?|noods?|nudie|nudies|n00ds|tits|titties|boobs?|boobies|breasts|ass|butt|booty|pussy|dick|cock|penis|vagina|nipples|naked (?:pics?|pictures?|photos?|body|selfies?)|nude (?:pics?|pictures?|photos?|selfies?)|topless|nsfw|dick pics?|goods|body naked|bare body|underwear pics?|lingerie pics?',
  garment:
    'clothes|bra|panties|shirt|dress|top|underwear|pants|thong|skirt|blouse|lingerie|jeans|bikini|everything',
  part: 'dick|cock|pussy|clit|tits|boobs|penis|vagina|nipples|crotch|balls',
  want: 'want to|going to|id|id love to|ill|let me|let us|lets|can i|could i|can we|need to|like to|love to|would|should|want you to|wanting to|dying to|please|come|dream of|imagine|about to',
  desnuda: 'desnud[oa]s?|encuerad[oa]|sin ropa|en pelotas|en bolas|sin nada|en tanga',
} as const

/** What is asked for, or said, that is sexual beyond flirting: worded towards the other, not about something. */
export const EXPLICIT = phrases(`
  # pictures
  (?:{send}) (?:{far})?(?:nudes?|noods?|nudies|tits|titties|boobs|boobies|pussy|topless|nsfw|dick pics?|cock pics?)(?! (?:lipstick|heels?|nail|color|shade|shoes|beach|on the internet))
  (?:{send}) (?:{gap})(?:your |ur |my |u r |of your |some )(?:{gap})(?:{nude})(?! (?:kicked|off|up))
  (?:{send}) (?:{gap})(?:pics?|pictures?|photos?|selfies?|videos?|vids?) (?:{gap})(?:of )?(?:your |you |ur )?(?:{gap})(?:{nude}|naked|with nothing on|with no clothes|without clothes|undressed|in lingerie|in your underwear|in the shower)
  (?:send|show|text|got|want|take|see) (?:me |us )?(?:{gap})(?:something|a|any|some) (?:{gap})(?:naughty|sexy pics?|nsfw|lewd|dirty pics?|naughty pics?|sexy pic with nothing|hot pics?|spicy pics?|lewds?)
  (?:nudes|lingerie pics?|pussy pics?|dick pics?|booty pics?|tit pics?|ass pics?|boob pics?|nude pics?)(?: (?:please|now|or|for|with|tonight|from you)| [.]|(?= $))(?<!(?:leaked|post|posted|sent me|sent us|sends me|shared|my|for|of) (?:my |a |her |his )?(?:nudes|dick pics?|nude pics?)(?: [a-z.]+)?)
  nudes(?= please)
  (?:lingerie|nude|naked|nudes) (?:pics?|photos?)(?= (?:,|or|please|$))(?<!(?:my|leaked|post|ex) (?:lingerie|nude|naked) (?:pics?|photos?))
  (?:see|imagine|picture|want|show|describe|have|thinking about|draw) (?:{gap})you (?:{gap})(?:naked|nude|topless|without (?:any |your )?clothes|undressed|with no clothes|with nothing on|in nothing)
  (?:describe|show|touch|see|want|love|kiss|lick) your (?:{gap})(?:naked|nude|bare) (?:body|skin|ass|chest|breasts)
  (?:do you|you) have (?:an? )?(?:onlyfans|only fans|fansly)
  (?:take|rip|pull|tear|slide|peel) (?:off )?(?:{gap})?(?:your|ur|all your) (?:{garment})(?: off)?(?= (?:$|[.,]|for|off|slowly|right|and|please|now|with))(?! (?:off the line|out))
  take off (?:your|ur|all your|that) (?:{gap})(?:clothes|bra|panties|shirt|dress|top|underwear|pants|thong|skirt|blouse|everything)
  (?:strip|undress|get naked|get nude|strip down) (?:for (?:me|us)|you|me|with me|now|slowly|down for|right now|already|{gap}slowly)
  (?:undress|undresses|undressing) (?:you|me|u)
  (?:what|whats) (?:is |color are )?(?:{gap})(?:under (?:that|your) (?:dress|shirt|clothes|skirt|bra)|your panties|panties are you|underwear (?:are you )?wearing)
  (?:what color|are|what) (?:are )?(?:{gap})(?:your |you wearing )(?:any )?(?:panties|bra|underwear|thong)
  (?:no|without|lose the|drop the|lets? see) (?:a |your )?(?:bra|panties|clothes|underwear)(?= (?:$|[.,]|on|tonight|for|please))(?<!(?:dirty|has|have|with|buy|my) (?:no|without) (?:bra|panties|clothes|underwear))
  # talk
  sext(?:ing|s)?(?= (?:$|[.,]|with|me|tonight|now|please|haha|later|you|is|us))(?<!(?:and|about|teens|of|against) sexting)
  (?:lets|want to|wanna|can we|do you|you|to) (?:{gap})(?:sext|cyber|cybersex|phone sex|sexting)
  (?:cybersex|phone sex|cyber sex)
  talk (?:{gap})(?:dirty|nasty|filthy) (?:to|with|for)? ?(?:me|us|you|please|baby|now|{gap})?(?! harry)
  (?:say|tell|text|whisper|send) (?:me |us )?(?:{gap})(?:something|things|anything|stuff|a) (?:{gap})(?:dirty|filthy|nasty|naughty|kinky|lewd|sexual|that gets me hard|that makes me (?:wet|hard)|that turns me on|explicit)
  dirty talk (?:please|me|to me|with me|now|tonight)|(?:lets|want|love|some|do) dirty talk
  (?:tell|describe|show|say) (?:me |us )?(?:{gap})what (?:youd|you would|youll|you want to|you would like to) do (?:to|with) (?:me|my body) (?:{gap})(?:in bed|naked|tonight|under|if we were|between)
  (?:describe|detail|tell me about|write|narrate) (?:{gap})(?:us |how (?:we|you) )?(?:{gap})(?:having sex|have sex|making love|fucking|sex scene|steamy|your orgasm|naked)
  (?:write|tell|make|read|give|do|lets do|describe) (?:me |us |up )?(?:{gap})(?:a |an |some |your )?(?:{gap})(?:erotic(?:a)?|smut|porn|pornographic|sexual|nsfw|steamy|sexy) ?(?:{gap})?(?:story|scene|fic|fantasy|about|roleplay|tale|stuff|time|rp)?(?= (?:$|[.,]|about|with|where|of|for|us|you))
  (?:roleplay|role play|rp|pretend|imagine) (?:{far})?[., ]{0,3}(?:{far})(?:naughty|undress|explicit|having sex|sex|sexual|one night stand|dominatrix|sub and dom|bdsm|in bed naked|stripper|hooker|escort|erotic|naked)
  (?:explicit|sexual|erotic|nsfw|x rated|adult) (?:roleplay|rp|texting|chat|scene|detail|details|photos?|content|story)
  (?:make it|be|get|keep it) (?:{gap})(?:explicit|sexual|kinky|x rated|nsfw|erotic|filthy)
  adult texting
  porn (?:pls|please|now|link|video|scene|pics?|with)|(?:send|watch|make|write) (?:me |some |us )?(?:{gap})porn (?:with me|please|together|scene|for me|now)
  # bodies and acts
  (?:im|i am|i get|you make me|youre making me|makes me|got me|getting|feeling|you get me|feel|me|so|are you|you|r you|r u) (?:{gap})(?:horny|turned on|aroused|hornier)(?! toads)
  (?<=^ )horny
  (?:are|youre|you) (?:{gap})(?:horny|naked|wet for|touching yourself|hard for|masturbating)
  (?:im|get|gets|got|make|makes|making) (?:me )?(?:{gap})(?:hard|wet|rock hard|erect|dripping)(?= (?:$|for you|right now|now|thinking|when you|just|imagining|because of you|from you|reading|baby|daddy|over you))(?<!(?:die|died|works?|working|worked|try|tried|trying|soaking|getting|rain|hair|is|was) (?:hard|wet))(?! (?:for you to|now that|because of you not))
  (?:you make me|makes me|made me|make me) (?:{gap})(?:wet|cum|orgasm|moan|hard)
  (?:wet|hard|dripping|aching) for (?:you|me|us|daddy|him|u)
  (?:make|help|let|want|wanna|going|need|about) (?:me |you |us |to )?(?:{gap})(?:cum|orgasm|climax|ejaculate)(?! laude)
  (?:cum|orgasm|finish|ejaculate) (?:for|with|on|in|inside|all over) (?:me|you|my|your)
  i (?:just )?(?:came|cum|nutted|finished) (?:thinking (?:about|of) you|for you|so hard|to your|in my pants)
  (?:have you|did you|do you) (?:ever |even )?(?:{gap})(?:had an? orgasm|orgasm|masturbate|touch yourself|like anal|swallow(?! (?:pills|the))|squirt|like it rough|do anal|give head|like oral)
  (?:im|i|me|lets|you|with) (?:{gap})(?:masturbating|masturbate|jerking off|jerk off|jacking off|jack off|wanking|wank|stroking (?:it|my)|rubbing one out|edging)
  (?:masturbate|jerk off|jack off|touch yourself|finger yourself|play with yourself|rub yourself)(?= (?:$|[.,]|for|with|to|and|now|thinking|while|please))
  (?:im |i am |are you |and |been )?touching (?:myself|yourself)
  (?:{want}) (?:{gap})?(?:fuck|smash|bang|screw|hump|pound|shag|bone|rail|raw|motorboat|finger|lick|ravish|breed|bend) (?:you|u|me|your|ya|us|each other|all over)(?! (?:up|off|over for|with|on the|some|a |head|out of))
  (?:want|wanna|want to|lets|going to|can we|should we|need to|i|we) (?:{gap})(?:fuck|smash|bang|bone|shag|hook up|do the nasty|get freaky|get nasty|have sex|make love all night|have a quickie|69|sixty nine|get it on|get laid|do it naked|go all the way|sleep together tonight)(?= (?:$|[.,]|with you|you|me|right now|now|tonight|here|over|on here|and|all|please|baby|haha))(?! (?:this traffic|this|that|off|up|the|my))
  (?<=^ |[.,] )(?:fuck|fuk|lick|ride|spank|suck|blow|eat|finger|rail|choke|pound|use|breed) me(?= (?:$|[.,]|please|now|hard|harder|all|over|like|till|until|daddy|baby|tonight|slow|rough|out|off))(?! (?:home|to work|away|a kiss|off the|with your))
  (?:fuck|ride|spank|use|dominate|breed|rail|pound|lick|eat) me (?:{gap})(?:all over|hard|harder|till|until|daddy|rough|raw|senseless|tonight|finish|cum)
  (?:want|wish|love|need|let|id let|like) (?:you |to have you |u )?(?:{gap})(?:to )?(?:ride|fuck|suck|spank|choke|dominate|eat|lick|bite|undress) me(?! (?:home|to|a|into))
  (?:ride|suck|lick|stroke|sit on|choke on|taste|touch|grab|kiss|play with|rub|worship|rate|guess|feel|jerk|hold|want|on|grip|see) (?:{gap})(?:my|your|ur|his|this|that) (?:{gap})(?:{part}|d|lewdsign|shaft|bulge|length|member|manhood|thighs|face and)(?! move)
  (?:suck|lick|eat) (?:{gap})(?:my|your|ur) (?:dick|cock|pussy|clit|d|tits|nipples|balls|toes)
  (?:your|my) (?:mouth|lips|tongue|hands?|fingers) (?:{gap})(?:on|around|in|over|between|inside) (?:{gap})(?:my|your) (?:{part}|legs|thighs|cock|panties)
  (?:hand|hands|fingers|tongue|mouth|head|face) (?:{gap})between (?:my|your) (?:legs|thighs)
  (?:be|feel|want|come|have|slide|thrust|love|need|imagine|feel you|put it|deep|cum|push) (?:{gap})(?:you |u |it )?(?:{gap})inside (?:of )?(?:you|me|u)(?= (?:$|[.,]|deep|tonight|slowly|now|so|and|all))
  (?:deep )?inside (?:you|me)(?= (?:deep|hard|raw))
  (?:go|going|went|goes) down on (?:me|you|u)
  (?:eat|eating) (?:you|me|u) out(?! tonight)
  (?:want|wanna|need|love|like|crave) (?:to |you |your )?(?:{gap})taste (?:you|every inch|me|your)(?: (?:down there|below|everywhere|of you|{gap}(?:body|skin|lips down)))
  (?:big|long|hard|wet|tight|shaved|thick) (?:{gap})(?:i am |are you |you are |im )?(?:down there)
  (?:taste|touch|kiss|lick|feel|big|wet|shaved|rub|explore) (?:{gap})(?:you |me |i am |u )?(?:{gap})down there
  (?:bend|bending|bent) (?:you|me|u) over
  (?:give|gave|giving|want|need|get|getting|love|have|need some|with) (?:me |you |u )?(?:{gap})(?:a |an |some )?(?:blowjob|bj|handjob|rimjob|footjob|blow job|hand job|hj|titjob|lap dance|good head|some head|head)(?= (?:$|[.,]|from|baby|now|please|tonight|right))(?<!(?:my|the|a|your) head)
  (?:blowjob|handjob|creampie|deepthroat|gangbang|threesome|facial on|doggy ?style|cowgirl position|missionary with|dildo|vibrator|butt plug|strap on)(?: (?:with me|for me|on me|please|me|now|with you|for you|tonight|in you))
  (?:you|your|whats|what|favorite|favourite|like|try|which|best) (?:{gap})(?:sex|sexual) (?:positions?|fantasy|fantasies|toy|toys|kinks?|moves?|kink)
  (?:what|whats|any|your|tell me your|got) (?:{gap})(?:kinks?|fetish|fetishes|turn ons|sexual fantas(?:y|ies)|dirtiest fantasy)(?! (?:for office|boots))
  what (?:turns|gets) you (?:on|off|hard|wet)(?= (?:$|[.,]|in bed|sexually|most|the most))
  (?:have|having|want|wanna|wants|lets|need|do|for|about us having|pretend|pretend were having|good|some|hot|rough|wild|wanting|crave|offer|up for) (?:to )?(?:{gap})sex (?:with (?:me|you|u)|right now|now|tonight|please|all night|over text|by text|scene|chat|slave|baby|over the phone|together)
  (?:lets|lets have|can we have|want to have|wanna have|pretend were having|were having|want|wanna|let us have|us having|need) (?:{gap})sex(?= (?:$|[.,]|with|right|now|tonight|please|baby))(?<!(?:dont|not|not to|months|him|pressures me|to not|doesnt) (?:want|have|need|wanna) (?:to have )?sex)(?<!(?:to |not )not want sex)
  sex (?:with )?(?:me|slave|chat)(?= (?:$|[.,]|now|please|tonight))
  (?:be|play|become|act like|youre|be a|call me your|im your|such a|like a|want you to be) (?:{gap})(?:slut|whore|sex slave|dominatrix|submissive|sex toy|fuck ?toy|cum ?slut|dom|sub|hoe|bitch in bed|naughty girl|bad girl in bed|stripper)
  (?:spank|spanking|tie|tying|handcuff|cuff|choke|whip|blindfold|gag) (?:me|you|your ass)(?= (?:$|[.,]|up|hard|harder|and|please|daddy|to the bed|tonight|in bed))(?! (?:up in|over))
  (?:moan|moaning|scream|beg) (?:{gap})(?:for me|my name|for it|for you|louder|as you|when you|in your ear)
  (?:get|getting) (?:in|into|inside) (?:{gap})(?:your|my|ur) pants
  (?:naked|nude|no clothes|topless|undressed|shirtless|clothes off|nothing on|without clothes) (?:{gap})(?:with (?:me|you)|together|in bed|for (?:me|you)|on top|tonight|thinking of you|right now|next to|on the (?:couch|bed)|waiting)
  (?:lets|right here|you and me|want you|imagine us|be|get|getting|us|both|sleep|lying|lie|lay|im|i am|i want|with|on top of me tonight ,|by chill i mean|all|completely|here) (?:{gap})(?:naked|nude|clothes off|no clothes)(?= (?:$|[.,]|with|together|in|for|and|on|thinking|right|now|under|waiting))(?! (?:juice|without|and afraid|eye|gun|in front of the class))
  (?:i|ill|let me|me) (?:{gap})(?:slide|slip|unbutton|unzip|unhook|thrust|grind|straddle|slip out of) (?:{gap})(?:my|your|out|off|into|against|you|me) (?:{gap})(?:hand|blouse|shirt|bra|panties|pants|dress|clothes|legs|thighs|hips|jeans|dress off|fingers|you|down|lap|zipper)
  (?:thrust|thrusting|grinding|straddling|grind) (?:{gap})(?:into|against|on|inside|your|me|you|harder|deeper|in me|in you)
  as you thrust
  (?:bare|naked|soft|perky) (?:breasts?|chest|boobs|ass|skin) (?:{gap})(?:against|on|under|pressed|in your)
  (?:my|your) (?:nipples|breasts|boobs|pussy|cock|dick|tits) (?:{gap})(?:get|are|is|gets|feel|feels|against|in your|harden|throb|ache|want|need|so|for you|and)(?! (?:sore|itch|hurt|itches|hurts|pain|itchy|painful|swollen|from))
  (?:im|i am) (?:{gap})(?:not wearing|wearing nothing|wearing only|wearing just|taking off|in nothing but|out of) (?:{gap})(?:any |my |but |a |except )?(?:{gap})(?:panties|underwear|bra|clothes|lingerie|thong|nothing|towel|your shirt|smile)?(?= (?:$|[.,]|for|right|under|and|tonight|now))(?<!(?:off|out of|wearing|nothing) (?:shoes|the|work|shirt)?)
  (?:me|girlfriend|here|pic|selfie) , topless
  (?:below|under) the belt(?= (?:$|[.,]|tonight))(?<=(?:taste|kiss|starting|touch|lick|every inch|going|lower|down).{0,40})
  lewdsign
  lewdsign (?:you in|lewdsign|me|please|for)
  (?:quickie|one night stand|fwb|friends with benefits|booty call)(?= (?:$|[.,]|with|tonight|now|explicit|me|you|please))(?! (?:question))
  (?:lets|let us|want to) (?:{gap})do it [a-z, ]{0,40}(?:naked|clothes off|in bed)
  (?:want to|have|lets have|wanna) (?:{gap})(?:seggs|seggsy|smex)
  (?:lets |want to |wanna |lets get )(?:get |go )?(?:nasty|freaky|kinky|frisky|dirty|raunchy)(?: on here| with me| tonight| over text| in here|(?= (?:$|[.,])))
  (?:want|wanna|lets|up for|down for|down to) (?:to )?(?:{gap})(?:fuck|69|bang|smash|bone)(?= (?:$|[.,]|haha|tonight|now))(?! (?:bros|it))
  (?:in bed|sexually|in the bedroom) (?:{gap})(?:with me naked|be explicit|explicit|what do you like|how do you like it)
  (?:fuck|fucking|fuk) (?:you|u|me) (?:{gap})(?:hard|all night|so bad|raw|senseless|tonight|till|until|from behind|daddy|in the|on the)
  call me daddy while
  (?:detail|details|describe|tell me about) (?:{gap})your first time(?: in detail)?(?= [.,a-z ]{0,40}(?:explicit|hot|sexy|detail|naked|sex))
  first time in (?:bed|detail)
  # Spanish
  (?:manda|mandame|mandas|pasa|pasame|envia|enviame|ensename|ensena|muestrame|muestra|quiero ver|quiero|dame|tienes|comparte|rola|rolame|sube|ver|enviarme|mandarme|pasarme|ensenarme|mostrarme) (?:{far})?(?:nudes?|pack|packs|tetas?|tetitas|culo|culito|nalgas|nalguitas|panocha|concha|cono|chichis|bubis|pechos|senos|pezones|fotos? (?:{gap})(?:{desnuda})|fotos? (?:calientes|hot|intimas|sexuales|porno|sexys|xxx)|pito|verga|polla|vagina|cuerpo desnudo|{desnuda}|videos? (?:porno|hot|calientes|xxx))(?! (?:de cervezas|de refrescos|de galletas|en la calle))
  (?:verte|imaginarte|tenerte|te imagino|te quiero|te quiero ver|ponte|quedate|estas|estes|foto|estoy|fotos|estemos|juntos) (?:{gap})(?:{desnuda})
  (?:quitate|sacate|bajate|me quito|te quito|quitarte|quitarme|me saco|desvistete|te desvisto|desnudate|desabrochate|arrancarte) (?:{gap})(?:la ropa|todo|el vestido|la blusa|la falda|los pantalones|el brasier|el sosten|la tanga|los calzones|las bragas|para mi|el sujetador|la camisa)
  (?:desnudate|desvistete)
  qu(?:e|ien) (?:{gap})(?:ropa interior|calzones|tanga) (?:llevas|traes|usas)
  (?:hagamos|hacer|quiero|vamos a hacer|hacemos|quieres|y quiero|haz|un poco de) (?:{gap})(?:sexting|sexteo|sextear|cibersexo|sexo)(?: (?:contigo|conmigo|por (?:mensaje|chat|telefono|texto)|virtual|oral|anal|rico|duro|ya|ahora|esta noche|toda la noche))?(?<!(?:no quiero|ganas de) (?:tener |hacer )?sexo)
  (?:tengamos|tener|tenemos|tendria|tuvieramos) sexo (?:contigo|conmigo|juntos|ya|ahora|esta noche|por|oral|anal|salvaje|rico)
  (?:tengamos|vamos a tener|quiero tener|quieres tener) sexo
  sexo (?:por (?:mensaje|chat|telefono|texto)|virtual|conmigo|oral conmigo|salvaje|telefonico)
  (?:hablame|dime|decirme|dimelo|habla|di|cuentame|escribeme|susurrame) (?:{gap})(?:cosas |algo |bien )?(?:sucio|sucias|sucia|cochinadas|cachondo|cachonda|cochinas|cochino|puercas|guarradas|guarro|calientes|cerdadas|pornografico|hot)
  (?:estoy|ando|me pones|me tienes|me traes|me dejas|pones|estas|andas|me siento|toy|poniendo) (?:{gap})(?:caliente|cachond[oa]|arrech[oa]|mojad[oa]|excitad[oa]|dur[oa]|hot|humed[oa]|bien dura|prendid[oa])(?= (?:$|[.,]|por ti|contigo|pensando|amor|bebe|mami|papi|ya|y|para ti|de ti|leyendo|imaginando|la verga|mi amor|haha|conmigo|bb|la))(?! (?:con (?:el|la|mi)|y (?:sudada|sudado)|por (?:la (?:lluvia|fiebre)|el (?:sol|calor))|la masa))
  (?:quiero|quisiera|vamos a|me gustaria|tengo ganas de|ganas de|hay que|podemos|deseo|voy a|dejame|sueno con|queria|puedo|vas a) (?:{gap})(?:coger contigo|cogerte|follarte|follar|metertela|clavartela|chupartela|hacertelo|hacerte mia|hacerte el amor (?:toda|desnud|rico|duro|ahora)|comerte (?:la|el|toda|tod[oa]|entera)|mamartela|tocarte (?:toda|todo|ahi|los|las|el)|lamerte|manosearte|darte (?:duro|por)|venirme|correrme|montarte|nalguearte|coger|cogerme|desnudarte|desvestirte|desnudarme|penetrarte|acabar en|sentirte dentro|probarte (?:tod|ahi))(?= (?:$|[.,]|contigo|tod[oa]|duro|dura|rico|ya|ahora|en|la|el|y|por|como|bien|toda|ahi|esta))(?! (?:la mano|el (?:autobus|bus|tren|taxi|metro)|las llaves|un|flores))
  (?:cogeme|follame|chupamela|chupame|mamamela|metemela|clavamela|damelo duro|dame duro|comeme (?:la|el|toda|tod[oa])|lameme|nalgueame|montame|penetrame|tocame (?:toda|ahi|las|los|el)|haceme tuya|hazme tuy[oa]|cabalgame|hazmelo|mamamelo|chupamelo|metemelo)(?! (?:la mano|el))
  (?:hazme|haces|haceme|hacerme|me hagas|me haces) (?:{gap})(?:venir|venirme|correr|correrme|acabar|gemir|tuya|tuyo|llegar al orgasmo)
  (?:me la estoy|me la|te la|me lo estoy) (?:{gap})(?:jalando|jalo|mamas|chupas|chupo|meto|metes|mamo|metas|chupes|mames|pelando|meti|como toda)
  (?:me estoy|me|te estas|estoy) (?:{gap})(?:tocando|masturbando|masturbo|pajeando|jalando|tocandome|masturbandome|dedeando|toco pensando|pajeo)(?: (?:pensando|por ti|para ti|ahi|rico|viendo|contigo)|(?= (?:$|[.,])))(?! (?:la guitarra|el piano|el))
  (?:tocate|masturbate|dedeate|mojate)(?= (?:$|[.,]|para mi|conmigo|pensando|y|ahi|ya))
  (?:te gusta|te gustaria|te encanta|quieres|te la|me lo harias|te lo hago|lo hacemos) (?:{gap})(?:por atras|por detras|en cuatro|anal|oral|duro|rudo|tragar|tragartela|que te (?:nalgueen|cojan|follen|aten|la metan|amarren|den duro)|de perrito|el sexo)
  que (?:pose|posicion|posturas?|posiciones|fetiches?|fantasias?) (?:{gap})(?:te|tienes|prefieres|gusta)(?: gusta| gustan| prendes?)?(?= (?:$|[.,]|en la cama|mas|sexual|sexo))
  (?:describe|describeme|cuentame|dime|platicame|relata|escribe|escribeme|narra|narrame|imagina) (?:{gap})(?:como )?(?:{gap})(?:me lo harias|me cogerias|me follarias|harias en la cama|me harias|relato erotico|historia erotica|relato porno|tu cuerpo desnudo|escena (?:de sexo|sexual|erotica|porno)|cuento erotico|fantasia sexual|el sexo|relato caliente)(?= (?:$|[.,]|de|con|en|donde|para|sobre|toda|si|tod[oa]|desnud))
  (?:ricas?|ricos?|buenas?|que) (?:{gap})(?:nalgas|tetas|culo|chichis|piernas y|nalguitas|tetotas|culazo)(?= (?:$|[.,]|tienes|mami|bebe|ensename|las|me))(?! tengo)
  (?:mi|tu|la|esta|esa|mi gran) (?:verga|polla|pito|pene|panocha|concha|vagina|pija) (?:{gap})(?:en|dura|para ti|quiere|mojada|dentro|rica|parada|grande|te|adentro)
  (?:te|me) (?:quiero|quieres|deseo|siento|imagino|necesito|tengo) (?:{gap})(?:adentro|dentro)(?: de mi| de ti)?(?= (?:$|[.,]|de|ya|toda))(?! de (?:mi (?:vida|corazon|equipo)|tu corazon))
  (?:con|de|tod[oa]) (?:{gap})(?:y )?sin ropa(?= (?:$|[.,]|contigo|conmigo))
  (?:se mi|se mia|seras mi|quiero que seas mi|eres mi|soy tu|juega a ser mi) (?:{gap})(?:puta|putita|zorra|perra|esclava sexual|sumisa|putito|esclavo)
  me pones (?:{gap})dura
`)

/** Said by her these go too far, though a person may say them. */
export const SUGGESTIVE = phrases(`
  (?:lingerie|panties|thong|underwear|bra)
  (?:between|spread|open) (?:{gap})(?:my|your) (?:legs|thighs)
  (?:undress|undressing|undressed|naked|nude|topless|horny|aroused|orgasm|moan|moaning(?! about)|thrust|naughty(?! (?:dog|cat|list|puppy|kid|step|kitten|boy of a))|kinky|erotic|seduce|sensual|lust|lustful|nipples?|cleavage|sexual|sex|sexy time|dirty talk|sext|foreplay)
  (?:im|me|get|getting|gets me|am|you) (?:{gap})turned on
  (?:my|your|our) (?:bare|naked|hot|sweaty|warm wet) (?:body|bodies|skin|chest)
  (?:in|under) (?:the|my|your|our) (?:sheets|covers) (?:{gap})(?:together|with you|with me)
  (?:take|taking|slip|slipping|slide|sliding) (?:{gap})off (?:{gap})(?:my|your|our) (?:[a-z]+ ){0,1}(?:clothes|shirt|dress|top|pants|skirt)
  (?:sin ropa|desnud[oa]|excitad[oa]|caliente por ti|mojad[oa]|gemir|gemidos|sexo|sexual|orgasmo|lenceria|bragas|tanga|entre (?:mis|tus) piernas|quitarte la ropa|me quito la ropa)
`)
