/** The small words of the phrase files, English and Spanish together: people mix them. */
export const CRISIS_WORDS = {
  gap: '(?:[a-z]+ ){0,2}',
  far: '(?:[a-z0-9]+ ){0,5}',
  wide: '(?:[a-z0-9.,]+ ){0,9}',
  // What is done to oneself.
  harm:
    'kill|hang|shoot|drown|poison|stab|strangle|choke|suffocate|electrocute|unalive|off|delete|neck|end|hurt|harm|cut|' +
    'burn|slice|slash|yeet|destroy|rope|erase|injure|mutilate',
  harming:
    'killing|hanging|shooting|drowning|poisoning|stabbing|strangling|choking|suffocating|electrocuting|unaliving|' +
    'offing|deleting|necking|ending|hurting|harming|cutting|burning|slicing|slashing|yeeting|erasing|injuring|mutilating',
  harmed: 'cut|shot|burned|burnt|hurt|harmed|sliced|slashed|stabbed|hanged|hung|choked|injured',
  hit: 'hit|punch|scratch|bite|starve|punish|bang|slam',
  // What is wished for, after "to".
  die:
    'die|be dead|be unalived|be unalive|be erased|(?:not|never) (?:exist|be alive|be born|live|wake up|wake)|' +
    '(?:stop|quit) (?:existing|living|being alive|breathing|being here)|cease to exist|cease existing|{lethal}|' +
    '(?:fall asleep|sleep|lie down|close my eyes|go to bed|go to sleep) (?:and|n|, and|, then|then|forever and) (?:{gap})(?:not|never|dont|dont ever|wont|stay asleep)(?: ever)?(?: (?:wake up|wake|open them|get up))?|' +
    'not (?:have to )?be (?:here|around|alive) (?:anymore|tomorrow)|' +
    '(?:be gone|disappear|vanish|fade away|be erased) (?:forever|for good|completely|permanently|from (?:this|the|my) (?:world|earth|planet|life|existence|everything)|off the face of the earth|and never come back)|be with (?:god|jesus|the angels)',
  die_weak:
    '(?:be gone|disappear|vanish|fade away|be erased|not be here|not be around|not be|cease|end it|end things|end this|jump|overdose|rest|rest in peace|suicide|commit|let go|escape){stop}|sleep forever|sleep for good|go to sleep forever',
  stop: '(?= (?:$|(?:[.,]|anymore|but|and|because|if|i|im|id|tonight|today|tomorrow|now|please|haha|since|when|rather|or|already|soon|instead|bad|lots|at all|[a-z]+sign)(?= )))',
  lethal:
    '{harm} myself|end (?:it all|it (?:tonight|today|now|for good|forever|once and for all)|everything|this life|this all|all of (?:it|this)|my life|my own life|my existence|my story|the pain|my pain|the suffering|my suffering)|' +
    'take my (?:own )?life|commit suicide|kms|unalive|ctb|self delete|selfharm|self destruct|' +
    'die by suicide|do something (?:stupid|permanent|bad) to myself|' +
    '(?:slit|cut|slash|open) my (?:wrists?|veins|throat|arms?)|bleed out|blow my (?:brains?|head) (?:out|off)|' +
    '(?:put|eat|swallow) (?:a|the) (?:bullet|gun)(?: (?:in|through|to) my (?:head|brain|mouth|skull))?|pull the trigger|' +
    '(?:{jump})|' +
    '(?:take|swallow|down|eat|chug) (?:all|every|too many|a bunch of|the whole|the rest of|a whole|a lot of|lots of|enough|a handful of|the entire) (?:{gap})(?:pills?|meds|medication|tablets|bottle|xanax|tylenol|ibuprofen|advil|ambien|antidepressants|insulin|sleeping pills)|drink bleach|' +
    'leave this (?:world|earth|life|planet|place) ?(?:behind|forever)?|leave (?:the|this) world|exit this (?:world|life)|quit life|' +
    'go through with it|give up on life|check out (?:permanently|for good|of life)|' +
    'log (?:off|out) (?:of|from) life|alt f4 (?:my )?life|uninstall (?:my )?life|unsubscribe from life|' +
    'meet my maker|go be with {dead_kin}|join {dead_kin}|be with {dead_kin} (?:again|in heaven|up there|on the other side)|see {dead_kin} in heaven',
  jump:
    '(?:jump|jumping|leap|leaping|throw myself|throwing myself|step|stepping|drive|driving|walk|walking|fall|falling) (?:{gap})(?:off|from|out of|over) (?:{gap})(?:bridge|building|roof|rooftop|balcony|overpass|cliff|ledge|window|parking garage|railing|tower|floor|top)|' +
    '(?:jump|jumping|step|stepping|walk|walking|throw myself|throwing myself|run|running|lie down|lay down|lying down|stand|walking out|walk out|get) (?:{gap})(?:in front of|under|underneath) (?:{gap})(?:train|trains|truck|bus|car|cars|traffic|subway|metro|wheels)|' +
    '(?:lie|lay|lying|step|stepping|jump|jumping|walk|stand) (?:{gap})(?:on|onto) the (?:{gap})(?:tracks|rails|highway)|(?:walk|walking|step|stepping|wander|run|running|jump) (?:{gap})(?:into|in|out into|in to) (?:{gap})(?:traffic|oncoming|highway|freeway|road)|' +
    '(?:walk|walking|swim|swimming) (?:{gap})(?:into|in|out to) (?:{gap})(?:ocean|sea|lake|river) (?:and|until|never|, )|' +
    '(?:drive|driving|crash|crashing|swerve|swerving|ram|steer|steering|run|wrap) (?:{gap})(?:into|around|off) (?:{gap})(?:tree|wall|pole|truck|river|traffic|lake|barrier|ditch|bridge|road|cliff)',
  dead_kin:
    '(?:my )?(?:late )?(?:mom|mother|dad|father|grandma|grandpa|brother|sister|son|daughter|husband|wife|baby|friend|him|her|them|nana|papa|god|the lord)',
  dieish:
    '(?:i )?(?:{gap})(?:could |would |can |will |had |have |was |were |am |get |got |have |ends? up )?(?:die|died|dead|be dead|dying|(?:not|never|dont|didnt|wouldnt|couldnt|wont|hadnt|dont ever|didnt have to) (?:{gap})(?:wake up|wake|woke up|woken up|waking up|woken|born|been born|exist|existed|survive|survived|made it|alive|make it|make it home|make it through|open my eyes|see (?:tomorrow|morning))|' +
    'wasnt (?:alive|here|born|around|in this world|on this earth)|werent (?:alive|here|born|around)|disappear|disappeared|vanish|vanished|fade away|gone|stop existing|stop breathing|cease to exist|ceased to exist|end it|hit by (?:a|the|some) [a-z]+|run over|shot|killed|murdered|cancer|terminal [a-z]+|a terminal [a-z]+|a heart attack|sleep forever|close my eyes forever|pass away(?: in my sleep)?|pass in my sleep|die in my sleep|join (?:{dead_kin})|with (?:{dead_kin}) in heaven|switch myself off|turn myself off|turn off my (?:brain|life)|swallowed by the (?:earth|ground))',
  dying:
    'dying|being dead|not (?:existing|being here|being alive|waking up|being around|living anymore)|never waking up|disappearing forever|{lethaling}',
  lethaling:
    '{harming} myself|ending (?:it all|it|everything|this life|my life|my own life|my existence|the pain|my pain|my suffering)|' +
    'taking my (?:own )?life|committing suicide|committing|suicide|unaliving|roping|selfharming|selfharm|overdosing|self deleting|' +
    '(?:slitting|cutting|slashing|opening) my (?:wrists?|veins|throat)|bleeding out|blowing my brains out|' +
    '(?:{jump})|' +
    '(?:taking|swallowing|downing) (?:all|every|too many|a bunch of|the whole|the rest of|a whole) (?:{gap})(?:pills?|meds|medication|tablets|bottle)|' +
    'leaving this (?:world|earth|life)|giving up on life|pulling the trigger|drinking bleach',
  // Who wishes it, up to "to".
  want:
    '(?:i|id|im|ive|ill|all i|and|but|because|part of me|a part of me|something in me|me|where i|when i|that i|it makes me|makes me|make me|making me|now|,|\\.) (?:{gap})' +
    '(?:want|wish|need|like|love|prefer|ready|plan|planning|planned|going|about|decided|deserve|hoping|hope|pray|praying|intend|trying|supposed|have|wanting|willing|tempted|prepared|longing|long|desire|better) to|' +
    'want to|ready to|going to|about to|its time (?:for me )?to|time for me to|(?:the |an |this |my |strong )?(?:urges?|desire|impulse|need|courage|guts|plan|decision|wish) to|' +
    '(?:i|id|ill) (?:{gap})(?:should|could|might|may|must|would|will|ought to|rather|had better)|id|ill|let me|can i|could i|may i|left is to|queda es|how i (?:would|will|could|can)|how easy it would be to|easier (?:to|if i)|better (?:to|if i)|close to|not afraid to|the best way to|enough to',
  wanting:
    '(?:(?:think|thinking|thought|thoughts?|fantasi[sz]e|fantasi[sz]ing|dream|dreaming|dreamt|dreamed|daydream|daydreaming|obsess|obsessing|obsessed|talk|idea|reading|researching) (?:{gap})(?:about|of|on|with)|' +
    'consider|considering|considered|contemplate|contemplating|contemplated|imagine|imagining|picture|picturing|visuali[sz]ing|plan on|planning on|planning|feel like|feeling like|felt like|on the verge of|close to|keep googling|googling|insist on|looking forward to|not afraid of|unafraid of|way out is|only option is|consist of)',
  not_want:
    '(?:dont|didnt|no longer|never|not sure i|dont think i|dont know if i|not|stopped|doesnt) (?:{gap})(?:want to|wish to|care to|plan to|planning to|deserve to|intend to|wanting to|meant to|supposed to|going to)|' +
    'tired of having to|sick of having to|wasnt meant to|hate (?:that i have )?to|rather not|dont see myself|cant see myself|dont feel like',
  live:
    'live (?:anymore|like this|another day|any ?more|with (?:this|the) (?:pain|guilt|shame)|in this (?:world|body|pain|life|hell)|through (?:this|tonight|the night)|this life|any of this|to see tomorrow|past (?:today|tonight|this week))|' +
    '(?:be alive|be living|exist|wake up|be here|be|live|breathe|go on|keep going|continue|carry on|be on this (?:earth|planet)|be in this world|be around|keep doing life){stop}|' +
    'be (?:alive|here|around|in this world) (?:anymore|tomorrow|like this|to see)|wake up (?:anymore|tomorrow|again|in the morning|ever|to this|from)|see (?:tomorrow|another day|the morning)|keep (?:living|existing|breathing)|go on (?:living|existing|anymore)|' +
    'make it (?:through|to) (?:the night|tonight|tomorrow|this week|the week|morning|my [a-z0-9]+ birthday|christmas)|survive(?: this)?{stop}|be saved|get better{stop}',
  cannot:
    'cant|can no longer|dont know how to|dont think i can|not sure i can|dont know how much longer i can|dont see how i can|dont know if i can|dont have the (?:strength|energy|will) to|not strong enough to|too tired to|dont see a way to',
  endure:
    '(?:go on|keep going|carry on|continue|hold on|hang on|be here|exist|live)(?: (?:living|like this|existing|any more|much longer))?{stop}|(?:go on|keep) (?:living|existing|with life|being alive)|live (?:anymore|like this|another day|with (?:myself|this pain|the pain))|survive (?:tonight|the night|another (?:day|night))|make it (?:through|to) (?:the night|tonight|tomorrow|another (?:day|night)|morning)|stay alive|bear (?:living|to live|being alive|another day)|stand (?:living|being alive)|do (?:life|living)(?: anymore)?',
  no_more:
    'no|any|a single|one good|no more|not much|(?:see|find|think of|without|lost|lack|dont have|havent got) (?:no|any|a|the)|whats the|what is the|wheres the|isnt (?:any|a|much)|not (?:a|any|much)',
  pills:
    'pills?|meds|medication|tablets|tylenol|advil|ibuprofen|aspirin|paracetamol|xanax|ambien|benzos|sleeping (?:pills|tablets)|antidepressants|painkillers|oxy|fentanyl|insulin|melatonin|bleach|benadryl|zoloft|adderall|acetaminophen',
  soon: 'tonight|today|tomorrow|now|soon|this (?:week|weekend|evening|morning|afternoon)|in (?:an|a few|one|two) (?:hours?|days?|minutes)|later|after (?:work|school|dinner)',
  // Somebody else.
  kin: 'friend|friends|brother|bro|sister|sis|mom|mother|dad|father|son|daughter|kid|child|cousin|roommate|flatmate|housemate|boyfriend|girlfriend|ex|husband|wife|partner|fiance|aunt|uncle|nephew|niece|neighbor|neighbour|coworker|colleague|classmate|student|teammate|teacher|girl|guy|boy|dude|person|stranger|man|woman|stepson|stepdad|grandma|grandpa|boss|buddy|mate|homie|crush|follower|patient|client|mutual',
  they: 'he|she|they|hes|shes|theyre|someone|somebody|(?:my|our|this|a|the|his|her|one of my|some) (?:[a-z]+ ){0,2}(?:{kin})(?:s)?',
  himself: 'himself|herself|themself|themselves|hisself|theirself|theirselves',
  // Spanish.
  morir:
    'morir|morirme|matarme|suicidarme|suicidar|quitarme la vida|quitarme de en medio|ahorcarme|colgarme|dispararme|pegarme un tiro|darme un tiro|meterme un tiro|volarme (?:la cabeza|los sesos)|' +
    'envenenarme|ahogarme|desangrarme|desvivirme|desvivir|autolesionarme|cortarme(?: (?:las venas|los brazos|las munecas|la piel|los muslos|las piernas))?|lastimarme|hacerme dano|herirme|quemarme|hacerme cortes|autodestruirme|' +
    '(?:acabar|terminar) con (?:mi vida|todo|todo esto|esto|este sufrimiento|mi sufrimiento|mi existencia|este dolor)|acabarme|terminar mi vida|' +
    'desaparecer(?: (?:para siempre|de este mundo|del mundo|de la faz de la tierra|del mapa))?|(?:no|dejar de|nunca) (?:existir|vivir|respirar|despertar|despertarme|estar aqui|haber nacido|despertar mas|ser)|' +
    'estar muert[oa]|dormir (?:para siempre|y no despertar(?:me)?(?: (?:mas|nunca|jamas))?|y ya no despertar|y nunca despertar)|dormirme (?:para siempre|y no despertar(?: (?:mas|nunca))?|y ya no despertar)|' +
    '(?:irme|partir|marcharme) (?:de este mundo|para siempre|de esta vida)|dejar este mundo|dejar esta vida|estar (?:bajo tierra|con (?:mi|el) (?:mama|papa|abuela|abuelo|hermano|hijo) en el cielo)|reunirme con (?:mi|el) [a-z]+|' +
    '(?:tirarme|lanzarme|aventarme|arrojarme|echarme|saltar|brincar|botarme) (?:{gap})(?:de|del|desde|por|al|a las|frente al?|debajo de|a) (?:{gap})(?:puente|edificio|balcon|azotea|tejado|techo|ventana|tren|metro|vias|carro|coche|camion|rio|vacio|barranco|piso|terraza|segundo piso)|' +
    '(?:tomarme|tragarme|tomar|tragar) (?:{gap})(?:todas?|todos|todo|un (?:monton|punado)|el frasco|la caja|el bote|muchas|demasiadas) (?:{gap})(?:pastillas|pastilla|medicamentos|medicina|frasco|caja|bote|blister)|que me (?:muera|mate|maten|lleve|atropelle[n]?)|descansar (?:para siempre|en paz)|rendirme (?:con la vida)|tirar la vida',
  quiero:
    'quiero|quisiera|queria|quise|deseo|desearia|necesito|prefiero|preferiria|anhelo|espero|intento|intentar|merezco|pienso|planeo|decidi|decidido|(?:me )?gustaria|(?:tengo|tuve|con|dan|da|siento|sentia|muchas|tenia|entran) (?:{gap})(?:ganas de|el impulso de|deseos de|impulsos de|ansias de|necesidad de)|' +
    '(?:voy|ire|vamos|iba|estoy por|estoy a punto|a punto) (?:a|de)|estoy por|vengo (?:pensando|queriendo)|he (?:pensado|decidido|intentado|querido)|(?:pienso|pensando|pense|pensar|pensamientos|piense|penso|idea|ideas|sueno|sonando|fantaseo|hablar|sueno|obsesion) (?:{gap})(?:en|de|con|sobre)|(?:listo|lista|dispuesto|dispuesta|decidid[oa]|resuelt[oa]) (?:a|para)|hora de|mejor|tengo que|debo|deberia|podria|puedo|capaz de|manera de|forma de|modo de|salida es|solucion es|opcion es|planeando|planeado|considerando|contemplando|imagino|imaginando|ojala pudiera|pudiera|hasta|para|de|me (?:dan|dieron|entran|vienen) ganas de',
} as const
