import { phrases } from '#app/safety/phrase_pattern'

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
`)
