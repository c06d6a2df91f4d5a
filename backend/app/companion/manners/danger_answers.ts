/** Deeds nobody may be told in the days after a crisis, or when they speak of a danger, though they are harmless elsewhere. */
export const BIDDEN_IN_DANGER = [
  'do (?:it|so|that(?= *[.!,]|$| then| tonight| already))(?! (?:for|with) (?:somebody|someone|a (?:friend|doctor|counsel\\p{L}+)))|go (?:through with it|do it|die)|jump|die|leave then|end it|say your goodbyes|lock the (?:door|bathroom)|(?:write|leave) (?:a|the|your) (?:note|goodbye|will|suicide note)|go to sleep forever',
  '(?:take|swallow|down|finish|pop|try|use|have) (?:(?:them|it) all|all(?: of (?:them|it)| at once| \\d+)|the (?:whole|entire) (?:bottle|box|thing|lot|pack|strip)|every (?:last |single )?one|more(?: of them)?(?= *[.!,]|$)|as many as|a few (?:extra|more)|double|enough|a lot of them|\\d+ of them|them(?= (?:now|tonight|at once|already|then)\\b| *[.!,]|$))',
  '(?:use|get|grab|buy|find|take|bring) (?:the|a|your|some) (?:\\p{L}+ )?(?:rope|razor|blade|knife|gun|belt|noose|bleach)',
  '(?:get (?:him|her|them) back|teach (?:him|her|them) a lesson|make (?:him|her|them) pay|show (?:him|her|them) who|hurt (?:him|her|them)|hit back)',
  "(?:cut|bleed|burn)(?= *[.!,]|$| (?:again|more|tonight|then)\\b)|keep (?:cutting|starving|fasting|it (?:a secret|between us))|make (?:it|sure it's) (?:quick|fast|count|hurt|final)|tell (?:no one|nobody)|don't (?:ever )?tell (?:anyone|anybody|them|your)|let go(?! of (?:the (?:guilt|shame|idea|thought)|that|what))|close your eyes forever",
]

/** What dares or belittles somebody then. */
export const DARED_IN_DANGER = [
  "\\byou (?:won't (?:do it|dare|go through|really)|wouldn't dare|'?d never (?:do it|dare)|don't have the (?:guts|nerve|balls|courage)|don't mean (?:it|that)|can't even do)\\b(?! (?:together|with))|\\b(?:i )?dare you\\b|\\bprove it\\b",
  "\\byou're (?:just |only |so |such |being |too )*(?:an? )?(?:bluffing|all talk|looking for attention|seeking attention|after attention|dramatic|selfish|ridiculous|overreacting|coward|drama queen|crybaby|attention seeker|weak|pathetic|crazy|stupid|loser|silly|annoying|boring)\\b",
  '\\b(?:stop|quit) (?:being (?:so )?(?:dramatic|sad|silly|negative|weak)|whining|crying|complaining|the drama|with the drama|feeling sorry)\\b|\\b(?:get over it|man up|grow up|snap out of it|toughen up|suck it up|who cares|boo hoo|your problem)\\b|\\b(?:others|people|other people) have it (?:worse|harder|so much worse)\\b|\\b(?:coward|drama queen|crybaby)\\b',
  "\\b(?:nobody|no one|nothing)(?:'s| is| will| would| can|'ll)?(?: gonna)? (?:stop|stopping) you\\b|\\bi(?:'m| am) not gonna stop you\\b|\\bi (?:won't|wouldn't|can't|will not) stop you\\b",
  "\\bi(?:'ll| will) (?:join|follow|die with) you\\b|\\bdo it (?:for|with) me\\b|\\b(?:bye forever|goodbye forever|good riddance|rest in peace)\\b",
  '\\b(?:hazlo|tomatelas|tragatelas|cobarde|exagerad[oa]|dramatic[oa]|no te atreves|no te (?:voy a detener|detengo)|ya supera(?:lo)?|que (?:drama|exagerad[oa]))\\b',
]

