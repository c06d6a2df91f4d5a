import { phrases } from '#app/safety/signs/phrase_pattern'

/** English wordings that only sound alike: taken out of a text before danger is looked for. */
export const IDIOMS_EN = phrases(`
  # accidents, effort, other meanings of what one does to oneself
  (?:accidentally|by accident) {gap}(?:{harm}|{harmed}) myself
  (?:{harm}|{harming}|{harmed}) myself {far}(?:shaving|cooking|chopping|slicing|peeling|accidentally|by accident|on accident|by mistake|on (?:a|the|my|some|that) (?:[a-z]+ ){0,2}(?:can|paper|stove|oven|pan|glass|tin|iron|edge|fence|nail|kettle|tray|pot|lid|table|corner|toaster|grill|door|box|page|barbed wire|shell|rock|sheet)|curling iron|straightener|hair iron|can opener|kitchen|while|making|gym|practice|playing|lifting|working out|running|skateboarding|skating|opening|skiing|climbing|dancing|game|minecraft|level|boss|workout|bike|lego|ladder|gardening|moving|football|soccer|basketball|hike|yoga|trying to (?:open|fix|lift|peel|reach|carry|impress|catch|move|do a)|grenade|rocket|falling|tripping|surfing|fishing|hook|laughing|coffee|tea|soup|sauce|oil|steam|cat|thorns?|roses|mandoline|avocado|bagel|onions?|cheese|dinner|breakfast|lunch)
  (?:{harm}|{harming}) myself (?:laughing|some|a (?:slice|piece|break|deal|bit|big|check|coffee|drink)|at (?:the gym|practice|training)|over (?:this|that|the|an?|homework|work)|(?:for|to) (?:this job|that job|get|finish|make|meet|pass|pay|impress|please|fit|lose|be|keep|win|learn|save|find|reach)|with (?:work|this workout|studying|this|these|overtime)|working|studying|training|trying to|in (?:the (?:foot|process|kitchen|gym)|work|coffee|ice cream|music|netflix|chocolate|books|wine|cheese|sauce|an? [a-z]+ game|this game)|from (?:the|facebook|instagram|tinder|that|this|all|social|group|society|people|sugar|caffeine|dating)|into|by (?:working|trying|eating)|up (?:with|in|on))
  (?:burn|burning|burned|burnt|hang|hanging) myself out
  (?:hang|make|buy|cook|pour|get|shoot|cut|draw|end|burn|poison) myself (?:a|an|the) (?!lethal|noose)[a-z]+
  (?:cut|cutting) myself (?:off|some slack|loose|a)
  (?:time|day|days|week|it|that|this|money|weight|pressure|take|took|paid|shook|dust|get|got|wipe|brush|edge|blanket|dog|cat|covers|him|her|mud|them|sand|dirt|shirt|sweater|jacket|eyes) off myself
  (?:shoot|shot|shooting) myself (?:a|an) (?:text|email|message|note|reminder)
  hang(?:ing)? myself (?:upside|from the (?:monkey|pull|gym|bar)|out)
  (?:never|wouldnt|not|without|dont|didnt|almost didnt) (?:{gap})(?:hurting|harming|hurt|harm) myself (?:at|in|on)

  # dying that is not
  (?:die|dies|died|dying) (?:of|from) (?:{gap})(?:laughing|laughter|boredom|embarrassment|cringe|cuteness|hunger|thirst|heat|shame|curiosity|happiness|jealousy|exhaustion|cold|excitement|anticipation|suspense|second hand|secondhand|anxiety|stress|allergies|the heat|the cold|nerves|joy|old age|cute|love|awkwardness|shock|heatstroke|dehydration|hay fever|cramps|the suspense|natural causes|caffeine withdrawal)
  (?:die|died|dying|dead) (?:laughing|hard|happy|inside|alone|single|trying|old|rich|broke|a virgin|down|off|out|here waiting|waiting|for (?:a|some|you|him|her|that|this|those|these|my (?:kids|family|country|dog)|tacos|pizza|coffee|sushi|love|it)|to (?:know|see|meet|try|hear|get|tell|ask|find|go|visit|watch|play|eat|have|read|be there|show|kiss|hold|talk)|my (?:hair|roots|eyebrows|shirt|jeans|clothes|beard|tips)|on (?:me|this hill|that hill|the (?:first|second|last|final|boss|third|same))|surrounded by|with my boots|eggs|it (?:pink|blue|red|blonde|black|purple)|in (?:this|the) (?:heat|sun|cold|meeting|class|gym|game|sauna|traffic|level|dungeon|raid|first|second)|doing what)
  injured myself
  to die for(?! (?:real|sure|good))
  (?:era|es) (?:{gap})broma (?:{gap})(?:lo de |que )?(?:{gap})(?:morir|morirme|matarme|suicidarme)
  dead in the water
  jump(?:ed|ing)? the gun
  sleep when im dead
  (?:rope|ropes|cuerda|soga|gun|gas|belt) (?:{far})(?:hammock|climbing|harness|swing|boat|tent|camping|tow|garden|sailing|horse|tendedero|hamaca|columpio|knot|knots|tree ?house|range|safety|control|show|license|glue|nerf|water|nail|massage|loops?|sale|size|station)
  (?:climbing|jump|tow|nail|glue|nerf|water|massage|tight|hot glue|cow) (?:{gap})(?:rope|gun|guns)
  disappear(?:ed|s|ing)? from (?:this|the|a) (?:party|meeting|chat|group|event|wedding|class|table)
  (?:die|dye) (?:my|the|it|some|these) ?(?:[a-z]+ )?(?:pink|blue|red|green|black|purple|blonde|yellow|white|brown|grey|curtains)
  (?:dont|not) want to be alive for
  (?:threw|throw|throwing|thrown) (?:{gap})under the bus
  (?:plants?|cactus|battery|phone|laptop|fish|goldfish|flowers?|batteries|wifi|engine|economy|chat|bees?) (?:{far})(?:dead|die|died|dying|alive)
  dead (?:plants?|cactus|battery|phone|laptop|fish|flowers?|batteries|leaves|mouse|bird|spider|car|skin|air)
  blood (?:tests?|work|draw|sugar|pressure|type|donation|drive|orange|moon|sausage|bank|thinners?|results?)
  (?:do|did|are|will|have|were|does) (?:you|u|an ai|ais|robots?|bots?) (?:(?!i |im |me |my |if |how |whether )[a-z]+ ){0,5}(?:die|dying|dead|death|stop existing|existing|exist|alive|suicidal|live|end|disappear|kill yourself)(?! (?:me|from|by|on|if))
  (?:could have|couldve|wanted to|wished i could|thought id) (?:{gap})die(?:d)? when
  (?:goodbye|farewell|thank you) (?:letters?|notes?|cards?|emails?|speech|messages?) (?:{gap})(?:to|for) (?:{gap})(?:team|boss|coworkers|class|students|teacher|colleagues|office|job|neighbors|landlord)
  (?:die|dye) (?:{gap})(?:hair|roots|shirt|fabric|eggs|eyebrows)
  (?:do or|ride or|never say|diet or|trick or) die
  (?:burn|burned|burnt|burning) (?:the|my|some) (?:{gap})(?:toast|rice|dinner|popcorn|cookies|cake|garlic|sauce|pizza|bread|eggs|bacon|ham|pancakes|cd|calories|incense|candles?|wood|leaves|roof of)
  clean cut
  edge of (?:my|your|the) seat
  lease (?:of|on) life
  daily dose of
  your last (?:text|message)
  (?:(?:i )?(?:wish|could|want to|can) )?(?:{gap})sleep forever (?:[.,] |in )(?:{gap})(?:bed|duvet|blanket|pillow|mattress|couch|hotel)
  dead (?:certain|sure|wrong|set|serious)
  (?:taking|take|took) my own life (?:advice|lessons?|coach|hacks?)
  (?:jump|jumped|jumping|jumps) out of (?:his|her|my|their|your) skin
  (?:fastest|quickest|easiest|best) way to (?:go|get|drive|travel|fly|bike) (?:from|to|there|home|downtown)
  (?:phone|phones|battery|tablet|laptop|ipad|watch|airpods|car) (?:is |s )?(?:{gap})about to die
  (?:scratches|scratch|rasgunos|aranazos) (?:{gap})(?:are|is|son|from|de|del|by) (?:{gap})(?:cat|cats|gato|gata|dog|perro|kitten|rose|bushes|brambles)
  last (?:text|message) before (?:we|i|the) (?:lose|board|boarding|takeoff|land|go|tunnel|enter) ?(?:signal|service|plane|reception)?
  (?:durkheim|camus) on suicide
  (?:reading|read|studying) (?:durkheim|camus|plath|sartre)
  (?:allergy|thyroid|blood pressure|wrong strength|vitamin|cholesterol|antibiotic) (?:of )?(?:{gap})(?:pills?|meds|medication|medicine)
  las de la (?:alergia|presion|tiroides|gripe|gripa)
  (?:bottle|bottles|glass|box) of (?:wine|water|beer|vitamins|ranch|ketchup|soda|juice|milk|champagne|tequila|hot sauce|shampoo|sriracha)
  (?:last|final) (?:message|text) (?:i|you|from|he|she|they) (?:{gap})(?:got|sent|received|saw|was|were|cut)
  (?:note|notes|letter) (?:{gap})(?:on|about|for|to) (?:the|my|your|his|her) (?:{gap})(?:fridge|desk|windshield|milk|teacher|landlord|mailman|neighbor|door about)
  (?:hang|hanging) (?:drywall|wallpaper|lights|art|shelves|a tv|the tv|the laundry|decorations|ornaments)
  (?:bought|buy|have|got|cleaned|clean|cleaning) (?:{gap})(?:gun|guns|rifle) (?:{gap})(?:safe|cabinet|for hunting|for deer|range|license|locker|rack)
  (?:gun|rifle|rifles|guns) (?:{gap})(?:hunting|deer|range|season|safe)
  (?:wouldnt|couldnt|cant|cannot) live without(?! (?:him|her|you|the pain))
  (?:id|i would|i will|ill|i) (?:{gap})(?:rather|sooner) (?:{gap})(?:die|be dead|kill myself|shoot myself|cut|hang myself|stab myself|end my life|jump off a (?:bridge|cliff)|drink bleach) {gap}than(?! (?:live|keep|go on|be alive|be here|face|feel|exist|spend|continue|deal|suffer|stay|wake))
  (?:caught|seen|found) dead
  over my dead body
  drop dead gorgeous
  (?:dead|death) (?:tired|serious|set|on my feet|end|line|lift|weight lifting|wrong|last|phone|battery|sexy|broke|asleep|to the world|silent|quiet|metal|star|valley|stare|grip|note|by chocolate|row|sea|pool)
  (?:bored|scared|tired|worried|worked|starved|loved|love you|love him|love her|sick|freezing|annoyed|beaten|froze|talked|stressed|tickled|hugged|love them|love it) to death
  (?:im|id|ill|i|were|we are|was|i was|were all|we|you|well|like im|probably|think im|thought i was|felt like i was) (?:{gap})(?:going to|about to|could|would|might|may|will|nearly|almost|basically|legit|thought i would|finally|quietly) (?:die|dying|died)(?! (?:tonight|by|tomorrow|today|soon|and i dont|and nobody|this week|, i want|now and|if i stay))
  (?<!(?:when|where|once|after|if|until|till) )(?:id|ill|well|youll|im|feels? like im|felt like i was|like i was|youre) (?:die|dying|dead)(?! (?:tonight|by|tomorrow|today|soon|and i dont|this week|anyway|to everyone))
  (?:until|till|before|the day|to the day) (?:i|we) die
  when i die (?:i want|bury|play|im coming|im leaving|i hope|ill|scatter|my ashes)
  (?:we|you|people|everyone|everything|it|plants?|phone|battery|car|laptop|who|both|characters|zombies|kids|customers|all) (?:{gap})(?:want|wants|wanted|going|about|need|have|has|had|supposed|trying|tries|ready) to (?:die|live|exist)
  (?<!promise |promise i |promise you i |guarantee i |sure i |swear i )(?:dont|do not|didnt|never|not|wont|cant|couldnt|refuse to|no desire to|not ready to|not going to|not trying to|not planning to|nobody wants to|dont really)(?! (?:promise|guarantee|say|saying|swear|stop|help|tell|imagine|wait|keep|know|see)) (?:{gap})(?:want to|wanted to|wanna|wish to|going to|trying to|planning to|ready to|intend to|plan to|wanting to|have any desire to|have any plans to|have plans to|have a plan to|have thoughts of|need to)? ?(?:{gap})(?:die|be dead|{lethal}|{lethaling})(?! by| before)
  (?:not|never|isnt|arent|wasnt|havent been|am not|nor|neither|no longer|nothing|im not|without being|wouldnt call myself|not feeling|never been|dont feel|didnt feel|not even|not at all|dont worry im not|arent i|havent felt) (?:{gap})(?:suicidal|a danger to myself|thinking (?:about|of) (?:{gap})(?:suicide|dying|death|{lethaling})|going to {gap}(?:{lethal})|in danger|planning (?:on )?(?:anything|to (?:die|{lethal})|{lethaling})|having suicidal thoughts|about to {gap}(?:{lethal})|contemplating|considering suicide|{lethaling})(?!.{0,15} (?:lied|menti))
  (?:not|nothing|isnt|wasnt|nor|never) (?:{gap})(?:in a|like a|about|a|any|no) (?:{gap})(?:suicidal|suicide|selfharm|self harm)(?: (?:way|thing|thoughts?|ideation|sense|kind of way|manner|urges|plan|plans))?
  (?:no|zero|never had|dont have|havent had|without|dont have any|never have|not having|not had) (?:{gap})(?:suicidal|selfharm|dark|suicide) (?:thoughts?|ideation|urges|feelings|plans?|intentions|tendencies)
  (?:no|zero|dont have any|have no) (?:{gap})(?:urges?|plans?|intentions?|desire|thoughts?|wish|intention) (?:to|of) (?:{gap})(?:{lethal}|{lethaling}|die|dying|selfharm|hurt anyone|harm)
  (?:would|could|will|did|have|has|had|ll|id|ive|i|im) (?:never|not)(?! saying) (?:{gap})(?:{lethal}|commit suicide|{harmed} myself|try to (?:{lethal})|be suicidal|(?:kill|hurt|harm) myself|do that|do anything (?:stupid|to myself)|been suicidal|thought (?:about|of) (?:{lethaling}|suicide)|considered (?:suicide|{lethaling})|attempted|actually (?:{lethal}))(?: myself)?(?! before)
  (?:asks?|asked|asking|check|checks|checking|checked|screening|questions?|questionnaire|form|assumed|assumes) (?:{gap})(?:me )?(?:if|whether|about|that|me|for|im|i) (?:{gap})(?:i |im |was |am |i was |i had |ive )?(?:{gap})(?:id |id ever |i wanted to |i would )?(?:suicidal|suicide|want to die|{lethal}|going to {gap}(?:{lethal})|hurting myself|{lethaling}|wanted to (?:die|{lethal})|suicidal thoughts|selfharm|any suicidal thoughts|would (?:{lethal}))(?!.{0,40} (?:yes|yeah|i do|i am|true|how|si)(?= ))
  (?:before|so) you (?:worry|panic|ask|freak out) (?:{gap})(?:not suicidal|im not suicidal)
  (?:talk|talked|talking) (?:{gap})(?:me )?(?:out of|down from) the ledge about

  # things, titles, games, places
  suicide (?:squad|doors?|mission|burn|silence|boys|run|runs|sprints?|drills?|king|kings|squeeze|forest|girls|pact the|watch over|hotline song|machine|blonde|wings?|bomb|bomber|bombing|bombers|drop|cable|prevention|awareness|hotline|hotlines|rates?|statistics|stats|lane|sundae|wing sauce|hill|gambit|dive|snowball|bid|cards|room|survivors?|loss|race)
  (?:political|career|social|financial|academic|economic|commercial|fashion|assisted|virgin|virgins|physician assisted|professional|mass|egyptian) suicides?
  (?:suicidal tendencies|suicideboys|suicideboy|virgin suicides|death note|death stranding|death cab|grateful dead|red dead|walking dead|evil dead|dead to me|dead poets|knives out|die hard|no time to die|live and let die|kill bill|a good day to die|a million ways to die|if i die young|live and die|better off dead the movie|thirteen reasons why|13 reasons why|long sleep movie|die for you by|bury a friend|the end of the (?:fing|f ing|f) world|i think we re alone now|never let me go|girl interrupted|dont fear the reaper|wake me up when|fade to black|jumper song|paramore|my chemical romance)
  (?:\\d+|\\d+k|few|many|of|the|per|couple|hundred|thousand|two|three|five|ten|fifty|hundreds|more|some|last|extra|\\d+ more|half|mere|another|those|these|first|total|most|x|about \\d+|mil|cien|pocos|varios|unos|cuantos|los|dos|tres|cinco|diez|veinte) kms
  kms? (?:away|per|an hour|from|to go|run|ride|h|hr|north|south|west|east|left|on (?:the|my)|in|de|por|a la|al|hasta|desde|until|this week|ran|later|today|before|were|x|diarios|corriendo|hoy)
  {gap}(?:ctb) (?:stock|token|coin|bank|bar|tablet|company|exam|team|locker|channel|shares)
  (?:new|buy|bought|cute|toddler|kids|baby|pilates|yoga|barre|hospital|fuzzy|cozy|pair of|trampoline park|nonslip|non slip|need) (?:{gap})grippy socks? (?:{gap})(?:for|so|from|at|because|in case|are|on sale|like|with|that)
  (?:roping|rope) (?:cattle|course|calves|in|climb|swing|drop|them|people)
  jump(?:ing)? (?:rope|ropes|ship|for joy|to conclusions|on (?:a call|it|the (?:bed|trampoline|bandwagon|call|train))|at the|into (?:bed|the (?:pool|shower|lake|ocean|water|deep end|car)|conversation|dating|action|work)|scares?|start|through hoops|in (?:the (?:shower|pool|lake|car|water|ocean|puddle)|a (?:puddle|lake))|off (?:the|a) (?:diving board|dock|pier|boat|swing|high dive|top rope|couch|bed|wagon|trampoline|rock|rocks|low wall)|over|back in|out of (?:bed|my (?:skin|chair|seat)|a (?:cake|plane|perfectly)|planes|an airplane))
  (?:jump|jumping|jumped|leap|step|fall) (?:{gap})(?:off|from|over|out of) (?:{gap})(?:cliff|bridge|tower|plane|building|window|rooftop|roof|edge) {far}(?:into the (?:water|lake|ocean|sea|river|lagoon|pool|sea)|bungee|parachute|paragliding|skydiv[a-z]*|wingsuit|hawaii|base jumping|in the game|video game|movie|parkour|greece|mexico|vacation|zip ?line|in (?:fortnite|minecraft|zelda|gta|my dream|a dream)|with you|for you|if (?:everyone|your friends|all your)|too)
  (?:bungee|parachute|base|scuba|cliff|high|paraglide|skydive|bridge) (?:jump|jumping|diving)
  if (?:all |everyone |your |my )(?:{gap})(?:friends|everyone|else|jumped) (?:{gap})jump(?:ed)? off
  (?:run|ran|running|hit|drive|drove|driving|stuck|got) (?:{gap})(?:into|in) (?:{gap})traffic(?= (?:[.,]|$|on|at|near|and|again|haha|for|all|today|this))
  (?:take|took|taking|taken) (?:my (?:own )?life|life) (?:in|into|in a|to|back|less|more|one|seriously|for granted|a|for|too|as|slower|day|step|by)
  (?:end|ending|ended|ends) (?:my|the|a|this|our|that|his|her) (?:{gap})(?:lease|call|contract|subscription|shift|membership|day|week|relationship|conversation|career|marriage|night|trial|semester|streak|friendship|engagement|meeting|plan|year|project)
  (?:end|ending|ended) (?:it|things) (?:with|between|there|here|on a|over|by|early|for|after (?:two|three|\\d+|a))
  (?:life|my life|it|life like|life of|life as) (?:insurance|sciences?|coach|partner|hacks?|guard|alert|savings|is strange|sentence)
  (?:worth living|living) (?:in|with|at|on|near|alone|room|together|downtown|there|here|by|paycheck)
  (?:tired|sick|done|exhausted|over) (?:of|with) (?:{gap})(?:living|life) (?:in|with|at|on|near|alone|out of|paycheck|under|from|here|together|admin|insurance|coach|lessons|sim|drawing|with|by|like (?:a student|roommates|this house))
  (?:no|any|much|a) (?:point|reason|sense|use) (?:{gap})(?:in |to |of )?(?:live|living|going|staying|being|existing|stay) (?:in|at|with|to the|there|on|downtown|near|together|out|single|mad|here if|late|over)
  (?:dont|didnt|wont|never|not|no longer) (?:{gap})(?:want to|going to|wanna) (?:{gap})(?:live|be here|wake up|be|exist|go on|keep going|be around|continue|disappear|be alone) (?:with (?!this (?:pain|guilt|shame)|the (?:pain|guilt|shame))|in (?!(?:this (?:world|body|pain|life|hell)|pain|the world|a world|agony))|at|near|far|early|before|to (?!see)|alone|apart|downtown|there|above|on (?!this)|for|without (?!you |him |her |pain)|late|yet|your|his|her|their|so early|next|off|until|when|next to|through|the kids|him|them|you)
  (?:dont|didnt|not|never|wont) (?:{gap})(?:want to|going to) (?:{gap})be (?:the|a|an|your|his|her|that|rude|mean|late|honest|alone|friends|sad|like|his|single|in charge|bothered|{far}person)
  (?:disappear|vanish|fade) (?:{gap})(?:for (?:a|the|an|one|two)|into (?:a|the|my|some)|to (?:a|an|the|some)|under|behind|with you|this weekend|until (?:monday|the)|on (?:a|vacation)|from (?:the party|work|social|instagram|facebook|here for|this meeting|this party|the chat))
  sleep(?:ing)? (?:forever|for good) (?:{far})(?:weekend|bed|pillow|mattress|blanket|nap|after this|saturday|sunday|haha|shift|flight|gym)
  never (?:wake up|waking up) (?:{gap})(?:early|before|at|on time|late)
  (?:last|final) (?:day|night|week|time|text|message|words|shift|weekend|evening) (?:{gap})(?:of (?:school|work|class|vacation|the|my (?:job|trip|internship|vacation|twenties|diet|exams|lease)|summer|college|term|finals)|in (?:the|town|this (?:city|apartment|house|hotel)|paris|[a-z]+ before)|at (?:the|my|work|this)|here before|on the job|before (?:vacation|i (?:fly|move|go to (?:bed|sleep)|start)|my (?:trip|flight|exam|interview|surgery|vacation)|bed|the (?:trip|flight|exam|wedding|move))|as (?:a|an))
  gun (?:to my head|to your head) (?:{gap})(?:id|i would|which|what|i|pick|choose|who|,)
  (?:if|with a|like a|held a) (?:{gap})(?:gun|knife) to (?:my|your) (?:head|throat)
  blow(?:s|ing)? (?:my|your) (?:mind|nose)
  (?:bite|dodge|dodged|bit) (?:a|the) bullet
  (?:train|life|nfl|work|bullet|movie|book) (?:wreck|journal|train)
  (?:how|what|best way) (?:{gap})(?:to|do (?:i|you)|can i|would you|should i) (?:{gap})(?:kill|hang|cut|drown|end|off|shoot|burn|poison) (?:{gap})(?:time|weeds|ants|roaches|mold|a picture|curtains|lights|bangs|hair|video|pictures|mice|rats|wasps|spiders|bugs|a portrait|an essay|email|a mirror|the boss|zombies|calories|fat|onions|mango|pineapple|avocado|shelf|shelves|wallpaper|fleas|weeds|it with|things with|a speech|the dragon)
  (?:overdosed?|overdosing) (?:on|of) (?:{gap})(?:sugar|caffeine|coffee|chocolate|candy|cuteness|netflix|tacos|pizza|turkey|cheese|memes|garlic|carbs|vitamin|tea|pasta|love|nostalgia|sushi|halloween|christmas|sun|tv|anime|cookies|energy drinks|spice|social media|wings|perfume|true crime|kpop|cake|mango|cologne)
  (?:cut|cutting|slice|slicing|cuts) (?:{gap})(?:my (?:hair|bangs|nails|grass|lawn|finger|thumb|losses|hours|sugar|carbs|budget|hand (?:on|while|open(?:ing)?)|own hair|steak|knee|toe|foot|cable|expenses|fringe|class|cake|birthday cake|ends|dads?|toes|lip|chin|screen time|coffee|calories|tags?|palm (?:on|while))|class|school|down|back|corners|ties|him off|her off|them off|off my (?:mom|family|dad|ex)|it out|the (?:cake|crap|grass|cord|line|rope)|deals?|weight|for (?:summer|a show|competition)|in line|to the chase|short)
  (?:pull the trigger|pulling the trigger|pulled the trigger) on (?:{gap})(?!myself)
  (?:commit|committing) to
  goodbye (?:to (?:carbs|sugar|summer|my|winter|coffee|caffeine|sleep|the|2\\d+|dairy|gluten|that|him|her|alcohol|weekends?)|kiss|hug|party|lunch|dinner|for now|until|and (?:good ?night|thanks for lunch)|my lover|yellow brick)
  (?:take|taking|took) (?:{gap})(?:my|the|all my|two|some|an?) (?:{gap})(?:pills|pill|meds|medication|tablets|antibiotics|vitamins?|supplements?|antidepressants|birth control|allergy|blood pressure|advil|tylenol|ibuprofen|aspirin) (?:{gap})(?:for (?:my|the|a|this)|every|daily|like|on time|with (?:food|water|breakfast|dinner)|as prescribed|regularly|this morning|before (?:bed|breakfast|work)|and (?:feel|felt) better|at (?:night|\\d+|the same)|on schedule|again because|twice|correctly|until)
`)
