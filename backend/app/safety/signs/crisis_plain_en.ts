import { phrases } from '#app/safety/signs/phrase_pattern'

/** English wordings that stay danger whatever idiom stands among their words: `! ` marks them. */
export const CRISIS_PLAIN_EN = phrases(`
  ! (?:i|me) (?:{gap})deserve to (?:{gap})die(?! (?:happy|old))
  ! (?:dont|doesnt|no longer|stopped) (?:{gap})(?:care|caring|matter|mind) (?:{gap})(?:if|whether) (?:{gap})i (?:live or die|die|live|wake up|survive)(?= (?:[.,]|$|or|anymore|at|tonight|and|but|today))
  ! (?:not|im not) (?:joking|kidding|playing|exaggerating) about (?:killing|hurting|dying|ending|suicide|wanting to die)
  ! (?:kill myself|killing myself|do it|suicide) (?:today|tonight) [.,] (?:{gap})(?:tomorrow|maybe tomorrow|but tomorrow|not sure about tomorrow)
  ! today is the day i (?:die|end|go)
  ! no me (?:importaria|molestaria) (?:morir|morirme|estar muert[oa]|no despertar)
  ! matarme hoy [.,] (?:pero )?manana
  ! (?:plan|ready) (?:and|with) (?:{far})to die(?= (?:[.,]|$|tonight))
  ! (?:every day|daily|all day|always|constantly|often|at night|every night|again) (?:{gap})i (?:{gap})(?:imagine|picture|plan|think of|think about|fantasi[sz]e about) (?:{far})i (?:could|would|might|can|will) die
  ! if (?:a|the|my) (?:{gap})(?:plane|car|bus|truck|train|bomb|meteor|elevator) (?:{far})(?:hit|crashed|fell|landed|killed|ran) (?:{far})(?:relieved|relief|fine with|ok with|wouldnt mind|thank|not be mad|finally)
  ! (?:hope|hoping|wish|praying) (?:{far})(?:biopsy|tumor|cancer|scan|results?|lump) (?:{far})(?:bad|terminal|malignant|worst|positive) (?:{gap})(?:so|because|and then|it ends)
  ! (?:after|once) (?:{far})(?:recital|wedding|graduation|birthday|funeral|holidays|christmas) [.,] (?:{wide})(?:then im done|then i go|im gone)
  ! it didnt work [.,] (?:{wide})(?:woke up|cant do that right|next time|im here)
  ! not for (?:sewing|shaving|cooking) (?:{wide})(?:legs?|arms?|thighs?|wrists?|catch my drift)
  ! ending it (?:{far})(?:reasonable|sensible|logical|tempting|attractive)
  ! the day i die(?= haha)
  ! (?:hanging|killing|cutting|hurting) myself(?= $)
  ! (?:have|got|holding|hold) (?:{gap})(?:knife|blade|razor|gun|pistol|noose|pills|box cutter) (?:{gap})in my (?:hand|hands|lap|mouth|palm)
  ! if i (?:killed|hanged|hung|shot|drowned|offed|unalived|ended|kill|off|end|hang) myself(?! laughing| over)
  ! (?:lease|semester|money|year|month|contract|savings|money) (?:{gap})(?:is|are|runs|ends?) (?:{gap})(?:up|over|out|gone|done)? ?so (?:am|will|do) i(?= )
  ! (?:stomach|me) (?:{gap})pumped(?! up)
  ! (?:not|isnt|arent) (?:{gap})in (?:the|a) haha way
  ! (?:relieved|breathe out|breathe|relief) (?:{wide})(?:at )?(?:the|my) funeral
  ! (?:telling|tells|told|says|saying) me to (?:take all|swallow|take them|jump|do it|finish it)
  ! (?:safer|better off|happier) if i (?:was dead|were dead|died|was gone|wasnt alive)
  ! (?:take|taking|swallow|swallowing) everything in the medicine cabinet
  ! (?:does|do) (?:everyone|everybody|other people|most people) (?:{gap})(?:think|fantasi[sz]e|dream) (?:{gap})about (?:killing|ending|dying|not waking)
  ! (?:ending it|ending it all|dying|suicide) (?:is |are |keeps )?(?:{gap})(?:sounding|looking|seeming|starting to sound|starting to look|sounds|looks|seems) (?:{gap})(?:reasonable|sensible|good|logical|better|easy|tempting|attractive)
  ! (?:whoever|whatever poor soul) finds me
  ! (?:which|what) (?:{far})(?:stuff|things?|meds|pills|drugs?|medicines?) (?:is|are|would be) (?:fatal|lethal|deadly)
  ! (?:years|future|see myself|year) (?:{far})[.,] (?:a )?(?:headstone|coffin|grave|urn|in the ground|six feet)
  ! (?:door|locked|bathroom) (?:{wide})(?:razor|blade)
  ! (?:mind|care|glad|fine|ok|nice) (?:{gap})if my heart (?:{gap})(?:stopped|stops|quit|gave out)
  ! (?:wasnt|werent|not) alive [.,]? ?(?:{gap})(?:sounds|seems|would be|feels) (?:{gap})(?:peaceful|nice|good|easier|quiet)
  ! (?:burned|burnt|cut|hurt|hit|scratched|bit) myself (?:{wide})on purpose
  ! (?:notice|know|realize|find out|miss me) (?:{gap})i was dead(?= )
  ! (?:dont|not|never) (?:{gap})(?:mean|plan|expect|intend|going) to (?:see|be here for|enjoy|be around for) (?:it|them|spring|summer|winter) (?:myself|anyway|bloom)
  ! (?:edge|platform|tracks|ledge|railing) (?:{wide})(?:how easy|so easy)
  ! (?:one|only) (?:{gap})way to make it (?:stop|end)
  ! (?:see|know|find) (?:{gap})other way to make it (?:stop|end)
  ! (?:fine|ok|okay|cool|good|happy|happier) with never (?:waking|wake)
  ! (?:ill|id|fine|good) (?:{gap})never waking up (?:again|ever)
  ! (?:make|makes|leave|leaving) (?:him|her|my (?:wife|husband)) a wid(?:ow|ower)
  ! took (?:{gap})(?:bunch|handful|lots|load|ton|whole bottle|fistful) of (?:{gap})(?:pills|meds|tablets|stuff|{pills})(?! for)
  ! (?:looks?|look) like an accident (?:{wide})(?:money|insurance|family|payout)
  ! (?:keep myself safe|stay safe) (?:tonight|this evening|anymore|right now|alone|today)
  ! you could (?:just )?end it(?= )
  ! (?:my own hand|by my hand)(?= (?:[.,]|$|i can|soon|one day|anyway))
  ! (?:after|once) (?:{far})(?:recital|wedding|graduation|birthday|funeral|holidays|christmas) (?:{wide})(?:then im done|then i go|im done|i can go|im gone)(?! with)
  ! (?:dont|not) want to be (?:{gap})(?:on|in) (?:{gap})(?:earth|planet|world)(?: anymore)?
  ! i cut for the first time
  ! (?:dont|do not) (?:call|tell) (?:anyone|anybody|911|them) (?:{wide})(?:taken|took|swallowed|bleeding|pills|cut)
  ! (?:glass|mirror|bottle|plate) (?:{wide})(?:so id have|so i have|to cut|something sharp|piece to|glass to use)
  ! (?:surgery|operation|anesthesia|crash|coma) (?:{wide})never (?:{gap})(?:came|come|woke|woken|come) (?:round|around|back|up)
  ! (?:swiss|switzerland|dignitas) (?:{wide})(?:stuff|drug|get hold|without|permission|buy|order|get it)
  ! (?:stuff|drug) (?:{far})(?:swiss|switzerland|dignitas)
  ! how many (?:of )?(?:{gap})(?:pills|tablets|meds|sleeping pills|{pills}) (?:would|will|does|do) it take(?! (?:for|to (?:fix|help|cure)))
  ! (?:sit|sitting|sat) (?:{far})with (?:the|a|my) (?:{gap})(?:pistol|gun|rifle|revolver|pills|rope|razor|blade|knife) (?:{gap})(?:in|on) my (?:lap|hand|hands|knee|mouth)
  ! cant even (?:die|kill myself|do that) right
  ! know which (?:bridge|roof|train|building|cliff|tree)
  ! (?:gave|give|giving) myself (?:until|till|to) (?:{wide})(?:nothing|not better|isnt better|no better|still|didnt get|hasnt)
  ! (?:last )?thing (?:that was )?(?:{gap})keeping me here
  ! (?:birthday|birthdays|wedding) (?:{wide})(?:ready to go now|im ready to go|ready to leave|wont be there to|that ill miss)
  ! (?:tonights|tonight is) the night (?:{gap})(?:im|ill|i) (?:{gap})do it
  ! (?:half|most|part) (?:{gap})the bottle (?:last night|yesterday|today|on purpose)(?! of wine)
  ! (?:stuff|stop|it) [.,] so (?:ill|im going to|i will) do it
  ! cant see (?:any|another) (?:other )?way (?:{wide})(?:so im going to|im going to)
  ! out of (?:the )?(?:marriage|town|job) [.,] out(?: out)? [.,] dead
  ! (?:wear|hold|keep|have) the pills [.,]? ?(?:no )?i didnt (?:flush|throw)
  ! i (?:{gap})have the pills [.,] (?:no )?i didnt
  ! the day i die (?:haha|soon|is)

  # after a death, or beside a deathbed; the signs stand for them
  ailsign (?:{wide})(?:want|going|ready|need|wish|plan|planning|rather|might) (?:{gap})?to (?:go|leave|die) (?:with|too|after|right after)(?= (?:$|[.,]|him|her|them))
  ! ailsign (?:{wide})(?:when|once|after|as soon as|if) (?:he|she|they) (?:goes|dies|passes|is gone|are gone|leaves|go|die) (?:[.,] )?(?:{gap})(?:im|ill|i am|i will|i want to|i) (?:{gap})(?:going|go|follow|following|leaving|next)(?: (?:too|with (?:him|her|them)|(?:him|her|them)))?(?= (?:$|[.,]|i|and))
  ! (?:when|once|after|if|as soon as) (?:ailsign|mournsign) (?:[.,] )?(?:then )?(?:im|ill|i|i will) (?:(?:gonna|will|might|want to|have to|am) ){0,2}(?:going|go|follow|following|be next|next|leaving|be right behind|die)(?= (?:$|[.,]|too|with (?:him|her|them)|next|him|her|them))
  ! (?:ailsign|mournsign) (?:[.,] )?(?:and )?(?:then )?(?:im|i am|i should be|i will be|ill be|i want to be|i hope im) next(?! (?:to|in|for|week|month)(?= ))
  ! (?:ailsign|mournsign) (?:{wide})(?:wish(?:ing)? it (?:was|were|had been|could be|could have been|couldve been)|should be|should have been|shouldve been) me(?= (?:$|[.,]|instead|who|that|not))
  ! ailsign and (?:so )?am i(?= (?:$|[.]|inside))
  ! mournsign (?:{wide})(?:tried|attempted|trying) (?:{gap})?to (?:follow|join) (?:him|her|them)
  (?:mournsign|cant live without (?:him|her|them)|{harmed} {himself}|killed {himself}|took (?:his|her|their) own life) (?:{wide})(?:want|wish|going|ready|thinking|think|thought|plan|planning|might|ill|keep|id rather) (?:{gap})?(?:to |about |of )?(?:join(?:ing)?|follow(?:ing)?|go with|going with|die with|lie beside) (?:him|her|them)(?= (?:$|[.,]|too|soon|now|again|wherever|in heaven|and|so|because))
  mournsign (?:{wide})(?:want|wish|ready|id rather|need) (?:to )?be with (?:him|her|them)(?= (?:$|[.]|again|in heaven))
  ! (?:{harmed} {himself}|killed {himself}|took (?:his|her|their) own life|overdosed) (?:{wide})(?:i|ill|im) (?:{gap})?(?:want|going|thinking|think|thought|plan|planning|might|keep|should|could) (?:{gap})?(?:to |about |of )?(?:do|doing) (?:the same(?: thing)?|it too|that too|it myself|like (?:he|she|they) did)
  mournsign (?:{wide})(?:quiero|quisiera|deseo|necesito) (?:estar|irme|ir|reunirme|reencontrarme) con (?:el|ella|ellos)(?= (?:$|[.,]|ya|pronto|en el cielo))
  (?:ailsign|mournsign) (?:{wide})(?:me (?:quiero|quisiera|voy a) ir|quiero irme|irme|me voy|me quiero morir|seguir|alcanzar) (?:{gap})?con (?:el|ella|ellos)(?= (?:$|[.,]|y|al cielo|tambien))
  ! (?:im|ive been|been|feel like im|i feel like im) (?:slowly )?dying (?:on the |on )?inside(?= (?:$|[.]|(?:[.,] )?(?:and |but )?(?:nobody|no one|i|everyone|everybody)|every day|more each day))

  # wordings met in talk
  ! (?:(?:(?<!(?:he|she|they|ex|dad|mom) (?:was |is |keeps? )?)(?:think(?:ing|in)?|thought|fantasizing|dream(?:ing)?|daydreaming) (?:about|bout|bowt|abt|of|on))|(?:tempted|urge|urges|want|wanted|feel an urge) to|(?:i|and) (?:might|may|could|should)|(?<=^ |[.,] )(?:might|may)) (?:{gap})?(?:drive|drivin|driving|steer|steerin|steering|crash|crashing|crashin|swerve|swerving|swervin|ram|ramming|wrap|wrapping|veer|veering|slam|slamming) (?:my |the |this )?(?:car |truck |bike |van |motorcycle )?(?:straight |right |head on |head first |full speed )?(?:around (?:a |the )?(?:tree|pole)|(?:into|off|in2) (?:(?:a|an|the|some|that|my|oncoming|nearest) ){1,2}(?:tree|wall|pole|bridge|barrier|truck|semi|overpass|river|lake|road|guardrail|ditch|median|ravine|pier|train)|into oncoming traffic)(?! (?:street|trip|house|show|shop|later|to)(?= ))
  ? (?:got|have|has|ive got|pulled|took|brought|dug|grabbed|with) (?:{gap})?(?:razor|razors|razorblade|razor blade|blade|blades) out(?= (?:$|[.,]|again|now|tonight|and im|and i))
  ? (?:my|the) (?:razor|razors|blade|razor blade) (?:is|are|came|comes) (?:back )?out(?= (?:$|[.,]|again|now|tonight))
  ! (?:hurts?|hurting) (?:{gap})?(?:too |that |this )?(?:much |bad )?to (?:live|be alive|exist|keep living|keep existing|stay alive|go on living)(?! (?:here|in|with|at|on|near|away|together|without (?:a|my) [a-z]+|like a)(?= ))
  ! (?<!cost of |costs? of |assisted |why does )(?:living|being alive|existing|staying alive|to be alive) (?:just )?(?:hurts?|is too painful)(?: (?:too|so|lots|me|more))?(?: much| bad| every day| than dying)?(?= (?:$|[.,]|and|i|im|but|anymore|now|tonight))
  ! (?:(?<=^ |[.,] )|(?:i|im|ive|ill|and|about to|ready to|time to|done|might|going to|want to) (?:(?!never|dont|wont|didnt|not|refuse|cant|wouldnt|havent|almost|nearly|once)[a-z]+ )?)(?:give|gave|giving|given) up on (?:my |this |the whole )?(?:life|living|being alive|existing|existence)(?! (?:insurance|coach|in|simulator|sim|as|with|hacks?|admin|together|here)(?= ))
  (?:hate|hating|despise|cant stand) (?:my|this) (?:life|existence)(?: so much)? (?:[.,] )?(?:and )?(?:i )?(?:{gap})?(?:want|wish|need|hope|ready for|waiting for|praying for) (?:{gap})?(?:it|this|everything|all of it|it all)(?: all)? (?:to |would |was |were |could |had )?(?:be |been )?(?:over|end|ended|stop|stopped|done|finished)
  ! (?:scared|afraid|terrified) (?:of living|to live|of being alive)(?= (?:$|[.,]|and|anymore|than))
  ! if i (?:(?:just |ever )?(?:died|die|dropped dead)|(?:was|were) dead|killed myself|disappeared forever|ended it)(?: (?:tomorrow|today|tonight|now|in my sleep))? (?:[.,] )?(?:would|will|wouldnt|do you think) (?:{gap})?(?:you|u|anyone|anybody|someone|they|she|he|people)?(?: |(?<= ))(?:{gap})?(?:notice|care|miss me|cry|realize|find out|remember me|be sad)(?! (?:at|of|about the|in)(?= ))
  ! (?:would|will|wouldnt) (?:you|u|they|she|he|people) (?:{gap})?(?:notice|care|miss me|cry|realize|remember me|be sad) if i (?:died|die|(?:was|were) dead|dropped dead|killed myself|ended it)(?= (?:$|[.,]|tomorrow|today|tonight|now|or))
  ? (?<=^ |[.,] |of |about |bout |be |im |think |consider |considering |planning |planning on |thats it )ending it (?:tonight|today|tomorrow|soon|now|this (?:week|weekend|morning|evening)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))(?! (?:[.,] )?(?:with|between|on a|by|over)(?= ))
  ! (?:si|el dia que) (?:me muero|me muriera|me muera|muero|muriera|desaparezco|me mato)(?: (?:hoy|manana|esta noche))? (?:[.,] )?(?:{gap})?(?:lo )?(?:notarias|te importaria|llorarias|te darias cuenta|me extranarias|extranarias|alguien lo notaria|me llorarias)
  (?:me (?:estoy|ando|sigo|vuelvo a|volvi a estar)|me he estado) cortando(?= (?:$|[.,]|otra vez|de nuevo|mucho|diario|cada|y|porque|pero|los brazos|las piernas|las munecas|los muslos|ahora|ahorita|a escondidas))
  (?:estoy|ando|sigo|he estado|vengo|vivo) (?:{gap})?cortandome(?= (?:$|[.,]|otra vez|de nuevo|mucho|diario|cada|y|porque|pero|los brazos|las piernas|las munecas|los muslos|ahora|ahorita|a escondidas))
  ! (?:voy a|quiero|decidi|pienso|prefiero|necesito|quisiera|me dan ganas de|ganas de|hoy|manana|esta noche) (?:{gap})?(?:(?:acabar|acabo|acabare) con todo(?= (?:$|[.,]|hoy|esta noche|ya|de una vez|manana|ahora|para siempre|esto|pronto|porque))|terminar con todo(?= (?:$|esta noche|de una vez|para siempre|esto|y ya)))(?<!(?:hambre|buffet|comida|tacos|pizza|tarea|tareas|trabajo|oficina|limpiar|pendientes|examen|juego|partida|cena) .{0,60})
  (?:ya no|no) (?:{gap})?(?:quiero|quisiera|deseo) vi?vi?r(?= (?:$|[.,]|mas|asi|ya|porque|pero|y|en este mundo))
  ! me (?:rindo|rendi|doy por vencid[oa]|he rendido|quiero rendir) (?:con|de|ante|en) (?:la|mi|esta) vida(?! (?:amorosa|social|laboral|de solter[oa]|sana|fit|academica)(?= ))
`)