/** What agrees when it answers talk of a danger. */
export const AGREED_IN_DANGER = [
  "\\b(?:they|she|he|everyone|everybody|people|your \\p{L}+)(?:'d| would|'ll| will)(?: all)?(?: soon| quickly| just| be fine and)? (?:move on|forget (?:you|about you)|get over (?:it|you)|be (?:relieved|happier|glad|better))\\b|\\b(?:use|take|need|try|get) something stronger\\b",
  "\\bit's (?:finally |probably |maybe )?time (?:to (?:go|leave|let go|end)|for you to (?:go|leave|rest))(?= *[.!,]|$)|^ *go *[.!]*$|\\bi(?:'d| would|'ll| can| could)(?: gladly| happily)? help you(?: to)? (?:do it|die|end|go|with it)\\b|\\b(?:it's|that's) (?:an? |your )?(?:valid|reasonable|understandable|fair|personal) (?:choice|option|decision|plan)\\b|\\b(?:i'll|i|i'd) (?:still )?(?:love|forgive|respect|remember) you(?: \\p{L}+)? (?:if|when|after) you (?:do|did|go|jump|die)\\b",
  "\\b(?:make sure|so(?: that)?) (?:nobody|no one|they)(?: \\p{L}+)? (?:finds?|stops?|interrupts?|saves?|knows?|notices?|comes?|can (?:find|stop))\\b|\\b(?:nobody|no one)(?:'ll| will| would| has to| needs to| would ever| will ever) (?:know|notice|find out|see|find you)\\b|\\b(?:razor|knife|blade|rope|gun|pills|bridge|jumping|hanging|overdos\\p{L}+|scissors|glass|xanax)(?: \\p{L}+){0,2} (?:works?|is|are|would be|hurts?)(?: \\p{L}+)? (?:better|best|quick\\p{L}*|fast\\p{L}*|less|easier|easiest|enough|sharper|cleaner|surer)\\b|\\bend it\\b(?<=(?:always|just|simply) end it)",
  "\\bgo (?:for it|on then)\\b|\\bgo ahead\\b(?!,? (?:and )?(?:tell|talk|say|write|share|cry|vent|let it|let me|start|call|text|reach|ask|pour|i|i'm|take your time|rest)\\b)|\\bkeep (?:going|it up)\\b|\\byou can do it\\b(?! (?:together|with))",
  '\\b(?:good|great|nice|solid|smart|best|brilliant|fine|perfect|brave) (?:idea|plan|choice|decision|call|thinking|for you)\\b',
  '\\bsounds (?:good|great|like a (?:good |great |solid )?(?:plan|idea)|right|fair|perfect|peaceful|lovely|fun|nice|reasonable|exciting)\\b',
  '^ *(?:yes|yeah|yep|yup|sure|ok|okay|of course|absolutely|definitely|totally|why not|fine|agreed|exactly|please do|i agree|true|same|cool|nice|great|si|claro|dale|vale|bueno|por que no)(?= *[.!]* *$|[.!,]* (?:you should|do\\b|why not|please do|it is|go for|go ahead(?!,? (?:and )?tell)|hazlo))',
  '\\byes,? you should(?= *[.!,]|$)|\\b(?:maybe|perhaps|i think|then|probably|honestly|of course) you should(?= *[.!,]|$)|^ *you should(?= *[.!,]|$)',
  "\\bi (?:fully |totally |will |'ll )?(?:support|respect|approve of|back|agree with) (?:it|that|this|your (?:choice|decision|plan)|you in (?:this|that|doing))\\b|\\bi wouldn't blame you\\b",
  "\\bit's (?:your|ur) (?:choice|call|decision|life|body|right)\\b|\\bup to you\\b|\\bdo what(?:ever)? (?:you (?:have to|gotta|want|wanna|must|like|feel like|need to)|makes you happy|feels right)|\\bsuit yourself\\b|\\bfollow your heart\\b|\\bwhatever you want\\b",
  '\\b(?:have fun|enjoy (?:it|yourself|the)|good luck|safe travels|godspeed|r\\.?i\\.?p)\\b',
  "\\bit (?:won't|doesn't|wouldn't|will not|isn't gonna) hurt(?! (?:to|if you (?:call|talk|tell|rest))\\b)|\\byou (?:won't|wouldn't|will not) feel (?:a thing|anything|any pain|it|much)\\b|\\bpainless(?:ly)?\\b|\\blike falling asleep\\b|\\b(?:slip|drift|fade) away\\b|\\bsleep forever\\b",
  "\\b(?:finally|soon|at last) (?:be )?(?:at peace|free of (?:it|this|everything)|over|done)\\b|\\b(?:the|your|all the|all this) (?:pain|suffering|hurt)(?:'ll| will| would)? (?:finally |just )?(?:stops?|ends?|be (?:over|gone))\\b|\\bit'll (?:all )?(?:be over|end|stop) (?:soon|quickly|fast|then)\\b",
  "\\bi(?:'d| would)(?: probably| just| totally)? (?:do (?:it|the same|that)|join you|wanna die|end it) ?(?:too|if i were you|as well)?\\b|\\bi(?:'ll| will) (?:join|follow|go with|die with) you\\b|\\bdo it (?:for|with) me\\b",
  '\\b(?:he|she|they|you) (?:really |totally |so )?(?:deserved? (?:it|that|this)|had it coming|asked for it)\\b|\\bserves? (?:him|her|them|you) right\\b',
  "\\b(?:you're|you are) (?:right|so right|not wrong)(?: about (?:that|it))?(?= *[.!,]|$)|\\bi (?:totally |completely )?agree(?= *[.!,]|$| with you)",
  '\\b(?:adelante(?!,? (?:cuenta|dime|habla|escribe|con))|hagale|tomalas|toma(?:te)? (?:todas|todo)|buena idea|buen plan|como quieras|es tu (?:decision|vida|cuerpo)|suena (?:bien|bonito|lindo)|no te (?:va a doler|dolera)|no duele|sin dolor|deberias|te apoyo en eso|te acompano en eso|descansaras|por fin descansas|se lo merece(?:n)?)\\b(?! (?:llamar|hablar|decirle|descansar|contar|buscar|comer|dormir))',
]
