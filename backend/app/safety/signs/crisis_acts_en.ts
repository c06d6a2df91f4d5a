import { phrases } from '#app/safety/signs/phrase_pattern'

/** English wordings of plans, farewells, wounds, methods and attempts. */
export const CRISIS_ACTS_EN = phrases(`
  # a time, a place, a means
  ? (?:tonight|today|tomorrow|this|friday|saturday|sunday|monday) (?:is|will be|may be|might be|has to be|its) (?:{gap})(?:my last|the last) (?:night|day|time|evening|sunset|weekend|week|birthday|christmas|message|text|conversation|goodnight|morning)
  ? (?:tonight|today|tomorrow) (?:is|will be|its) the (?:night|day|end){stop}
  (?:my|the) last (?:night|day|hours?|week|moments?|breath|weekend|month|birthday|christmas|sunset) (?:on (?:this )?earth|alive|here|on this planet|in this world|living|of my life|ever)
  ? (?:this|its|thats|be|is|was|as) (?:{gap})(?:my|the) (?:last|final) (?:text|message|goodbye|words|conversation|night|msg|thing youll|time (?:we|ill|you|i)|day|call|thing ill ever)(?: i| ill| youll| before| ever| to| from| well| we| talk|{stop})
  ? (?:i )?(?:wont|will not|not going to|wouldnt|might not|may not|dont plan to|dont plan on|dont think ill|dont think im going to|dont expect to|dont intend to|not planning to|never going to) (?:{gap})(?:be|being) (?:here|around|alive|on this earth|there|in this world) (?:tomorrow|anymore|much longer|next (?:week|month|year)|in the morning|by (?:then|morning|tomorrow|the weekend|monday|next week|christmas)|long|to see|after tonight|for my|for christmas|when you|this time tomorrow|any more|in a week|come morning|past)
  ? (?:i )?(?:wont|not going to|wouldnt|might not|may not|dont plan to|dont think ill|dont expect to|dont intend to|dont want to|never going to) (?:{gap})(?:live|make it|see|last|survive|wake up|still be alive|reach|be alive) (?:{gap})(?:past|to|until|through|tomorrow|my \\w+ birthday|2\\d|30|the (?:morning|night|week|weekend|sunrise|year|end of)|next (?:week|month|year)|christmas|monday|tonight|another|much longer)
  (?:by|this time) (?:{gap})(?:tomorrow|tonight|then|morning|next week|monday|sunday|midnight|the weekend|time you read this|the time you (?:read|get|see)) (?:{far})?(?:ill|i will|im|i) (?:{gap})(?:be gone|be dead|gone|not be here|wont be here|dead|wont be alive|have done it|be at peace|have ended)
  ? (?:once|after|when|before) (?:im|i am|i) (?:gone|dead|not here|no longer here|die|do it|leave this world|go through with it)(?: {far})?(?:,)? ?(?:please|look after|take care|feed|tell|give|let|you can have|remember me|will you|can you|who will|promise|make sure|dont|everyone|they|ill)
  ? (?:please|look after|take care|feed|tell|give|let|remember me|will you|can you|who will|promise|make sure|dont cry|dont be sad) (?:[a-z0-9 ]{0,50})(?:once|after|when|before) (?:im|i am|i) (?:gone|dead|not here|no longer here|die|do it)
  (?:i|ive|already|finally|just|im|and|have|got) (?:{gap})(?:bought|got|found|have|has|ordered|stole|loaded|tied|hid|borrowed|holding|hold|counted|counting|saved up|saving up|hoarding|hoarded|stockpiled|stockpiling|collected|collecting|stashed|picked up|keep|own|staring at|looking at|laid out|lined up|ready) (?:{far})(?:noose|(?:loaded )?gun (?:{gap})(?:head|mouth|lap|hand|loaded|next to me|ready|tonight|with me|right here|in my)|rope (?:{gap})(?:ready|tied|hidden|in (?:the|my)|tonight|around|from|hanging|for tonight)|(?:{pills}|bottle) (?:{far})(?:ready|next to me|in front of me|in my hand|on my (?:nightstand|bed|lap|desk)|in my lap|lined up|to do it|enough to|tonight|laid out|all of them|end it|for this|here with me|to (?:die|end|kill)))
  ? noose
  ? (?:i|ive|and|have|got) (?:{gap})(?:bought|tied|got|hid|found|picked up|ordered|stole) (?:{gap})(?:a |the |my )?(?:{gap})(?:rope|razor blades|gun|bullets|helium|charcoal|sleeping pills){stop}
  ? (?:standing|sitting|stood|sat|im|up) (?:{gap})(?:on|at) (?:{gap})(?:the|a|this) (?:{gap})(?:bridge|ledge|roof|rooftop|edge|overpass|train tracks|tracks){stop}
  ? (?:counting|counted|lining up|lined up|staring at|saving up|saving|stockpiling|stockpiled|hoarding|hoarded|stashing|holding (?:a handful of|all)|collecting|crushing) (?:{gap})(?:my |the |all my |up my )?(?:{gap})(?:{pills})
  ? (?:pills?|{pills}|gun|rope|razor|blade|knife|bottle|noose|bullets?|belt) (?:{gap})(?:is|are|right|already|all|its|sitting|here|lined|laid) (?:{gap})(?:next to me|in front of me|in my (?:hand|hands|lap|mouth)|on my (?:nightstand|lap|bed)|ready|loaded|lined up|laid out|against my|beside me|within reach|calling me|looking at me)
  (?:gun|pistol|barrel|knife|blade|razor) (?:{gap})(?:to|in|against|at|on|pressed to|under) my (?:head|mouth|throat|temple|chin|wrists?|neck|arm|skin|veins|heart|chest)
  (?:rope|belt|cord|noose|scarf|bag) (?:{gap})(?:around|over|on|round) my (?:neck|head|throat)
  ? (?:im|i am|standing|sitting|stood|sat|here|waiting|now|stand|sit|up) (?:{far})?(?:on|at|by|over|off|near) (?:{gap})(?:ledge|edge of (?:the|a|this) (?:{gap})(?:roof|bridge|cliff|building|platform|balcony)|(?:train |subway )?tracks (?:{far})?(?:waiting|ready|train|now|dont|cant|end|and)|railing (?:of|on|and)|wrong side of|other side of the (?:railing|rail|fence|barrier))
  (?:im|i am|standing|sitting|stood|sat|here|parked|stand|walking to|driving to|going to|heading to|on my way to) (?:{far})?(?:bridge|roof|rooftop|overpass|parking garage|cliff|tracks|balcony) (?:{far})?(?:jump|end it|looking down|and i want|ready|do it|goodbye|alone and|to die|over it|step off|let go|not coming back|thinking about (?:it|jumping)|cant do this|one step)
  ? (?:going to|want to|ready to|about to|thinking (?:about|of)|might|should|could|will|ill|let me) (?:{gap})(?:jump|jumping|step off|stepping off|let go|climb over)(?: (?:tonight|now|off|and end|soon|from here|today)|{stop})
  ? one (?:more )?(?:step|jump|pull|push|bullet) (?:{gap})(?:and|and its|away|from) (?:{gap})(?:over|done|gone|the end|ending|peace|free|it all)
  (?:know|knows|decided|decide|figured out|worked out|planned|picked|planning|know exactly|chosen|chose|settled on|researched|researching|made up my mind) (?:{gap})(?:how|when|where|what way|exactly how|the way|method) (?:{gap})(?:im going to|ill|i will|id|i would|to|i want to) (?:{gap})(?:do it|die|end it|go|{lethal}){stop}
  (?:i|ive|have|got) (?:{gap})(?:a|the|my) (?:{gap})(?:plan|method|date|way) (?:to|for|how) (?:{gap})(?:die|do it|{lethal}|end it|ending it|it tonight|tonight)
  (?:made|make) (?:up my mind|my decision|the decision|peace with) (?:{far})(?:die|dying|death|end|kill|leaving|do it tonight|going|be gone|tonight)
  ? (?:decided|ready|going|planning|want|plan|need|prepared) (?:to|that) (?:{gap})(?:do it|end it|go|go through with it) (?:{gap})(?:tonight|tomorrow|after|when|on my|this (?:week|weekend)|soon|before|at midnight|now)(?: (?:everyone|my|i|the|they|nobody))?(?: (?:asleep|sleeps|birthday|leave|die|wake up))?(?=.{0,80}(?:pill|rope|gun|die|dead|goodbye|sorry|asleep|nobody|pain|kill|forever|last))
  (?:crash|drive|steer|swerve|ram|wrap) my (?:car|truck|bike) (?:into|off|around) (?:a|the|some) (?:{gap})(?:tree|wall|bridge|pole|cliff|barrier|truck|road|overpass|river|lake)
  ? (?:want to|going to|urge to|thought about|thinking about|thought of|tempted to|thinking of|how easy it would be to|just|keep) (?:{gap})(?:swerve|swerving|veer|veering|drive|driving) (?:{gap})(?:into|off)
  (?:i|ill|im going to|might|and|just) (?:{gap})(?:put|putting|stick|sticking) (?:my|a) (?:head|bullet|gun) (?:in|through|into|to) (?:the oven|my (?:head|brain|mouth|skull)|a noose)

  # farewells
  (?:do|doing|done) it [a-z0-9 ,]{0,60}(?:find me|find my|talk me out of it|stop me (?:this time|now)|nobody home|no one home|alone in the house)
  (?:day|date|fourteenth|\\d+th) [a-z0-9 .,]{0,60}(?:then|and) (?:{gap})i can (?:finally )?(?:go|rest|leave|be free|be done)
  ? i can finally (?:go|rest|leave|be free|be done|go through with it)
  (?:when|once|after) im dead
  ? (?:put|putting|get|getting|got|set) my affairs in order
  (?:whoever|who|the one|the ones|anyone who|have) (?:{gap})(?:to )?finds? me(?= (?:$|[.,]|and|dead|like|hanging|first))
  where my body (?:is|will be)
  ? (?:video|letter|note|recording|email|recorded|writing) [a-z ]{0,50}(?:know|tell|telling|explain) (?:{gap})(?:wasnt|not|isnt|its not) (?:{gap})(?:because of|about|anything|their fault|them)
  (?:wont|will not|not going to) be hearing from me (?:again|anymore|ever)
  nobody can talk me out of it
  ? goodbye (?:forever|cruel world|world|everyone|life|for good|for ever|to (?:everyone|everything|this (?:world|life)|life))
  ? (?:this is|its|this might be|this may be|i guess this is|thats|time for) (?:my |the )?(?:final |last )?(?:goodbye|farewell){stop}
  ? (?:said|saying|say|sent|sending|written|recorded|recording|leaving) (?:{gap})(?:my|our|final|last) (?:{gap})(?:goodbyes?|farewells?|last words)
  (?:you|u|nobody|they|no one|everyone|anyone) (?:{gap})(?:wont|not going to|never|will never|dont) (?:{gap})(?:have to|need to|ever)? ?(?:{gap})(?:hear from me|deal with me|worry about me|put up with me|see me|talk to me|be bothered by me|suffer because of me)(?: again| anymore| any more| ever again| much longer| after (?:today|tonight)){0,2}
  ? (?:i )?(?:wont|not going to|never) (?:{gap})(?:bother|burden|hurt|be a problem for|trouble|disappoint|be a burden to|be a burden on|be in the way of) (?:{gap})(?:anyone|anybody|you|them|everyone|my family|people) (?:anymore|ever again|again|much longer|any more|after (?:today|tonight))
  ? (?:giving|gave|given|give|handed|handing|packed|donated|selling|sold|boxed) (?:{gap})(?:away|out|up)? ?(?:[a-z0-9 ]{0,50})(?:,|\\.|and|because|since|so|as)? ?(?:i )?(?:wont|dont|will not|not going to) (?:{gap})(?:need|be needing|be around|be here|use) ?(?:it|them|any of it|that|anything|these|this)? ?(?:where im going|anymore|any more|soon|where i go|after (?:tonight|today|this)|much longer|to|when im gone)
  ? (?:wont|dont|not going to|no longer) (?:{gap})(?:need|be needing) (?:{gap})(?:where im going|where i am going|after tonight|after today|when im gone|when im dead)
  ? (?:giving|gave|given) (?:{gap})away (?:{far})(?:everything|all my (?:things|stuff|belongings|clothes)|my (?:things|stuff|belongings|dog|cat)) (?:{far})(?:before|because|goodbye|die|gone|wont|the end)
  ? (?:nice|good|great|glad|honor|pleasure|lovely|happy) (?:{gap})(?:knowing|to have known|i knew|having known|i got to know|meeting|that i met) (?:you|u|you all|yall)(?: {far})?(?:,|\\.)? ?(?:goodbye|bye|farewell|im sorry|remember me|its over|take care|dont forget me|im done|its time)
  ? (?:goodbye|bye|farewell|sorry) (?:[a-z., ]{0,40})(?:nice|good|been) (?:knowing|to have known) (?:you|u)
  ? (?:tell|let) (?:my )?(?:mom|mother|dad|father|parents|family|kids|wife|husband|brother|sister|everyone|them|her|him|daughter|son|people) (?:{gap})(?:that )?(?:i (?:love|loved|am sorry|tried|always loved|was)|im sorry|it (?:isnt|wasnt|is not|was not) (?:their|his|her|anyones) fault|goodbye|not to (?:cry|blame)|i said goodbye)
  ? (?:its|it is|this is|it was) (?:not|nobodys|no ones|nobody s) (?:your|anyones|their|her|his|anybodys)? ?fault(?:,|\\.| and| but| that)? (?:{far})(?:i (?:have to|need to|cant|just cant|had to|want to|do this)|goodbye|please dont blame|when im gone|i love you all|gone|done)
  (?:dont|do not|please dont) (?:{gap})(?:blame yourself|blame (?:yourself|him|her|them|anyone)|be (?:too )?sad|cry|miss me|mourn|cry for me) (?:{far})(?:when im gone|after|once|if i die|im gone|when i go|im dead|when you find|for this)
  ? (?:take care of|look after|feed|watch over|watch) my (?:{gap})(?:dog|cat|kids|mom|sister|brother|pets?|plants|fish|daughter|son|family|parents|puppy|wife|rabbit|bird|babies)(?: {far})?(?:,|\\.)? ?(?:for me (?:,|\\.)?)? ?(?:im sorry|goodbye|i wont|when im|after im|once im|i cant|forever|if i dont|i love you)
  ? (?:sorry|forgive me) (?:for|to) (?:{far})(?:about to do|what im (?:about|going) to do|going to do|leaving you (?:all|like this|this way)|leaving this world|everyone (?:,|\\.)? ?(?:goodbye|i tried|i cant)|having to find|finding me)
  (?:who|someone|they|you|mom|she|he|them|my \\w+) (?:{gap})(?:will|to|might|would|ll|finds?|found|find|have to find) (?:{gap})(?:find|found|finds)? ?my body
  (?:find|found|finds|finding|discover|identify) my (?:dead )?body
  ? (?:planned|planning|plan|wrote|chose|picked|picking|writing) (?:{gap})my (?:own )?(?:funeral|obituary|eulogy)(?: (?:songs?|music|already|for|because|so|tonight|and))?{stop}
  ? (?:have|im|ive|ready|all my|my) (?:{gap})(?:made|at|in) (?:my )?peace with (?:it|dying|death|leaving|ending|going|the end)
  ? (?:i love you all|love you all|i love you guys|i loved you) (?:,|\\.)? ?(?:{gap})(?:goodbye|im sorry|forgive me|im done|i tried)
  goodbye (?:{far})(?:i (?:cant|tried|loved|love you all)|dovesign|gravesign|in the next life|see you on the other side|thank you for (?:everything|trying|being))
  ? dovesign
  ? (?:gunsign|bladesign|pillsign|gravesign|bloodsign) (?:{gap})(?:me|tonight|soon|please|goodbye|bye|now|myself|im)
  ? (?:me|tonight|soon|want|goodbye|bye|ready|im|need|thinking about it|i|end|do it|done) (?:gunsign|bladesign|pillsign|gravesign|bloodsign)
  (?:gunsign|pillsign|gravesign|bladesign) (?:gunsign|pillsign|gravesign|bladesign|dovesign|bloodsign)

  # wounds
  (?:want|need|urge|going|itching|tempted) to cut(?! (?:my (?:hair|nails|grass|bangs|own|losses|hours|budget)|it|back|down|out|off|the|class|some|a|ties|costs|in|carbs|sugar|to|him|her|them|corners|bangs|short|through|up|my [a-z]+ (?:off|short)))
  ? (?:scratch|scratching|bite|biting|pick|picking|claw|dig|digging) (?:{far})(?:till|until|so hard) (?:{gap})(?:bleeds?|bled|bleeding|raw)
  (?:need|needed|want|wanted|crave|craving) (?:the |some |physical )?pain(?: to feel|{stop})
  ? (?:marks?|bruises?|rope burns?) (?:on|around) my neck
  (?:i|ive|just|and|but|been|im|started|keep|kept|want to|urge to|urges to|need to|going to|back to|relapsed and|relapse and|almost|tempted to|cant stop|stopped myself from) (?:{gap})(?:cut|cutting|cut again|cutting again|slice|slicing) (?:again|last night|tonight|today|yesterday|this morning|deeper|too deep|deep|myself|my (?:arms?|wrists?|thighs?|legs?|skin|hips?|stomach|body)|so deep|on my (?:thighs?|arms?|wrists?|legs?)|real(?:ly)? deep|and it wont|when it gets|to feel|until it|to cope|more and more|every (?:night|day)|because i (?:feel|deserve|hate|cant))
  ? (?:want|urge|urges|need|dying|itching|tempted|craving) (?:to|for) (?:{gap})(?:cut|bleed|cutting|the blade|my blade|my razor|a razor)(?: so bad| again)?{stop}
  (?:i )?(?:relapsed|relapsing|relapse)(?: (?:{far})(?:cut|cuts|cutting|blade|razor|arms?|thighs?|wrists?|selfharm|scars|blood|clean|bleeding|sh))
  ? (?:hide|hiding|hid|covering|cover|covered|wearing|wear) (?:{far})(?:my |the |fresh |new |these )?(?:cuts|wounds|scars|gashes|burns|my (?:arms?|wrists?|thighs?)|slices)(?: (?:from|so|with|under|because|on|again|at)|{stop})
  ? (?:long sleeves|hoodie|sleeves|bracelets|bandages?|sweater|jacket) (?:{far})(?:hide|cover|so (?:nobody|no one|they|my)|because of|for|over|cuz) (?:{gap})(?:the |my |what i|fresh |new |them|sees?)(?:{gap})(?:cuts|wounds|arms?|wrists?|marks|did|lines|scars|sees?)
  ? (?:fresh|new|deep|my) (?:{gap})cuts (?:{gap})(?:on my|are|burn|hurt|bleed|wont|again|sting|tonight|opened)
  ? (?:blood|bleeding|it) (?:{gap})(?:wont|isnt|not|doesnt|hasnt|keeps) (?:stop|stopping|stopped|coming|bleeding) (?:{far})?(?:cut|wrist|arm|thigh|razor|blade|deep|leg)?(?=.{0,90}(?:cut|wrist|razor|blade|deep))
  (?:cut|razor|blade|wrist|wrists|deep) (?:[a-z0-9 .,]{0,60})(?:wont|isnt|not|doesnt|hasnt|cant) (?:{gap})(?:stop|stopping|stopped|stop the) ?(?:bleeding|blood)?
  (?:blade|razor|razors|razor blade|razorblade|knife|lighter|scissors|box cutter|broken glass|safety pin) (?:{far})(?:to|on|into|against|across|over|in|my|calling|skin|and my) (?:my )?(?:{gap})(?:skin|arms?|wrists?|thighs?|legs?|veins?|hand again|calling my name|throat|hip|stomach|body)(?: again| last night| tonight)?
  (?:took|take|used|using|grabbed|found|hid|keep|keeping|broke|broke open|unscrewed|dismantled|holding|reaching for) (?:{gap})(?:a|the|my|out) (?:{gap})(?:razor|blade|razor blade|lighter|sharpener) (?:{far})(?:cut|again|hurt|skin|arm|thigh|myself|relapse|tonight|feel|urge|hidden|in my room|blade|for the blade)
  (?:burn|burned|burning|carved|carving|carve|scratch(?:ed)?|stab(?:bed)?|scratching) (?:{gap})(?:into |on |up )?my (?:{gap})(?:arms?|skin|wrists?|thighs?|legs?|flesh) (?:{far})?(?:with a (?:lighter|cigarette|razor|blade)|until|again|to feel|on purpose|so i|tonight|because|bled|bleeds)
  put (?:{gap})(?:cigarettes?|cigs?) out on (?:my|myself)
  ? (?:pain|bleeding|blood|hurting) (?:{gap})(?:makes me feel|is the only thing|lets me feel|calms me|helps me feel|feels like relief|keeps me)
  (?:{hit}|punching|hitting|banging|slamming|punched|hit|banged) (?:{gap})(?:my head|myself|the wall with my head) (?:{far})(?:until|till|again|because i (?:hate|deserve)|bruis|to stop|on the wall|against the wall|black out|bleed|bled|bruises)
  \\d+ (?:days?|weeks?|months?) clean (?:{far})(?:gone|ruined|wasted|down the drain|relapsed|over|cut|and i (?:broke|want|ruined)|broke it|urge|urges|want)
  (?:on purpose|deliberately|intentionally) (?:{far})(?:cut|hurt|burn|burned|harmed|bled|overdose|overdosed)
  (?:hurt|cut|burn|burned|harmed) (?:myself )?(?:{gap})(?:on purpose|deliberately|intentionally)

  ? (?:razor|blade|blades|knife|pills|gun|rope|bottle) (?:is|are|its) (?:right )?(?:there|here|within reach|calling)
  (?:swallowed|took|ate|drank) (?:everything|all of it|whatever was|all the (?:stuff|medicine)) (?:in|from) (?:the|my|our) (?:medicine )?(?:cabinet|drawer|bathroom)
  (?:took|taken|swallowed) (?:{gap})(?:many|lots of|too many|all these) (?:of )?(?:{gap})(?:{pills})
  # methods
  make sure (?:i|it|that i) (?:{gap})(?:dont survive|wont survive|works this time|dont wake up|never wake up|kills me|die)
  (?:is|are|would|will) (?:{far})(?:{pills}) (?:{gap})enough (?:to|for me to) (?:{gap})(?:die|kill|not wake|end)
  ? (?:drove|went|walked|driving|walking|drive|walk|climbed) (?:{gap})to the (?:{gap})(?:bridge|cliffs?|roof|rooftop|overpass|tracks|ledge) (?:{far})(?:sat|stood|stared|looked down|cried)
  (?:does|do|would|will|is) (?:hanging|drowning|jumping|shooting|bleeding out|overdosing|dying|suffocating|freezing|suicide|cutting)(?: yourself| out| to death)? (?:{gap})(?:hurt|painful|quick|take long|painless|fast)
  ? (?:drank|took|swallowed|ate) something (?:{gap})(?:shouldnt|bad|poison(?:ous)?|toxic)
  (?:not eating|starving) [a-z ]{0,20}(?:kills?|killed|die|death|dead)
  (?:how|whats|what is|what|which|is there|tell me|know|looking for|find|need|want|any|googled|google|googling|are there|searched|searching|give me) (?:{gap})(?:a|an|the|any|for|me|is|for a|for the|most)? ?(?:{gap})(?:painless|easiest|quickest|fastest|least painful|cleanest|peaceful|pain free|quick|easy|gentle|surest|most effective|best|effective|most painless|least messy|quiet|reliable|good|least) (?:{gap})(?:ways?|methods?|means|option|painful)? ?(?:{gap})(?:to|of|for|way to|one uses to|someone could|a person could) (?:{gap})(?:die|dying|go|kill yourself|kill oneself|{lethal}|{lethaling}|end (?:your|ones) life|suicide|end it|commit|kill myself|not be here|death|leave this world|end things|disappear forever|od|overdose)
  (?:painless|quick|peaceful|easy|fast|least painful|pain free) (?:death|suicide|ways? to (?:die|go|suicide)|suicide methods?|methods?)(?: to die| that| for me|{stop})
  suicide (?:methods?|pills?|forums?|pact|kit|bag)
  how (?:many|much) (?:{far})(?:pills?|meds|tablets|{pills}|mg|milligrams|it take|would it take|to take|blood|of (?:my|them|these)|do i (?:need|have)|sleeping pills|of those) (?:{far})?(?:{gap})(?:to (?:die|kill|overdose|od|not wake up|end|never wake|be fatal|be lethal|stop my heart|go to sleep forever|do it|finish)|kill (?:me|you|a person|someone|somebody|an adult)|lethal|fatal|deadly|die|overdose|be enough|never wake up|not wake up|until you dont wake up|stop (?:my|your|the) heart|bleed out|before you (?:die|bleed out|dont wake up))
  ? (?:lethal|fatal|deadly) (?:dose|dosage|amount|combination|overdose|quantity|level)(?: of| for|{stop})
  (?:enough|many|amount of|combination of|mixing) (?:{gap})(?:{pills}|of (?:these|them)|alcohol) (?:{far})(?:to (?:die|kill|overdose|not wake up|end|never wake)|kill (?:me|a person|someone|you)|lethal|fatal|deadly)
  (?:would|will|can|could) (?:{pills}|this many|that much|that many|\\d+|this fall|this height|it|this) (?:{far})(?:kill me|be enough to (?:die|kill|end|overdose|od)|make me (?:never|not) wake up|stop my heart|kill someone my (?:size|weight)|kill a person my)
  (?:how|best way|where|ways?|instructions) (?:do i|do you|would i|can i|could i|would you|should i|does one|would someone|can someone|i can|to|can you|does someone|do people|might someone) (?:{gap})(?:{lethal}|tie (?:a|the|it like a) (?:noose|slip ?knot to|hangmans knot)|die|die (?:fast|quickly|painlessly|peacefully|without pain|in my sleep)|end it|overdose|od|commit|hang|make it look like an accident|kill yourself|end your life|end it painlessly|cut (?:deep|deeper|without|so)|bleed out|make a noose|get a gun to)(?: {gap})?
  (?:does|do|would|will|is) (?:it|you|hanging|drowning|dying|suicide|bleeding out|jumping|overdosing|freezing|it to|an overdose|they) (?:{gap})(?:hurt|painful|feel pain|feel it|feel anything|suffer|be quick|painless|take long) (?:{gap})(?:to|when you|if you|when|if i|if)? ?(?:{gap})(?:die|hang|drown|jump|overdose|bleed out|shoot|kill yourself|dying|hit the (?:ground|water)|suffocate|slit|cut your wrists|freeze to death|{lethal})
  ? how (?:long|fast|quick|quickly|painful|high|deep|bad) (?:{far})(?:to (?:bleed out|die|bleed to death|drown|suffocate|hang|overdose|lose consciousness)|until you (?:die|bleed out|pass out for good|lose consciousness)|fall to (?:die|kill)|jump to (?:die|kill)|(?:bridge|building|fall|drop) (?:{gap})(?:to|for|that) (?:die|kill|be fatal|not survive|it to kill)|cut to (?:die|hit|bleed)|before (?:you|i) (?:die|bleed out)|hanging|carbon monoxide|to kill you)
  ? (?:can|could) (?:you|i|someone|a person|u) (?:{gap})(?:die|overdose|od) (?:from|on|by|off) (?:{far})(?:{pills}|pills|bleach|bleeding|cutting|hanging)
  ? what (?:happens|would happen|will happen) if (?:i|you|someone) (?:{gap})(?:take|took|swallow|swallowed|drink|drank|mix|mixed|overdose|od|inject) (?:{far})(?:bottle|all|{pills}|pills|bleach|too many|whole|20|30|40|50|100|with alcohol|at once)
  what happens (?:to your body )?(?:when|after) you (?:hang|overdose|slit|drown|kill yourself|die by)
  ? carbon monoxide (?:{far})(?:painless|garage|car|peaceful|sleep|die|hose)
  (?:car|engine) (?:{gap})running (?:{gap})(?:garage|in the garage|closed garage)(?: {far})?(?:die|sleep|asleep|painless|peaceful|end|goodbye)
  ? (?:tall|high|high enough) (?:{gap})(?:enough )?(?:bridge|building|roof|jump) (?:{far})(?:jump|die|kill|end|off of)

  # done, or under way
  (?:took|swallowed|taken|downed|ate) (?:like |about |over |around |at least )?(?:[1-9]\\d|a hundred|twenty|thirty|forty|fifty) (?:of )?(?:my |the |those |his |her )?(?:{gap})(?:{pills})
  ? (?:i|ive|just|already|and|then|so|i just|yes|yeah|have) (?:{gap})(?:took|taken|take|swallowed|downed|ate|drank|chugged|popped|had|taking) (?:{gap})(?:all|too many|a bunch|the whole|a whole|a handful|every|the rest|an entire|the entire|lots|so many|a lot|20|30|40|50|60|100|twenty|thirty|forty|fifty|a ton|enough|like \\d+|over \\d+|\\d\\d|a fistful|every last|half (?:a|the|my) bottle) ?(?:{gap})(?:of )?(?:{gap})(?:{pills}|bottle|pack|box|them|of them|them all|of it|at once)
  (?:took|swallowed|downed|taken) (?:all (?:of )?(?:my|the|his|her|them)|too many|the whole bottle|the whole box)(?: {gap})?(?:{pills}|of them|pills|bottle|{stop})
  (?:i|ive|just|almost|nearly|and|trying to|about to|want to|going to|i think i|tried to|may have|might have|accidentally on purpose|purposely) (?:{gap})(?:overdosed?|overdosing|od)(?: {gap})?(?:on (?:{gap})(?:{pills}|pills|my)|again|last night|yesterday|today|tonight|two days ago|this (?:morning|week)|on purpose|and|but|{stop})
  ? overdosed
  ? (?:stomach pumped|pumped my stomach|pump my stomach|charcoal to drink|made me drink charcoal|sectioned me|5150|fifty one fifty|suicide watch|psych hold|72 hour hold|psych ward|in the icu|in the er|hospital)(?: {far})?(?:after i|because i|for trying|last night|yesterday|again|this morning|since i|for (?:overdosing|cutting|attempting)|for my attempt|i tried|bc i|attempt)
  ? (?:rope|belt|branch|beam|hook|knot|cord) (?:{gap})(?:broke|snapped|gave way|gave out|came loose|slipped|didnt hold|wouldnt hold)(?: {far})?(?:alive|still here|i|last night|tonight|again|{stop})
  (?:gun|it) (?:jammed|misfired)(?: {far})?(?:alive|still here|still breathing|i (?:tried|pulled|wanted))
  ? (?:woke up|still alive|still here|survived|threw (?:it|them) (?:all )?up|they found me|found me (?:in time|on|unconscious)|someone stopped me|talked me down|pulled me (?:back|off|down)|cut me down|saved me) (?:[a-z0-9 .,]{0,60})(?:attempt|overdose|pills|tried to (?:die|{lethal})|hanging|jump|ledge|bridge|rope|wish (?:i|it) (?:hadnt|had|didnt))
  (?:attempt|overdose|overdosed|the pills|tried to (?:die|{lethal})) (?:[a-z0-9 .,]{0,60})(?:woke up|alive|still here|survived|threw up|found me|stopped me|didnt work|failed)(?=.{0,60}(?:last night|yesterday|today|again|this (?:week|morning)|tonight|days ago|hospital|wish|now|$))
  ? (?:didnt|doesnt|isnt) (?:work|working) (?:{far})(?:still (?:alive|here)|woke up|try again|next time)
  ? (?:next time|this time) (?:{gap})(?:i wont|i will|ill|its going to|nobody will|no one will|it will) (?:{gap})(?:fail|succeed|work|survive|stop me|do it right|wake up|save me)

  # answers
  ? (?:i|and i|already) (?:have|got|made|do have) a plan (?:and i know|and a date|for tonight|to do it|already|and the)
  (?<=^ |[.,] |i |just |ive |and )(?:jumped|walked|stepped) (?:in front of|into|off) (?:{far})(?:bus|train|truck|car|traffic|bridge|roof)
  (?:how|way) id (?:do|end|go about) it , [a-z ]{0,20}(?:pills|gun|rope|hang|jump|train|bridge|car|knife)
  (?:how|way) id (?:do|end) it . [a-z ]{0,20}(?:pills|gun|rope|hang|jump|train|bridge|car|knife)
  (?:trying|try|do it|attempt) again(?=.{0,60}(?:attempt|die|pills|hospital|ward))
  attempt(?:ed)? (?:was|on|again)(?=.{0,80}(?:again|ward|hospital|yesterday|alive))
  (?:cant|wont|not going to|couldnt) (?:{gap})(?:promise|guarantee|say|swear|be sure) (?:{gap})(?:i )?(?:wont|not to|ill be (?:here|safe|alive|ok)|to (?:stay|be) (?:alive|safe|here)|ill (?:stay|make it))
  im not safe{stop}
  (?:hide|hiding|hid) (?:{gap})cuts
  (?:razor|blade|gun|pistol|noose) (?:{gap})in my hands?
  ? (?:im|i am|i|we|not|dont feel|dont think im|no im) (?:{gap})(?:not|dont feel|never|isnt) (?:{gap})safe (?:with myself|from myself|alone|right now|tonight|here alone|now|by myself|around myself|to be alone|around (?:knives|pills)|being alone){0,2}
  (?:im|i am) (?:a )?danger to myself
  ? (?:scared|afraid|worried|terrified|dont trust|cant trust|frightened) (?:{gap})(?:of )?(?:what (?:im going to|ill|i might|i could|i would|i may) (?:{gap})do|of myself|myself)(?: to myself| tonight| if im alone| right now| with the (?:pills|knife|gun)| alone| if (?:i|nobody|no one))?{stop}
  ? (?:yes|yeah|yep|ya|yea|y) (?:,|\\.)? ?(?:{gap})(?:i (?:have|do have|got|made) a plan|i want to die|i (?:have|got) (?:the |a )?(?:{pills}|gun|rope)|tonight|i (?:am|do) (?:thinking|think) (?:about|of) (?:it|hurting|dying|ending)|to end (?:it|my life)|suicidal|hurt myself|i mean (?:dead|dying|suicide|forever)|(?:i )?already (?:took|did)|by (?:hanging|pills|overdose|jumping))
  (?:no|nope|nah) (?:,|\\.)? ?(?:{gap})(?:i (?:mean|meant)) (?:{gap})(?:dead|die|dying|suicide|forever|for good|kill)
  i (?:mean|meant) (?:{gap})(?:dead|die|dying|suicide|kill|for good|permanently|like dead|not alive|forever gone|actually (?:die|dead))
  ? (?:already|just) (?:took|swallowed|taken|did) (?:them|all of them|it|the pills)(?: all)?(?: (?:and|now)|{stop})(?=.{0,80}(?:pill|sorry|sleepy|goodbye|dizzy|late|$))
  ? (?:nothing|nobody|no one|you) (?:{gap})(?:can|could|will|to) (?:{gap})(?:stop|save|talk) me(?: out of it| from (?:doing it|dying|this)| now| tonight| anymore)?{stop}
  ? (?:tell me|give me|name|one|need) (?:{gap})(?:one |a |any )?(?:good )?reasons? (?:{gap})(?:not to (?:do it|die|{lethal}|end it|jump|go through)|to (?:live|stay|keep living|stay alive|stay here|go on|be alive)|i should(?:nt)? (?:live|die|stay|do it|kill|end)|why i should(?:nt)? (?:live|die|stay|{lethal}))
  (?:convince|talk|stop|save|help) me (?:{gap})(?:not to|out of|from|to not) (?:{gap})(?:do it|die|{lethal}|{dying}|ending it|jumping|doing it|kill|end it|doing something)
  (?:would|will) you (?:{gap})(?:miss|cry|care|remember|be sad|forgive) (?:{gap})(?:me )?if i (?:{gap})(?:died|die|killed myself|was gone forever|was dead|ended it|wasnt alive|disappeared forever|never woke up|were dead)
`)
