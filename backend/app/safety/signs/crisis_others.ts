import { phrases } from '#app/safety/signs/phrase_pattern'

/** Danger to somebody else, in either language. */
export const OTHERS_DANGER = phrases(`
  (?:taken|took|swallowed|eaten) (?:{gap})(?:pills|something|stuff|tablets)
  with my (?:gun|rifle|pistol|knife|razor|pills|belt)
  (?:wont|not going to) be around for (?:easter|christmas|thanksgiving|summer|long)
  (?:se tomo|tomo) (?:algo|pastillas|veneno|todo)
  se despide de todos
  (?:bathroom|room|garage|car|inside|himself|herself|themselves) (?:{far})with (?:a|the|his|her|dads) (?:{gap})(?:knife|gun|razor|blade|rope|pills|bottle of)
  (?:swallowed|took|drank|downed|ate) (?:{gap})(?:bottle|box|handful|bunch|pack|bleach|poison|antifreeze|too many)
  (?:wrists?|arms?|veins?) (?:{gap})(?:bleeding|bloody|cut|slit|covered)
  (?:pic|pics|photo|photos|picture|video) (?:{far})(?:wrists?|cuts|noose|pills|gun|blood|ledge|bridge|rope)
  (?:left|wrote|leaving|posted|found|sent) (?:{gap})(?:a|his|her|their) (?:{gap})(?:note|letter|goodbye)(?! on my desk)
  (?:gave|giving) (?:{far})away (?:{far})(?:things|stuff|belongings|pets?|dog|cat|everything|clothes)
  (?:se mata|se tira|se corta|se ahorca|se cuelga|se avienta|se pega un tiro|se suicida|va a pegar un tiro|se pega un balazo)
  (?:tomo|trago|bebio|comio) (?:{gap})(?:frasco|caja|blister|bote|cloro|veneno|raticida|monton)
  (?:dejo|escribio|encontre|encontramos|mando|publico|subio) (?:{gap})(?:una|su|la) (?:{gap})(?:nota|carta)
  (?:encerro|encerrad[oa]|metio) (?:{gap})(?:en|con) (?:{far})(?:cuchillo|pistola|pastillas|navaja|arma|cuerda|soga|gas)
  (?:cortes|cortadas|heridas|marcas) en (?:los|sus|las) (?:brazos|munecas|piernas|muslos)
  (?:kill|killing|hurt|hurting|harm|harming|hang|hanging|shoot|shooting|drown|cutting|cut|unalive|unaliving|off|offing|overdosing) (?:{himself})
  (?:end|ending|take|taking) (?:his|her|their) (?:own )?li(?:fe|ves)
  (?:want|wants|wanted|going|about|ready|wishes|threatening|threatened|trying|plans|planning|says|said|hopes) (?:{far})?to (?:{gap})(?:die|be dead|end it|end it all|jump|commit|commit suicide|kms|not be here|disappear forever|not exist|stop existing|overdose)
  (?:doesnt|dont|didnt|does not) (?:{gap})(?:want|wanna) (?:to )?(?:{gap})(?:live|be alive|be here|exist|wake up)(?: anymore)?
  (?:is|are|been|being|feeling|hes|shes|theyre|was|sounds|gets|became|feels|s) (?:{gap})suicidal
  (?:took|taken|swallowed|taking|has|downed|ate) (?:{gap})(?:all|too many|a bunch|the whole|a whole|a lot|lots|a handful|some|his|her|their) (?:of )?(?:{gap})(?:pills|meds|bottle|tablets|{pills})
  (?:on|off|at|from) (?:{gap})(?:bridge|ledge|roof|rooftop|train tracks|overpass|edge)
  (?:has|have|got|holding|grabbed|with|took|is holding) (?:{gap})(?:a|the|his|her|dads|moms) (?:{gap})(?:gun|knife|razor|rope|noose|blade) (?:{gap})(?:and|to|in|at|against)
  (?:suicide|goodbye|farewell) (?:note|letter|message|text|texts|post|video|messages)
  (?:hes|shes|theyre|is|are|been) (?:{gap})cutting{stop}
  (?:empty (?:pill |pills )?bottle|unconscious|not breathing|no reacciona|no respira|inconsciente|se quita la vida|brazos cortados|not waking up|wont wake up|bleeding out)
  (?:overdosed|overdosing|hanging|cutting again|selfharming|selfharm|slit (?:his|her|their) wrists?|cut (?:his|her|their) (?:wrists?|arms?)|unaliving|tied a (?:noose|rope))
  (?:said|saying|says|texted|posted|sent|sending|posting) (?:{gap})(?:me |us |everyone )?(?:{gap})(?:goodbye|goodbyes|life isnt worth|better off (?:dead|without)|wont be here|nothing to live for|kms|no reason to live|good bye forever|its over)
  (?:better off (?:dead|without (?:him|her|them)))
  (?:nothing|no reason) (?:left )?to live(?: for)?
  (?:talking|talks|talked|joking|talk|keeps talking|posting|posts|thinking|thoughts) (?:{gap})(?:about|of) (?:{gap})(?:suicide|dying|ending it|killing|ending|death|not being here|hurting (?:{himself})|kms|not wanting to (?:live|be))
  (?:se quiere|se va a|quiere|piensa|va a|se quieren|quieren|dice que|quiere que|amenaza con|amenazo con|intento|esta intentando|a punto de|trata de|trato de|piensan|habla de|hablando de|pensando en|se intento|esta por|con ganas de|planea|intenta) (?:{far})?(?:matar|suicidar|suicidarse|matarse|quitarse la vida|morir|morirse|tirarse|ahorcarse|colgar|cortarse|cortarse las venas|acabar con su vida|acabar con todo|desaparecer|lastimarse|hacerse dano|saltar|aventarse|lanzarse|colgarse|tirar|aventar|quitarse|suicidio)
  (?:se esta|esta|se) (?:{gap})(?:cortando|matando|lastimando|haciendo dano|autolesionando|suicidando|cortandose|corta|lastima|autolesiona|ahorcando|corto las venas|corto los brazos|hace dano|hizo cortes)
  (?:se tomo|tomo|se trago|se ha tomado|acaba de tomarse|se tomaron) (?:{gap})(?:todas?|un (?:monton|frasco|punado)|el frasco|muchas|la caja|una caja|pastillas|veneno|cloro) ?(?:{gap})(?:pastillas|frasco|medicamentos|{stop})?
  (?:no quiere|ya no quiere|dice que no quiere|no quieren) (?:{gap})(?:vivir|seguir|seguir viviendo|despertar|existir|estar aqui)
  (?:esta|subid[oa]|parad[oa]) (?:{gap})(?:en|al borde|sobre|encima|arriba) (?:{gap})(?:puente|azotea|balcon|techo|cornisa|vias|borde|ventana)
  (?:tiene|agarro|con) (?:{gap})(?:un|una|el|la) (?:{gap})(?:pistola|arma|cuchillo|navaja|soga|cuerda) (?:{far})
  (?:carta|mensaje|nota|audio|post|mensajes) (?:{gap})de (?:despedida|suicidio|adios|despidiendose)
  (?:se esta|se|esta) (?:{gap})(?:despidio|despidiendo|despidiendose|despide) (?:{gap})(?:de todos|para siempre|de mi|en (?:instagram|facebook|whatsapp)|por mensaje|y no)
`)

