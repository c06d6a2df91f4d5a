import { phrases } from '#app/safety/signs/phrase_pattern'

/** English wordings of danger to oneself; fillers, disguises and idioms are gone before they are looked for. */
export const CRISIS_EN = phrases(`
  # what one does or wants to do to oneself
  {harm} myself
  {harming} myself
  {want} {far}{hit} myself
  (?:keep|kept|started|been) (?:hitting|punching|scratching|biting|burning|starving) myself
  (?:want|wanted|me wants) (?:{gap})?to (?:{gap}){die}
  end it all
  (?:im|ive|i|decided im|id be) (?:{gap})(?:finished|done) living
  (?:all|what|only thing) (?:{gap})i want (?:{gap})(?:is|to) (?:{gap})(?:{harm}) myself
  id be (?:{gap})(?:happier|better|better off) dead
  {want} {gap}{die}
  {want} {die}
  ? {want} {gap}{die_weak}
  ? {want} {die_weak}
  {wanting} {gap}{dying}
  (?:i|just|but|all i do is|all i can think (?:about|of)|thoughts of|every day i) {gap}(?:want|need|crave|imagine|deserve) (?:to be |the )?(?:death|dead)
  ? (?:i|and|but|all i|cant stop|keep|only|mostly|been|im) (?:can do is |do is )?(?:{gap})(?:think|thinking|thought|dream|dreaming|fantasize|daydream|obsess) (?:about|of|over|on) {gap}(?:death|dying|being dead|not being here|not waking up|not existing|disappearing|ending it|the end|my death|my funeral)
  (?:commit|committing|attempt|attempting|contemplating|considering|contemplate|consider) (?:suicide|ending it|self deletion)
  (?:im|i feel|i felt|feeling|been|ive been|been feeling|im feeling|being|getting|i get|makes me|making me|so|me|i was|become|becoming|still|be) {gap}suicidal
  (?:my|have|having|get|getting|had|with|these|those|more|been) {gap}(?:suicidal|selfharm) (?:thoughts?|ideation|ideas|urges|feelings|intentions|intrusive thoughts|mind)
  suicidal (?:tonight|today|again|now|and|rn|lately|af|as hell)
  (?:thinking|thought|thoughts|think|dreaming|reading|googling|obsessing|obsessed) {gap}(?:about|of|on|into) {gap}(?:suicide|selfharm)
  suicide (?:{gap})(?:is|seems|looks|feels|sounds|might|would|keeps) (?:{gap})(?:only|answer|option|way|best|solution|easier|peaceful|appealing|good|better|nice|tempting|mind|head|comforting|choice|logical)
  (?:write|wrote|writing|written|finished|finish|leaving|leave|left|drafting|drafted|rewriting|typed|typing|have) (?:my|a|the|me a|out my) {gap}(?:suicide |goodbye |farewell |last |final )(?:note|notes|letter|letters|texts?)
  ? (?:write|wrote|writing|written|finished|drafted|left) (?:my|the|a|out my) (?:note|notes|letters)(?: and| for| on| to| tonight| already|{stop})
  my (?:own )?suicide
  my suicide (?:note|plan|letter|date)
  suicide (?:plan|note) (?:ready|is)
  (?:want|going|need|plan|ready) to suicide
  suicide me
  (?:i|ive) (?:{gap})(?:selfharm|selfharming|selfharmed)
  (?:urges?|want|going|started|relapsed|relapse|back|need) (?:{gap})(?:to|into|on|with|for)? ?(?:selfharm|selfharming)
  (?:i|ive|just|and|been|almost|nearly|relapsed) {gap}(?:{harmed}) myself
  (?:i|ive|just|almost|nearly|keep) {gap}(?:tried|trying|attempted) (?:to )?(?:{die})
  (?:i|ive) (?:attempted|tried it) (?:again|last night|today|yesterday|tonight|this morning|two days ago|on)
  (?:my )?(?:last |failed |second |recent )?attempt (?:failed|didnt work|last night|yesterday|was (?:last|two|three|yesterday))
  (?:kill|murder|end|shoot|hit) me (?:please|now please|and end it|tonight|so it stops|i cant)
  please (?:{gap})(?:kill|end) me

  (?<=^ |[.,] |im |feel |feeling |being )suicidal(?= (?:$|[.,]|haha))
  suicide(?= (?:$|[.]))(?<=^ suicide|(?:is|my|be|to|want) suicide|[.,] suicide)

  # eating
  (?:havent|not|barely|stopped|dont|didnt|nothing|refuse|refusing|without|no food|last ate|starving myself|fasting|purging|purged|purge|throwing up|threw up|puking|vomiting|laxatives|binged|binging|restrict|restricting|calories) [a-z0-9 .,]{0,90}(?:faint|fainted|fainting|pass out|passed out|passing out|black out|blacked out|blacking out|blackouts?|collapsed?|collapsing|chest (?:hurts|pains?|is)|heart (?:is|keeps|feels|skips|hurts|races|racing|pounds|pounding|flutter|fluttering|beating|stops?|palpitations)|palpitations|blood|cant (?:stand|get) up|waste away|until i (?:disappear|die)|cant stand|skipping beats|hospital)
  (?:faint|fainted|fainting|pass out|passed out|passing out|blacked out|blacking out|collapsed|collapsing|chest hurts|heart (?:is|keeps|feels|skips|hurts)|blood) [a-z0-9 .,]{0,90}(?:havent eaten|not eating|not eaten|stopped eating|purging|purged|purge|throwing up (?:after|again|everything|my)|laxatives|starving myself|dont eat|without eating|wont eat|refuse to eat|make myself throw up)
  starv(?:e|ing) myself (?:to death|until|till)

  # tired of the road
  (?:sh|si) (?:relapse|relapsed|urges?)
  ? if i (?:was|were) dead(?! (?:tired|serious|wrong))
  (?:run|ran|running) out of reasons to (?:stay|live|keep going|be here|go on|fight|wake up|keep living)
  (?:end|ending|ended) my (?:own )?(?:life|existence)
  (?:take|taking|took) my own life
  leaving (?:this|the) (?:world|earth|planet|life)(?! (?:of|series|cup))
  (?:let|letting) go of the (?:wheel|steering wheel|railing|ledge|rope)
  (?:stop|stops|keep|keeps|hold) me [a-z ]{0,20}(?:do|doing) (?:something|anything) to myself
  (?:do|doing) (?:something|anything) (?:bad |stupid |terrible )?to myself
  (?:if|wish) (?:i|id) (?:had )?(?:never been|was never|were never|wasnt|hadnt been) born
  ? (?:the )?(?:only|one) thing (?:stopping|keeping|holding) me(?: here| alive| going| back| from it)? (?:is|are)
  ? how (?:tall|high) the (?:parking|bridge|building|roof|tower|overpass|cliff)
  ? (?:cant|dont) (?:see|picture|imagine) (?:myself|me) (?:{gap})(?:alive|living|being alive|being here|being around|here next|past|making it)
  ? (?:theres )?no future for me
  ? (?:wrote|written|writing) (?:{gap})letters? (?:to|for) (?:everyone|everybody|my (?:family|kids|parents|mom|dad|daughter|son|wife|husband)|each|all of)
  (?:want|going|ready) to (?:{gap})dye(?= $)
  (?:wasnt|not|isnt) (?:{gap})suicidal (?:but|,|and) [a-z ]{0,10}(?:lied|lying)
  (?:dying|death|suicide|being dead) is the (?:only )?(?:thing|way|answer|solution)
  (?:picture|picturing|imagine|imagining|see|seeing|visualizing|pictured) (?:{gap})myself (?:{gap})(?:hanging|dead|jumping|falling|bleeding|drowning|in a coffin|gone forever)
  (?:fantasize|fantasizing|dream|dreaming|daydream|daydreaming|thinking|think|thoughts) (?:about|of) (?:{gap})(?:drowning|hanging|falling|crashing|overdosing|jumping) (?:in|off|from|into|out|on)
  (?:dying|suicide|killing myself|death|dead) i mean
  want out of (?:life|this life|this world|existence)
  ? (?:didnt|never) ask(?:ed)? to be (?:alive|born|here)
  not being (?:alive|here anymore)
  (?:only|last|one) (?:thing|option|choice|way|move) (?:left|i have|remaining|i have left) (?:is|to do is) (?:to )?(?:{gap})(?:{die}|end it)
  ? (?:and|im|just) ending it{stop}
  (?:wouldve|would have|id have|couldve|shouldve|should have|nearly|almost) (?:{gap})(?:ended it|done it already|killed myself|ended my life|died already|jumped)
  (?:hurt|harm|kill) (?:anybody|anyone|nobody|people|others)(?: else)? , (?:only )?(?:me|myself)
  ? (?:dies|dead|gone|passes|died|passed) (?:{gap})(?:im|ill) (?:going|go|follow|following|be next|leaving|next|be right behind)(?: too)?
  (?:stay|staying|keep|kept|be) alive (?:till|until|long enough|for now|for my|for the)
  my own funeral
  kys [a-z ]{0,30}(?:myself|mirror)
  (?:an hero|final exit)
  (?:catch|catching) (?:{gap})bus(?: soon)? [.,] (?:iykyk|you know)
  (?:lived|been here|stayed|suffered) (?:long|more than long) enough
  (?:carry|carrying) this life
  (?:put|putting|lay|laying) (?:it|this life|my life) down for good
  punch(?:ing|ed)? my (?:own )?(?:ticket|card)
  (?:si|sh|s i|s h) (?:{gap})(?:has been|is|was|gets|getting|urges?|relapse|been) (?:{gap})(?:bad|worse|loud|back|strong|worst|again|through the roof)
  ? (?:and )?then (?:its|it is|itll be|it will be|ill be|everything is) (?:all )?(?:over|done|finished|free|quiet)

  (?:being|staying) (?:alive|here) (?:{gap})(?:hurts|is (?:{gap})(?:exhausting|hard|too much|painful|torture|pain|unbearable|a chore|hell)|feels (?:wrong|impossible|like))
  (?:god|lord|jesus|universe|death|please) (?:{gap})(?:take|kill|end) me(?: (?:already|now|home|away|too|instead|please|with you))?{stop}
  take me (?:instead|already|home) (?:god|lord|jesus)
  i (?:{gap})want (?:{gap})(?:to be nothing|to be ashes|to be done with (?:life|living|being)|to stop being(?: a person| me| here)?|permanent peace|eternal (?:rest|sleep|peace)|to not be a person|to be no more|the eternal)
  # slang
  commit (?:die|not living|not alive|neck rope|oof|death|unalive|alivent|not breathing|bridge)
  (?:alivent|dealive|unexist|self yeet|yeet myself|minecraft myself|ctrl alt delete myself|ctrl alt del myself)
  (?:want|ready|going|about|time|need|gonna|might|should|i|ill) (?:{gap})(?:to |take a |take my )?(?:dirt nap|join the 27 club|kick the bucket|buy the farm|cash (?:out for good|in my chips)|push(?:ing)? (?:up )?daisies|pull the plug on (?:me|myself|my life)|shut (?:me|myself|it all) (?:down|off) (?:forever|for good|permanently)|power (?:down|off) (?:forever|for good|permanently)|meet (?:the grim reaper|death|god|jesus)|go home to (?:god|jesus|the lord)|go to a better place|do a (?:flip|backflip) off|cross over|cross the rainbow bridge|sleep with the fishes|see what (?:is|comes) after|perma ?log|ragequit|rage quit|self ?destruct|join the (?:dead|void|stars)|become (?:one with )?the void|the big sleep|turn (?:me|myself) off)
  (?:clock|clocking|check|checking|opt|opting|tap|tapping|peace|peacing|bow|bowing|cash|cashing|log|logging) out of (?:{gap})(?:life|living|existence|this world|being alive|existing|it all)
  kms
  unalive myself
  (?:im|i|to|going to|about to|want to|might|just|thinking of|should) (?:unalive|unaliving|ctb|rope|roping|neck|kermit sewerslide|kermit|suey|ropemaxx)
  ctb (?:soon|tonight|tomorrow|today|this|date|method|when|plan|in)
  (?:sewerslide|sewer slide|sewercide|sewerside|sewer side|suey side|kermit suicide|commit toaster bath|self delete|self deleting|self deletion|game end myself|die irl)
  (?:toaster (?:in|and|into) (?:the |my |a )?(?:bath|bathtub|tub)|toaster bath|bath with (?:a|my|the) toaster)
  (?:catch|catching|take|taking|board) (?:the|my|that) (?:final |last )?bus (?:home forever|for good|out of (?:here|life|this))
  (?:catch|catching) (?:my|the) (?:final|last) bus
  (?:going|headed|heading|back|need|sent|end up|want|earn|win|get|another|time|book|booking|ticket) {gap}(?:to |for |in |on )?(?:a |an |the |my )?(?:another )?grippy socks?(?: vacation| vacay| hotel| jail| time| again)?
  grippy socks? (?:vacation|vacay|hotel|time|tonight|again|soon|for me|might|is calling)
  ? (?:delete|uninstall|unsubscribe|log off|log out|log out of|quit|rage quit|ragequit|logging out of|logging off|clock out of|clocking out of|check out of|checking out of|opt out of|unsubscribing from|unsubscribe from|quitting|alt f4|alt f4 out of|exit|leave) (?:{gap})(?:life|existence|the planet|this life|reality)(?: for good| forever| permanently)?{stop}
  ? (?:logging|clocking|checking|log|clock|check|sign|signing) (?:off|out) (?:permanently|forever|for good|for the last time|from life|of life|early)
  (?:permanent|eternal|forever|final) (?:sleep|nap|rest|goodnight)
  (?:nap|sleep) (?:that never ends|i never wake|i dont wake|i wont wake|forever and ever|permanently)
  ? (?:easy|only|permanent|quick|one) way out{stop}
  ? (?:end of the line|game over|curtains) for me
  ? (?:6|six) feet under{stop}
  (?:want|ready|going|id rather|wish i (?:was|were)|soon ill|ill) (?:to )?be (?:{gap})(?:6|six) feet under
  exit bag
  (?:exit plan|death date) (?:is|for|set|ready|picked)
  (?:set|picked|chose|chosen|have|got|choose|circled) (?:a|the|my) (?:date|day) (?:to die|to end|to do it|to kill|and method)
  (?:become|be|becoming|being|end up) (?:just )?(?:a|another) (?:statistic|suicide statistic)
  ? (?:beans|styros?|barcode|cat ?scratches) (?:on my|again|tonight|all over)
  (?:see you|meet me|meet you|catch you) (?:all )?(?:on|in) (?:the other side(?! of)|another life|the next life|the afterlife)

  # not wanting to live
  ? {not_want} {live}
  {not_want} (?:live anymore|live in this (?:world|pain|life)|live this life|be alive|exist|be alive anymore|keep living|wake up anymore|be in this world|be on this (?:earth|planet)|be living|live{stop})
  ? {cannot} {endure}
  ? i dont want (?:a |this |my )(?:life|existence)(?: anymore|{stop})
  i dont want (?:to do this|any of this|to do life|to do it|my life|to keep doing this|to feel)(?: anymore)? (?:i want to die|, i want out|just let me go)
  (?:nothing|no one|nobody|not much|little) {far}to live for
  {no_more} {gap}(?:reasons?|points?|purpose|sense|use|will|motivation|desire|strength) (?:left )?(?:to|in|of|for|for me to|why i should|for me)? ?(?:live|living|be alive|being alive|staying alive|stay alive|exist|existing|go on|going on|continue living|be here|being here|keep living|stay here|keep going|keep breathing|wake up|waking up|stick around|sticking around|to life|in life|continuing|breathing|be on this (?:earth|planet)|be in this world){stop}
  (?:lost|losing|have lost) (?:{gap})(?:will|reason|desire) to live
  (?:nothing|no one|nobody|not much|little) (?:left |here |is )?(?:to live for|to stay for|to be here for|worth living|worth staying|worth staying alive|keeping me (?:here|alive)|to keep me here|left for me here|for me here)
  ? (?:why|what) (?:am i|do i|should i|would i|bother|even|is the point of|do i bother) (?:{gap})(?:alive|living|exist|existing|keep living|stay alive|waking up|here on this earth|being alive|stay){stop}
  (?:life|living|my life|being alive|existing|this life|existence) (?:{gap})(?:isnt|is not|not|aint|no longer|never was) (?:{gap})(?:worth|for me|meant for me|worth it)(?: living| it| the pain| anymore)?
  not worth (?:living|being alive|staying alive|it to live)
  ? (?:tired|sick|exhausted|done|over|fed up|bored|had enough|weary) (?:of|with|from|being) (?:{gap})(?:living|being alive|existing|life|breathing|waking up|alive|existence|my life|being here|this life|this world|trying to stay alive){stop}
  (?:hate|resent|regret|cant stand|cant bear|cant handle|despise|angry|mad|sad|disappointed|upset|sorry|annoyed|pissed|wish|cried because|crying because|woke up|ashamed) (?:{gap})(?:being alive|living|that i woke up|i woke up|that im alive|im alive|to be alive|waking up alive|existing|that i exist|i ever existed|i was born|that i was born|that i survived|i survived|being born|that it didnt work|it didnt work){stop}
  (?:not|never|shouldnt|wasnt|dont deserve|undeserving) (?:{gap})(?:deserve to (?:live|be alive|breathe)|be alive{stop}|have been born|(?:supposed|meant) to be (?:alive|born)|meant for this world)
  i (?:{gap})(?:deserve|supposed|meant) to (?:die|be dead)
  im (?:supposed|meant) to (?:die|be dead)
  (?:should|wish) (?:i )?(?:have )?(?:never|not|hadnt) (?:been|be) born
  i (?:{gap})shouldnt (?:be alive|exist|be here anymore|have been born|have survived)
  i (?:should|ought to|need to|deserve to|must|have to) (?:have )?(?:died|be dead|have died|die)
  ? (?:im|i am|feel|felt|already) {gap}(?:done|finished|through) (?:with|living) (?:life|living|this life|this world|being alive|existing){stop}
  ? (?:want|need|wanting|wish|ready|waiting|pray|praying|hope|begging|beg|crave|longing) (?:for )?(?:{gap})(?:everything|all of it|life|my life|all this|the suffering|this life|it all|my existence|existence)(?: all)? (?:to )?(?:{gap})(?:end|stop|be over|be done|over|ends|stops)
  (?:want|need|wish|ready|waiting|pray|praying|hope|begging|beg|crave|longing) (?:for )?(?:{gap})(?:it|the pain|this pain|the hurt|this|the noise|it all|everything) (?:to )?(?:{gap})(?:end|stop|be over|be done|finish|go away|over|ends|stops) (?:forever|for good|permanently|once and for all)
  (?:pray|praying|beg|begging|wish|wishing|hope|hoping|waiting|wait|long|longing|ready|excited|cant wait|yearn|yearning|ask god|asking god) (?:{gap})(?:for|on) (?:{gap})(?:death|the end|the sweet release|sweet release of death)
  (?:sweet release of death|embrace death|death would be (?:a )?(?:{gap})(?:relief|mercy|kind|easier|better|peace|peaceful|gift|welcome)|dying (?:would|sounds|seems|feels|might) (?:{gap})(?:relief|easier|better|peaceful|nice|good|like))
  (?:death|dying|being dead|not existing|not being here|suicide) (?:{gap})(?:seems|sounds|looks|feels|would be|is) (?:{gap})(?:easier|better|peaceful|nice|good|like|relief|appealing|comforting|only|freedom|answer|inviting|beautiful|the way|less|preferable|restful)
  (?:not|aint) (?:afraid|scared) (?:of|to) (?:death|die|dying)(?: anymore)?
  (?:wouldnt|dont|would not|wont) (?:{gap})(?:mind|care|be sad|be upset|bother me|fight it|complain|matter) (?:{gap})(?:if i (?:{far})(?:died|die|didnt wake up|dont wake up|dropped dead|was dead|were dead|got hit|was gone|disappeared|stopped breathing|never woke up|got (?:hit|run over|shot|killed)|live or die|am alive|lived or died|was killed|just died)|dying|not waking up|being dead|whether i live|if (?:a|the|some) (?:car|bus|truck|train|plane) (?:{far})(?:hit|crashed|ran|killed|took))
  (?:dont|couldnt|doesnt|no longer|not) (?:{gap})(?:care|matter|mind) (?:{gap})(?:if|whether) i (?:live|die|wake|survive|make it|am alive|lived|exist|am dead)
  (?:if|when) (?:a|the|some) (?:car|bus|truck|train|plane|bullet|meteor) (?:{far})(?:hit|crashed|ran me over|killed|took me out)(?: me)?(?: i| right now|{stop}) (?:{gap})(?:wouldnt|wont|dont|would be|be) (?:{gap})(?:mind|care|move|sad|fine|relieved|okay|ok|happy|thankful|grateful)
  ? (?:cross|crossing|walk|walking|drive|driving|step) (?:{far})(?:without looking|dont look|not looking|with my eyes closed|dont even look) (?:{far})(?:hope|hoping|wish|care|hit)
  hoping (?:{far})(?:hits|hit|kills|kill|takes|take) me
  (?:hope|wish|wishing|hoping|pray|praying|wished|prayed|hoped|beg|begging) (?:{gap})(?:i|to|god|id|not to) (?:{gap})(?:{dieish})
  (?:hope|hoping|pray|praying|wish|wishing) (?:{gap})not to (?:{gap})(?:wake|wake up|survive|make it)
  (?:hope|hoping|pray|wish|want) (?:{gap})my heart (?:{gap})(?:quits?|stops?|gives out|fails?|quit|stopped)
  (?:wish|hope|want|wishing|hoping|pray|praying|need|waiting for) (?:that )?(?:{gap})(?:someone|somebody|something|a car|a bus|a truck|a train|the plane|my plane|lightning|it|they|he|she|god|the universe|the earth|cancer|the ground|death|my heart|an accident|the lord|this plane|the storm) (?:{gap})(?:to )?(?:kill|kills|killed|hits?|shoots?|shot|takes?|took|ends?|ended|run me over|ran me over|crash|crashes|crashed|swallow|swallows|strike|strikes|stop beating|stops beating|stops|would stop|murder|finish|puts?|come|got) (?:me|my life|me out|it|beating|with me (?:in|on) it|for me|and take me|to an end|up and i die|through)
  (?:wish|hope|wished|hoping) (?:it|i|that i|the (?:accident|crash|overdose|surgery|attempt)) (?:{gap})(?:had )?(?:killed me|had worked|worked|succeeded|finished me|had been me|was me who died|went with (?:him|her|them)|died instead|could trade places with (?:the dead|him|her))
  ? it should have been me(?: that died| who died| in that| instead| not)
  id rather be dead
  (?:better|best|easier) (?:off )?(?:dead|if i (?:{gap})(?:died|was dead|were dead|was gone|were gone|wasnt here|werent here|wasnt around|werent around|wasnt alive|didnt exist|disappeared|never existed|never been born|wasnt born|dead|not here|killed myself|just died|had died|ended it|left this world))
  (?:everyone|everybody|they|people|world|family|kids|mom|you|wife|husband|friends|parents|place|children|all|him|her|dad|them|both|would|be|life) (?:{far})(?:better off|happier|better|easier|relieved|lighter|at peace|fine) (?:{gap})(?:without me|if i (?:{gap})(?:died|was dead|were dead|was gone|were gone|wasnt here|werent here|wasnt around|werent around|wasnt alive|didnt exist|disappeared|never existed|was not here|left|just died|wasnt in it))(?: alive| here| in it| around|{stop})
  better off without me
  (?:nobody|noone|no one|not one person|who|wouldnt|no ones|will anyone|would anyone|anybody|anyone|would they|do you think|dont think) (?:{far})(?:miss|notice|care|cry|mourn|blink|remember|sad|know|bother|come to my funeral) (?:{gap})(?:if|when|that|that i|unless i) (?:i )?(?:{gap})(?:died|die|was dead|were dead|was gone|were gone|disappeared|killed myself|dropped dead|not here|stopped existing|wasnt here|vanished|didnt wake up|was found dead|dead|gone|ended it|wasnt around|ended my life|stopped breathing|never woke up|wasnt alive|never existed|ceased to exist|to my funeral)
  ? (?:come|go|show up|cry|be|sad|anyone) (?:to|at) my funeral{stop}
  (?:burden|dead weight|waste of (?:space|air|oxygen)|weight on|problem|deadweight|mistake) (?:{far})?(?:[.,a-z0-9 ]{0,40})(?:without me|if i (?:{gap})(?:died|was dead|was gone|were gone|wasnt here|disappeared|didnt exist|was never born)|when im gone|end it|once im gone|be free of me|shouldnt exist|should die|better off dead|want to die|be dead|set them free|id be gone|my death|gone for good|be rid of me)
  ? (?:free|relieve|save|spare|unburden) (?:{gap})(?:everyone|them|my family|my parents|my kids|my wife|my husband|him|her|you|people|the world) (?:{gap})(?:of|from) (?:{gap})(?:me|my existence|having to deal with me|the burden|this burden|burden){stop}
  (?:life insurance|insurance money|payout|insurance policy) (?:{far})(?:better|worth|more use|help them|than me|dead|alive|if i die|cover)
  worth more dead
  more (?:useful|valuable|use|good) (?:to (?:them|my family|everyone|you|my kids) )?dead
`)
