import { phrases } from '#app/safety/signs/phrase_pattern'

/** English frames around families of words: who, wish or act, and death, means or wound, with room between them. */
export const CRISIS_FRAMES_EN = phrases(`
  # thoughts, voices, pictures
  ? (?:thoughts?|thinking|think|mind|reading|googl[a-z]+|searching|searched|looking up|looked up|researching|obsess[a-z]*) (?:{far})(?:suicide|suicidal|overdoses?|overdosing|ending (?:things|myself|it all)|how to die|ways to die|to dying|about dying|of dying|my (?:own )?death)
  (?:voices?|head|brain|mind) (?:{far})(?:(?:kill|end|hurt|hang|cut|off) yourself|to jump|do it already|better off dead)
  suicidal (?:stuff|thoughts?|feelings?|urges?|ideation|part of me|again|and|side|brain|mode|tonight|lately)
  (?:imagin[a-z]+|pictur[a-z]+|seeing|see|visuali[sz][a-z]+|dream[a-z]*|daydream[a-z]*|fantasi[sz][a-z]+|rehears[a-z]+|planning|thinking) (?:{far})(?:ways i (?:could|would|might|can) die|how i (?:would|could|might) die|myself (?:dead|hanging|falling|bleeding|drowning|jumping|in a (?:coffin|casket|grave))|my (?:own )?(?:funeral|death|suicide|corpse|grave)|with me in it|me dead|me hanging)
  ? (?:lost|losing|lose|without|zero|no|any) (?:{gap})(?:will|desire|wish|drive|strength|reason|motivation|interest) (?:to|in|for) (?:{gap})(?:live|living|go on|going on|be alive|being alive|stay alive|staying alive|exist|existing|wake up|breathe|breathing|keep living)
  ? (?:pain|this|it|suffering|hurting|everything) (?:{gap})(?:ends|stops|goes away|is over|end|stop) (?:{gap})(?:i end|i die|i do|im gone|im dead|my death|i stop (?:breathing|living|existing)|my heart stops)
  ? do something (?:{gap})(?:cant (?:take|undo|come)|permanent|drastic|irreversible|final|to myself|there is no|theres no)
  (?:giving|given|give|gave) up on (?:living|life|being alive|staying alive|existing)
  one foot (?:{far})(?:door of (?:this )?life|in the grave)
  ? (?:leave|leaving|exit|exiting|depart|departing|gone from|escape|go from|done with|through with|finished with|over) (?:{gap})(?:world|planet|earth|plane of existence|existence|this life)
  dont belong (?:in|on) this (?:world|earth|planet)
  why (?:couldnt|didnt|wasnt|cant|not) (?:{far})(?:me|i) (?:{far})(?:die|died|dead|instead|in (?:his|her|their) place)
  (?:pray|praying|prayed|hope|hoping|wish|wishing|want|let me|please|lord|begging) (?:{far})(?:go|pass|slip away|drift off|taken|leave|die|drift away) (?:away )?(?:in|during) my sleep
  ? (?:hope|hoping|wish|pray|praying) (?:{gap})(?:its|this is|tonight is|it is|that its|that was|todays|that one was) (?:the|my) last(?: (?:time|one|night|sleep|day|breath|birthday|christmas))?{stop}
  ? (?:fall asleep|go to sleep|close my eyes|go to bed|lie down|sleep|fell asleep|nod off|drift off) (?:and|n|then|, and|knowing id) (?:{gap})(?:never|not|stay|dont|wouldnt|didnt) (?:{gap})(?:open|wake|come back|get up|that way|asleep|gone|woke)
  (?:upset|disappointed|disappointing|mad|angry|pissed|annoyed|gutted|cried|devastated|furious|resent|hate|hated) (?:{gap})(?:i|that i|because i|when i|to have) (?:{gap})(?:woke up|woken up|wake up|survived|opened my eyes|lived|am alive|im alive|came back|didnt die|wasnt dead|im here|stayed alive|keep waking up){stop}
  ? (?:woke|wake|waking) up (?:{far})(?:[.,] )?(?:disappointed|disappointing|unfortunately|sadly|a (?:letdown|disappointment|punishment))
  unfortunately (?:{gap})(?:i )?(?:woke up|wake up|survived|am alive|im alive|im here|alive){stop}
  if (?:{gap})(?:i (?:{gap})(?:die|died|dont wake up|didnt wake up|never woke up|get shot|got shot|get killed|got killed|got hit|was killed|was murdered|dropped dead)|someone (?:killed|shot|murdered) me|(?:a|the|my) (?:{gap})(?:plane|car|bus|truck|train|meteor) (?:{far})me) (?:{wide})(?:relieved|relief|ok with|okay with|fine with|fine by|thankful|glad|grateful|wouldnt (?:mind|care|be sad|fight)|so be it|so what|cool|favor|insurance|whatever|peace|good riddance)
  (?:ok|okay|fine|cool|comfortable|good|at peace) with (?:dying|being dead|not waking up|not being (?:here|alive)|death taking me)
  (?:dont|doesnt|didnt|no longer|stopped|not|never) (?:{gap})(?:care|caring|matter|matters|mind|bother|bothered|difference|scared|afraid) (?:{gap})(?:if|whether|that|about|of) (?:{gap})(?:i live|i die|living or|live or|i wake up|dying|i survive|im alive|i dont wake|it kills me|i get killed|i get hit|i dont make it|being killed|i end up dead)
  ? (?:living or dying|live or die|alive or dead|dead or alive|dying or living) (?:{wide})(?:same|difference|matter|care|equal)
  ? (?:wouldnt|wont|dont|would not) (?:{gap})(?:fight|resist|run|dodge|struggle|swim|brake|stop) (?:{far})(?:if|when|it) (?:{far})(?:kill|shoot|shot|hit me|die|died|drown|drowning|stab)
  (?:hope|hoping|wish|wishing|praying|pray|want) (?:{far})(?:biopsy|tumor|cancer|scan|results?|lump|its|it|illness|disease|diagnosis) (?:{gap})(?:is |comes back |be |turns out )?(?:{gap})(?:terminal|malignant|fatal|inoperable|bad so|cancer so|kills me|takes me|untreatable)
  (?:parents|mom|mother|dad|they|she) (?:{gap})(?:should|shouldve|shouldnt) (?:{gap})(?:never|not|have) (?:{gap})(?:had me|aborted me|kept me|gave birth to me)
  ? (?:regret|regretting|curse|hate|sorry|wish|mistake) (?:{gap})(?:being|i was|i got|the day i was|that i was|ever being) (?:{gap})born{stop}
  (?:put me out of my misery|shoot me in the (?:head|face|heart)|kill me in my sleep|smother me|shoot me dead)(?= (?:[.,]|$|please|im|i|for real|now|already|before|someone))
  ? (?:tired|exhausted|exhausting|sick|done|weary|drained|fed up|worn out|burnt out|over|finished) (?:of|from|with|by|on|being) (?:{far})(?:living|alive|existing|existence|waking up|breathing|being here|being a person|life|surviving|waking up every (?:day|morning)){stop}
  ? (?:tired|sick|exhausted) (?:of|from) (?:{gap})(?:waking up|staying alive|being alive|living) (?:every (?:day|morning)|to this|for (?:other|everyone|them|him|her|people))
  ? (?:hate|hating|despise|loathe|cant stand|cant bear|cant take|cant handle|cant do|resent|dont like|dont enjoy|regret) (?:{gap})(?:living|being alive|staying alive|existing|breathing|being here|waking up alive|that im (?:here|alive)|im here|im alive|my existence|my own existence){stop}
  ? (?:cant take|cant stand|cant bear|cant handle) (?:being alive|living|existing|breathing)
  hate being alive
  ? (?:breathing|living|existing|being alive|waking up|staying alive) (?:{gap})(?:feels like|is|feels|seems|became|has become|hurts) (?:{gap})(?:chore|punishment|torture|unbearable|burden|pointless|exhausting|curse|prison|too (?:much|hard|painful)|worthless|meaningless|agony|a mistake|painful|not worth|hurts)
  ? how much longer (?:{gap})(?:i )?(?:can|could|will|ll|ill) (?:{far})(?:alive|living|keep myself|stay here|exist|pretend to (?:live|be alive)|fight this|want to (?:live|be here)|keep breathing)
  ? how much longer (?:i|ill|i can) (?:{wide})before i (?:do|end|go|snap and|kill|hurt|give)
  (?:dont|cant|doubt|never|no|hard to) (?:{gap})(?:see|picture|imagine|think|expect|believe|doubt)? ?(?:{gap})(?:where|that|with|future|tomorrow|life)? ?(?:{gap})(?:im alive|ill be alive|me alive|myself alive|being alive|ill be living|i am living)
  ? (?:not|dont|never|no longer|didnt) (?:{gap})(?:plan|plans|planning|intend|intending|expect|expecting|mean) (?:on|to) (?:{gap})(?:be|being|live|living|stick|sticking|stay|staying|wake|waking|last|lasting|survive|surviving) (?:{gap})(?:here|around|alive|long|much longer|past|up|enough|in this world|the night|through)
  ? (?:dont|not) (?:{gap})(?:plan|planning|intend|intending) (?:on|to) (?:{gap})(?:driving|coming|walking|making it|come|drive|walk|going) (?:back|home|down)
  i wont (?:exist|be alive|be breathing|be living)
  ? wont be (?:anywhere|here to (?:worry|see|read|know|feel|care|hear|disappoint|remember))
  my (?:dead )?(?:body|corpse) (?:{gap})(?:cold|morgue|in the (?:river|lake|ground|morgue)|to be found|hanging|be found|lying)
  (?:day|night|hour) (?:that )?i (?:finally )?(?:die|end it|kill myself|disappear for good)
  (?:good|nice|perfect|beautiful|lovely) (?:day|night|time|weather|evening) to die
  ? (?:decided|chose|choosing|choose|deciding) (?:{gap})(?:not (?:to )?(?:be alive|live|be here|exist|wake|stay)|to (?:stop living|leave for good|go for good))
  ? (?:decided|ready|planned|plan|know|picked|chosen) (?:{far})(?:how and when|when and how|when and where|where and how|the how|the day and)
  ? (?:doing|do|did|end|ending) it (?:{far})(?:after (?:everyone|they|he|she|mom|my|the kids)|when (?:everyone|they|no one|nobody|the house)|once (?:everyone|they|no one|nobody|the house|my)) (?:{gap})(?:leaves?|asleep|sleeps?|goes|gone|is out|are out|home|empty|moves)
  ? (?:going|went|go) through with it(?: (?:this time|tonight|tomorrow|soon|now|for real))?{stop}
  ? no more (?:chickening|backing) out
  (?:everything|all) i need to (?:die|end it|kill)

  (?:upset|disappointed|sad|mad|angry|annoyed) (?:that )?i woke up(?= (?:[.,]|$|this morning|today|again|alive|and))(?! from)
  regret (?:being|that i was|i was) born
  (?:seatbelt|helmet|brakes?) (?:{wide})(?:dont|doesnt|not|no longer) (?:{gap})(?:care|matter) (?:{gap})i die
  ? (?:where|which|how) (?:{far})(?:wrists?|veins?|artery|arteries|neck|throat) (?:{gap})(?:do you |to |you |do i |should i )?cut
  ? (?:rest of me|body|whole of me|everything else) to (?:follow|catch up|die too)
  ? (?:miss|missing) (?:{far})(?:i |and )(?:want to|going to|need to|wish to|will) (?:{gap})(?:go|be) where (?:he|she|they) (?:is|are|went)
  ? (?:ending|end) things (?:{wide})(?:my (?:own )?life|for good|permanently|myself)

  (?:never|no|not|cant see a|dont see a) (?:{far})(?:version of me|future me|older me) (?:{far})(?:makes it|lives|gets|alive|past|to)
  ? (?:rope|gun|blade|razor|charcoal|pills) (?:{gap})(?:today|yesterday|tonight|online)? ?(?:and |, |but )?(?:{gap})(?:its|it|thats|this) (?:{gap})(?:not|wasnt|isnt) for (?:camping|hunting|climbing|shaving|a headache|the garden|cooking|the yard)
  ? (?:hiding|hid|stashing|saving|hoarding|saved) (?:{gap})(?:meds|pills|tablets|medication|sleeping pills|{pills}) (?:{far})(?:mattress|enough|drawer|sock|box|closet|for the day|shoe|pillow)
  ? (?:do you|to|you|i) cut to (?:die|bleed|hit the (?:vein|artery)|bleed out|end)
  (?:punch[a-z]*|hit|hitting|slam[a-z]*|bang[a-z]*|burn[a-z]*|scratch[a-z]*) (?:{far})(?:to feel (?:something|anything|real|alive)|because i deserve|so the pain)

  so am i [.,] (?:{wide})already decided
  unalive(?:y| y) (?:{wide})(?:want to do it|not in|for real)

  ending it (?:{far})(?:reasonable|sensible|logical|tempting|attractive)

  # means
  ? (?:in the|started the|with the|turned the|left the) (?:garage|car|engine) (?:{far})(?:engine|car|exhaust|running|on|door|closed) (?:{gap})(?:running|on|shut|closed|sealed)
  ? closed the garage (?:{wide})(?:car|engine|running)
  (?:charcoal|helium|exhaust|car engine|hose|carbon monoxide|nitrogen) (?:{wide})(?:windows?|car|arrived|sealed|tape|bag|mask|tank|bathroom|closed|ready)(?! (?:grill|balloons?|party))
  ? (?:bag|plastic bag) (?:{gap})(?:and|over) (?:{gap})(?:tape|my head|rubber band|duct)
  (?:belt|rope|cord|sheet|scarf|noose) (?:{gap})(?:is |tied |hanging |looped )?(?:{gap})(?:around|over|to|from|on|off) (?:{gap})(?:door ?handle|doorknob|door|beam|rod|closet rod|rafters?|ceiling|fan|hook|my neck|branch|pipe|banister|stairs)(?! (?:swing))
  rope (?:{wide})(?:wasnt|isnt|not) for (?:camping|climbing|the|a)
  ? (?:took|taking|flipped|clicked) the safety off
  (?:poison|cyanide|nembutal|pentobarbital|antifreeze|sodium nitrite|rat poison|pesticide) (?:{far})(?:online|arrived|ordered|option|ready|drink|drank|swallow|for me|tonight)
  (?:ordered|bought|drink|drinking|drank|swallow|swallowed|got) (?:{gap})(?:poison|cyanide|nembutal|antifreeze|rat poison|pesticide|bleach|drain cleaner){stop}
  (?:razor|blades?|knife) (?:{wide})(?:tub|bath|bathtub|running)(?! (?:late|to the store))
  (?:tub|bath|bathtub) (?:{wide})(?:blades?|razor|knife){stop}
  (?:crash|crashed|crashing|drove|drive|driving|steer|steered|swerve|swerved|ran|run) (?:{far})(?:car|road|truck|divider|wall|tree|bridge|guardrail|median|traffic|lane|pole|bus|train) (?:{far})on purpose
  ? (?:car|truck|bus|train) (?:{far})(?:guardrail|cliff|bridge|river) (?:{gap})with me
  ? (?:stepp?ing|step|stepped|jump|jumping|falling|fall|walk|walking|leaning|lean|throw|throwing) (?:myself )?(?:off|over|onto|in front of|into) (?:{gap})(?:platform|railing|guardrail|edge|side|rails|tracks|ledge|train)
  ? (?:platform|tracks|train|subway) (?:{wide})(?:next one|jump|end it|step off|stepping off|in front of)
  ? (?:at|on) (?:{gap})(?:top of|edge of|roof of|ledge of|rail of) (?:{far})(?:and |, )?(?:{gap})(?:looking down|look down|jump|so far down|feet over)
  my (?:feet|legs|toes) (?:are |is |hanging |dangling )?(?:{gap})over the (?:edge|ledge|railing|side)
  (?:wrong|other|outer) side of (?:the|a) (?:railing|guardrail|rail|fence|barrier|ledge|balcony)
  ? (?:by|at|near|to) the (?:river|lake|bridge|cliffs?|ocean|water|dam) (?:[.,] )?(?:{gap})(?:going in|not coming (?:back|out|home)|not driving back|wont come (?:back|out|up)|not walking back|dont plan on)
  ? (?:no one|nobody|alone) (?:{gap})(?:home|here|in the house) (?:{wide})(?:knife|pills|gun|razor|blade|rope|belt|bleach)
  ? (?:going to|ill|about to|want to|thinking of|might|gonna) (?:{gap})(?:swallow|swallowing|down|downing|take|taking|finish|chug) (?:{gap})(?:everything in the medicine|the (?:entire|whole|full) (?:{gap})(?:bottle|box|pack|blister|cabinet)|them all|all of (?:them|it))(?! of (?:wine|water|beer))
  ? (?:{pills}|bottle of (?:{pills})|tablets|capsules) (?:{wide})(?:take them all|all of them|finish it|in rows|enough to|till theres enough|until theres enough|until i have enough|under (?:the|my) mattress|one by one|wont wake|swallow)
  ? (?:hiding|hid|hidden|saving|saved|stashing|hoarding|collecting|keeping) (?:{gap})(?:my )?(?:{gap})(?:{pills})

  # farewell
  ? passwords? (?:{wide})(?:accounts after|when im|after im|once im|after i)
  ? (?:will|insurance|papers|letters?|documents) (?:{wide})(?:wont be long now|when im gone|after im gone|so they dont|find them)
  ? (?:nothing|no one|nobody|nothing left) (?:{gap})(?:keeping|holding|tying|keeps|holds|ties) me (?:here|now|alive|anymore|back|to this|from){stop}
  ? nothing is keeping me
  (?:said|say|saying) (?:{gap})(?:bye|goodbye) (?:{far})(?:without (?:them|him|her|anyone|telling)|dont know its|didnt know it was|they dont know|last time)
  (?:hugged|kissed|called|texted|visited|held|saw) (?:{far})(?:[a-z ,]{0,30})(?:last (?:one|time|hug)|they dont know|dont know why|doesnt know|for the last)
  ? (?:bye|goodbye) (?:{far})(?:for good|for real|for ever|forever|before i go){stop}
  (?:dont hate me|forgive me|sorry|pardon me|dont be mad) (?:{far})(?:what im about to|what im going to do|leaving (?:like this|this way|you all)|going like this|what i have to do tonight|what ill do|what i am about)
  ? (?:made|making|thanks for) (?:{far})my last (?:days|weeks|months|hours|night|day)
  ? (?:at peace|peace|calm|relieved|ready|happy) (?:now |)(?:that |because |since |and |, )?(?:{gap})ive decided(?: to (?:go|leave|end|die))?{stop}
  ? (?:dont want|no|picked|chose|laid out|planned|want) (?:{far})(?:buried in|funeral|be cremated|burn me|casket|coffin)(?= (?:[.,]|$|burn|for me|please|i|just|when|after|tonight))
  (?:nobody|no one|noone|you|they) (?:{gap})(?:be able to|can) (?:{gap})reach me (?:{gap})(?:again|anymore|ever)
  ? dont call (?:911|an ambulance|the (?:cops|police|hospital)|for help|anyone|help)(?= (?:[.,]|$|let|please|i|im|its|just|too))
  ? coming back (?:{gap})(?:ever|, not ever|from this)
  hearing from me
  (?:read|see|get|find|reading) this (?:{gap})(?:ill|i will|im|i am) (?:{gap})(?:be gone|gone|dead|be dead|somewhere (?:better|else)|at peace|free)

  # wounds
  (?:slic[a-z]+|cut|cutting|carv[a-z]+|burn|burned|burnt|burning|scratch[a-z]*|bit|bite|biting|punch[a-z]*|hit|hitting|stab[a-z]*|claw[a-z]*|gouge[a-z]*|slash[a-z]*|pinch[a-z]*|whip[a-z]*|bruis[a-z]*) (?:{gap})my (?:{gap})(?:arms?|legs?|thighs?|wrists?|skin|stomach|hips?|ankles?|body|flesh|forearms?|knuckles|self) (?:{wide})(?:deserve|feels? (?:good|better|calm|nice|real)|felt (?:good|better|calm|nice|real)|on purpose|until|till|so i (?:feel|can feel)|to feel|relief|punish|bruise|bleeds?|hate myself|nobody sees|no one sees|again)
  ? (?:need|needed|crave|craving|want|wanted) to (?:bleed|cut|burn myself|feel (?:blood|pain|the blade))(?= (?:[.,]|$|to|again|so|tonight|now|bad|until))
  blood (?:{far})(?:floor|everywhere|sink|sheets|tub|towel|towels) (?:{wide})(?:deep|cut|blade|wrists?|arm|razor)
  (?:cut|went|gone|go) too deep(?! into)
  hand over (?:the|a) (?:flame|candle|stove|lighter|burner)
  (?:selfharm|selfharming|self harming|cutting|bleeding|pain) (?:{gap})(?:is|was) the only (?:thing|way)
  ? (?:stitches|scabs?|bandages?) (?:{gap})(?:out |off |open )?(?:{gap})on purpose
  im bleeding (?:{wide})(?:dont want|not calling|wont call|let it)
  i was cutting{stop}
  barcode (?:wrists?|arms?|thighs?)
  ? (?:sleeves|hoodie|sweater|pants|bracelets) (?:{far})(?:so (?:that )?)?(?:nobody|no one|they|mom|my mom|people) (?:{gap})(?:sees?|notice|notices|dont see|doesnt see|asks?)

  # a burden, no worth
  ? (?:deserve|deserved|deserves) to (?:die|be dead|bleed|rot|burn|be punished|be in (?:pain|the ground)|suffer and die)
  dont deserve (?:{gap})(?:to )?(?:{gap})(?:breathing|breathe|air|oxygen|live|be alive|life|another day|exist|to exist)
  (?:favor|gift|relief) (?:{far})(?:by|if|when|to) (?:{gap})(?:dying|i died|i die|disappearing|im gone|i was dead|killing myself|be gone|ending)
  need me gone
  if i (?:was|were) (?:buried|six feet|underground|in the ground|in a grave)
  ? (?:no point|no use|no sense|pointless) (?:in |to |for )?(?:me|my) (?:living|being alive|being here|existing|breathing)
  my life (?:{gap})(?:worthless|isnt worth|not worth|has no (?:value|worth|meaning)|is pointless|doesnt matter)(?: (?:living|anything))?(?= (?:[.,]|$|end|and|so|im|i|to))

  # questions
  (?:which|what|how|where|whats) (?:{wide})(?:cut to die|fatal if you take|to die from|lethal if|is lethal|kills? you (?:fastest|quickest|painlessly)|find (?:a|my|the|your) body|bleed out|to overdose|end your life|end my life|die peacefully|die in your sleep)
  ? (?:is it|does it|do you|would it|will it|would i|is|does) (?:{gap})(?:fast|quick|hurt|painful|painless|feel|instant|feel anything|suffer) (?:{far})(?:if you jump|when you jump|to jump|train hits|hang yourself|to hang|to drown|drowning|hanging|bleed out|bleeding out|overdose|overdosing|shoot yourself|to die|when you die by|suffocate|slit|slitting)

  # attempts
  (?:ive |i )?(?:took|taken) too (?:much|many) (?:{wide})(?:help|sleepy|die|dying|sorry|scared|bye|pills|on purpose|goodbye|wake)
  ? woke up in (?:the|a) (?:hospital|icu|er|psych|emergency)(?= (?:[.,]|$|after|because|again|and|it))
  (?:it|that|they|pills|rope) didnt work (?:{wide})(?:next time|better|hospital|try again|alive|im here)
  ? (?:jumped|hanged|hung myself|overdosed|od|took the pills|slit|shot myself) (?:{gap})but (?:{gap})(?:survived|lived|woke up|failed|it failed|it broke|it snapped|im alive|im here)
  (?:paramedics|doctors|medics|ambulance|nurses|they) (?:{gap})(?:brought me back|revived me|pumped my stomach|cut me down|saved me (?:and|but|when i|against))
  tried (?:{gap})(?:drowning|hanging|overdosing|to drown|suffocating|jumping off|to jump off|to bleed|to od|cutting deep|to hang|to shoot)(?: myself)?(?= (?:[.,]|$|in|last|again|yesterday|this|on|off|with|tonight|but))
  drank (?:{gap})(?:bleach|antifreeze|poison|cleaner|pesticide)
  (?:bottle|bottles) of (?:cough syrup|nyquil|(?:{pills})|benadryl) (?:{wide})(?:spinning|sleepy|all|everything|gone|empty)

  # slang
  unaliving
  (?<=^ )rope time
  playthrough (?:{wide})life
  (?:unsubscribe|log off|log out|logging off|clock out|clocking out|sign off|check out|checking out|retire|resign|uninstall|opt out|punch out|punching out|delete|alt f4|rage quit|ragequit|cancel my subscription|drop out|quit) (?:from |of |to )?(?:being alive|life|existence|living|the world|this world|earth)(?! (?:insurance|alert))
  (?:im|me|be|sounds?|rather be|ready for|comfy|want|home) (?:{far})six feet under
  six feet under (?:sounds?|seems|is calling|looks|would)
  commit(?:ing|ted)? (?:sudoku|toaster bath|not alive|neck rope|unalive|not living|die|sewer ?slide|seppuku)
  sewer ?slid[a-z]*
  toaster (?:bath|in the (?:bath|tub))
  (?:bath|shower) with (?:a|my|the) toaster
  ? game over for me
  ? (?:the|into) void (?:and stay|forever|for good|is calling|calls me)
  exit (?:{wide})permanently
  (?:permanent|eternal|forever|endless|infinite|the big) (?:sleep|nap|rest|slumber|logout|vacation from life)(?= (?:[.,]|$|sounds|please|tonight|for me|the|is))

  # between other things, denials that are none, answers
  only (?:reason|thing|person) (?:{far})(?:havent (?:killed|ended|done it|offed|jumped)|keeping me alive|keeps me alive|stopping me from|im alive|keeping me from)
  ? (?:wrote|writing|finished|finishing|written|rewriting|rewrote) my (?:{gap})note{stop}
  (?:meant|serious|not joking|wasnt joking|not kidding|wasnt kidding|not lying) (?:{gap})(?:what i said )?about (?:dying|killing myself|wanting to die|suicide|ending|it all ending|not (?:living|being here))
  (?:not|wont) (?:{gap})(?:today|tonight) (?:[.,] )?(?:{gap})tomorrow (?:maybe|though|probably)
  (?<=^ (?:yes|yeah|yea|yep|no|idk|maybe|probably|with|honestly|both|i guess)(?: [.,])? (?:with |maybe |the |my |a |i have |by )?)(?:my |the |a |dads |moms |my dads |my moms )?(?:pills|gun|rope|razor|razors|knife|blade|jumping|jump|overdose|hanging|cutting|bridge|belt|train|noose)(?= (?:[.,] )?(?:$|tonight|probably|i|maybe|in my|here))
  (?<=^ )with (?:my |the |a )?(?:dads |moms |his |grandpas )?(?:pills|gun|rope|razor|knife|blade|belt|rifle|pistol|meds)(?= (?:[.,] )?(?:$|tonight))
  ? prom[a-z]+ (?:that|you that|anything) (?:[.,] )?(?:{gap})(?:ill|i will|i might|i may) (?:{gap})do it

  # eating until it kills
  (?:\\d\\d (?:pounds|lbs|kilos|kg)|restrict[a-z]*|purg[a-z]+|starv[a-z]+|not eating|havent eaten|laxatives) (?:{wide})(?:heart (?:{gap})(?:stop|skip|fail|flutter)[a-z]*|fainted|fainting|passed out|passing out|blood|nothing left of me|until i (?:disappear|die|vanish)|till i (?:disappear|die|vanish)|kills me|collapse|collapsed)
`)