/** That it is happening: worry, a call for help, the last hours. */
export const HAPPENING = phrases(`
  (?:wont open|dont know (?:her|his|their) real|isnt sick|ya no contesta|nadie sabe|todo listo|no se donde vive|giving away)
  (?:locked (?:himself|herself|themselves|themself)|throwing up|passed out|unconscious|bleeding|and (?:left|disappeared|ran|hung up|is gone|went)|now i (?:cant|dont)|turned (?:his|her|their) phone off|phone is off|tomorrow|wrote in|hung up|vomiting|not responding)
  (?:y se fue|no despierta|si lo dejo|si la dejo|si me voy|celular apagado|telefono apagado|colgo|vomitando|sangrando|desmay[a-z]+|no la encuentro|no lo encuentro|mucha sangre)
  (?:right now|now|tonight|just|just now|help|helps|scared|afraid|worried|terrified|freaking out|panicking|please|what (?:do|can|should) i (?:do|say|tell)|how (?:do|can|should) i (?:help|stop|talk|save)|dont know (?:what to do|how to help|who to call)|wont (?:wake up|answer|pick up|respond|reply|open|stop|talk)|not (?:answering|responding|picking up|breathing)|isnt (?:answering|responding|breathing)|not waking up|stopped (?:answering|replying|responding|texting)|is (?:threatening|talking|saying|trying|holding|standing|going|planning|locked|cutting|hurting|about|on|suicidal|sending)|(?:hes|shes|theyre) (?:{gap})(?:threatening|talking|saying|trying|holding|standing|going|planning|locked|cutting|hurting|about|on|suicidal|sitting|posting|sending|got)|keeps (?:saying|talking|texting|posting|cutting|hurting|telling)|(?:texted|messaged|told|called|sent|texts|tells|says) (?:me|us|he|she|they|hes|shes|theyre|goodbye)|says (?:{gap})(?:wants|want|going|will|is|has|doesnt|theres|life|everyone)|said (?:{gap})(?:wants|wanted|going|doesnt|dont|is|was going|would|will|theyre|hes|shes)|locked (?:in|{himself})|wants to|want to|last night|yesterday|today|an hour ago|this (?:morning|evening|afternoon|week)|minutes ago|found (?:a|his|her|their|him|them)|posted|on the (?:bridge|roof|ledge)|in the (?:bathroom|er|hospital)|threatening|again|doesnt want|dont want to)
  (?:ahora|ahora mismo|ahorita|esta noche|ayuda|ayudame|que hago|que le digo|como (?:lo|la|le|puedo) ?(?:ayudo|ayudar|ayudarl[oa]|detengo|paro|hago|digo)|no se que hacer|tengo miedo|preocupad[oa]|asustad[oa]|me preocupa|no (?:contesta|responde|abre|me contesta|me responde|respira)|acaba de|dice que|me dijo|me escribio|me mando|me llamo|se encerro|encerrad[oa]|hoy|anoche|hace (?:un rato|una hora|unos minutos|rato)|se quiere|se va a|esta (?:en|amenazando|hablando|diciendo|intentando|por|cortando|parad[oa]|subid[oa])|se esta|quiere|me dice|amenaza|sigue diciendo|publico|subio|urgente|por favor|otra vez|ya no quiere|no quiere|que puedo hacer|no reacciona|ayudeme|ayudenme|ahorita)
`)

/** That it lies behind them, or that they did not live. */
export const OTHERS_PAST = phrases(`
  (?:died|passed|passed away|funeral|buried|rip|grave|killed (?:{himself})|took (?:his|her|their) own life|hung (?:{himself})|hanged (?:{himself})|shot (?:{himself})|ended (?:his|her|their) life|committed suicide|lost (?:him|her|them|my|a)|we lost|grieving|grief|miss (?:him|her|them)|used to|years ago|year ago|months ago|weeks ago|back in|when (?:i|he|she|they|we) (?:was|were)|last (?:year|month|summer|winter|spring|fall|semester)|in (?:19|20)\\d\\d|(?:is|are|hes|shes|theyre|and|now|doing) (?:{gap})(?:fine now|ok now|okay now|safe now|better now|doing (?:{gap})(?:better|well|good|great|fine|ok|okay)|in (?:therapy|treatment|recovery|rehab|good hands|remission)|getting (?:help|better|treatment|support)|recovering|recovered|home now|stable now|much better|so much better|safe|better)|got (?:him|her|them|the) (?:help|into therapy)|getting help|anniversary|as a (?:kid|teen|teenager|child)|survived|long time ago|never met)
  (?:haha|curiosidad|curious|hypothetical[a-z]*|hipotetic[a-z]*|wondering what (?:someone|people)|en general)
  (?:murio|fallecio|se suicido|se mato|se quito la vida|se ahorco|se colgo|funeral|entierro|perdi a|perdimos a|duelo|extrano a|hace (?:\\d+ |muchos |unos |varios |dos |tres |cinco |diez )?(?:anos|meses|semanas|tiempo)|hace un ano|hace anos|el ano pasado|el mes pasado|cuando (?:era|eramos|tenia|yo)|en (?:19|20)\\d\\d|ya esta (?:mejor|bien|en terapia|estable|a salvo)|esta (?:mejor|en terapia|en tratamiento|recuperandose|bien ahora|a salvo|estable)|se recupero|salio adelante|en tratamiento|aniversario|recibio ayuda|recibe ayuda|sobrevivio)
`)

/** Heard or read of, not known. */
export const OTHERS_TOLD = phrases(`
  (?:my desk|fridge|birthday|fixing|shingles|vitamins|cleaning the gutters|vet says|windshield|teenager problems|for school|airport)
  (?:volunteer|volunteering|training|hotline|documentary|podcast|article|headline|news|lecture|seminar|statistics|research|celebrity|singer|actor|psychology|essay|thesis|voluntari[oa]|noticias?|documental|articulo|ensayo|curso|taller|charla)
`)

export const PERSON = phrases(`
  {they}
  mi (?:[a-z]+ ){0,2}[a-z]+
  un[oa]? (?:[a-z]+ )?(?:amig[oa]|chic[oa]|companer[oa]|conocid[oa]|prim[oa]|vecin[oa])
  el|ella|alguien
`)
