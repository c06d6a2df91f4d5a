/**
 * Words that are no danger alone and are one together, in any order, in one text. Idioms are gone before they are
 * looked for.
 */
export const CONCEPTS = {
  me: 'i|im|ive|id|ill|me|my|mine|myself|yo|mi|mis|conmigo|quiero|quisiera|estoy|soy|tengo|voy|siento|puedo|merezco|prefiero|deberia|pienso|valgo|sirvo|ayudo|no[sz] vemos',
  you: 'you|your|he|she|they|his|her|their|him|them|hes|shes|theyre|we|our|us|{they}',
  death:
    'die|dying|dead|death|suicide|suicidal|suicidio|suicidarme|suicida|unalive|unalived|unaliving|morir|morirme|muero|muera|muriera|muerte|muert[oa]|' +
    'dropped dead|not (?:be |being )?alive|kill myself|kill themselves|killing myself|off myself|stop breathing|end my life|ending my life|sixfeet|not breathing|desvivirme|bajo tierra|in the ground|my heart would stop|stop existing|dejar de existir|estar viv[oa]|seguir viv[oa]|keep living|keep breathing|seguir respirando|keep myself alive|stay alive|survive|existir|no desperta[a-z]*|matarme|me mate',
  dying:
    'die|dying|suicidal|suicida|kill myself|killing myself|hang myself|be dead|being dead|end my life|ending my life|be unalive|not be alive|stop existing|morirme|matarme|suicidarme|quiero morir|dejar de existir|desvivirme',
  wish:
    'want|wants|wanted|wanting|wish|wishing|wished|hope|hoping|hopes|would be nice|jealous|envy|envious|crave|deserve|deserves|should|ready|need|prefer|happier|easier|better|only|rather|just do it|keep saying|keeps saying|thinking|think|thinks|thoughts?|wonder|wondering|plan|planning|planned|decided|tired|pray|praying|why|finished|done|relief|peaceful|tempting|waiting|long|longing|cant|hate|done with|fix|solution|answer|' +
    'quiero|quisiera|deseo|ganas|ojala|mejor|deberia|pienso|pensando|cansad[oa]|hart[oa]|list[oa]|para que|por que|duele|odio|unica|facil|merezco|prefiero|decidi|espero|mas|voz|imagino|paz|me da paz|necesito|sin|solo',
  cut: 'scars|cut|cutting|cuts|carve|carving|carved|slice|slicing|slit|slits|razor|razors|blade|blades|burn|burning|burned|cigarettes? out|hitting|punching|bruises|bloodsign|cortes|cortado[s]?|corte|cortadas|cortarme|navaja|cuchilla|gillette|quemo|queme|quemado|quemarme|encendedor|hiero|herirme|pego en la cabeza|golpeo|rasguno|rajarme|raje|selfharm|selfharming|selfharmed|relapse|relapsed|relapsing|recai|sh|autolesion[a-z]*',
  wound:
    'again|harder|right there|cant stop|opening up|deep|deeper|deepest|sleeve|sleeves|hoodie|skin|arms?|forearms?|wrists?|thighs?|legs?|hips?|stomach|veins?|clean|urge|urges|on purpose|wont stop|bleeding|bleed|blood|bloody|to feel|numb|hide|hiding|hidden|relief|calm|drawer|tonight|stitches|fresh|scars|itch|itching|craving|punish|deserve|otra vez|de nuevo|mangas?|piel|brazos?|munecas?|muslos?|piernas?|venas?|limpi[oa]|sangr[a-z]*|a proposito|escond[a-z]*|alivio|calm[a-z]*|anoche|puntos|cicatrices|profund[oa]|merezco|sentir|usarla|ganas|necesidad|pared',
  drug: 'pills?|meds|medication|tablets|bottle of|whole bottle|xanax|tylenol|ambien|ibuprofen|advil|benzos|antidepressants|sleeping pills|insulin|bleach|od|overdose|overdosed|overdosing|dose|dosage|too many|pastillas|pastilla|frasco|clonazepam|rivotril|paracetamol|medicamentos|blister|raticida|cloro|veneno|sobredosis|empastille|dosis|somniferos|insulina',
  last: 'bye|goodbye|sorry|on purpose|enough|over|forgive|forever|saved|saving|saved up|stash|stashed|lined up|counted|counting|all my|all of|ate all|in my hand|in front of me|next to me|on the table|the whole|dont want to call|dont call|nobody|die|wake|kill|lethal|fatal|gracias|perdon|adios|listas|sobre la mesa|en la mesa|en la mano|todo el|todas|muero|morir|juntando|guardando|despert[a-z]*|nadie|domingo|peace|last|stomach|pumped|slip away|not waking|drift off',
  place:
    '\\d+(?:th|st|nd|rd) floor|bridge|cliffs?|ledge|train tracks|tracks|rooftop|roof|overpass|balcony|railing|parking garage|puente|azotea|balcon|vias|cornisa|barandal|septimo|decimo|barranco|acantilado|el borde|tren|train|bus|truck|semi',
  leap: 'jump|jumping|jumped|not coming back|no return|wont be back|let go|step off|step out|steer|steered|swerve|swerved|looking down|looked down|un paso|one step|end|ending|no voy a volver|no vuelvo|no pienso volver|saltar|salto|tiro|tirarme|me tiro|aventarme|lanzarme|mirando abajo|jump|climb over|stand on|dont survive|hit me|wish he hadnt|in front of',
  goodbye:
    'goodbye|last text|last message|farewell|my note|the note|note is|notes are|letters|by the time|if something happens to me|if anything happens to me|when they find|find me|change me|next life|other side|whatever comes next|adios|despedida|despido|ultimo mensaje|mi carta|cartas|no es culpa|si me pasa algo|si algo me pasa|me encuentren|gracias por (?:escucharme|todo|haber)|fuiste (?:la|el) unic[oa]|you were the only',
  sorrow:
    'good friend|best friend|only friend|dont be sad|dont cry|nobodys fault|not your fault|no ones fault|fault|blame|quieter|peace|rest|rereading|done|finished|sealed|i tried|find|love u|love you|forgive|thank you for (?:everything|listening|being|trying)|listened|dress|perdon|perdoname|perdonenme|culpa|llores|lloren|paz|descansar|pastillas|todo listo|todo limpi(?:o|to)|cuida|cuiden|escuchar[a-z]*|last|ya no|no aguanto',
  method:
    'how|what|which|is it|would|if|does|do you|can you|whats|quick|fast|como|cuanto|cuantas|que|cual|si|es|duele|es rapido|dime|dolor|sin dolor',
  fatal:
    'jump|hang|drown|dose|od|overdose|bleed|whole bottle|height|high|building|fall|frasco|dosis|ahorcars?e|saltar|bottle|noose|cut deep|suffocate|freeze|monoxide|pills|pastillas|nudo|altura|piso',
  unto: 'die|dying|survive|wake up|slip away|not wake|kill|kill me|would i wake|quick|painless|hurt|pass for good|for good|end|lethal|fatal|dead|muero|morir|despert[a-z]*|duele|sufr[a-z]*|rapido|letal|enfermo|sobreviv[a-z]*|tarda',
  burden:
    'burden|waste of (?:oxygen|space|air|skin)|useless|worthless|ruined everything|nobody needs me|no one needs me|in the way|dead weight|mistake|broken|better off|life insurance|insurance|do the world a favor|favor|start over|free of me|carga|estorbo|nadie me necesita|no sirvo|seguro|cobran|inutil|lastre|sobro|un error',
  end: 'die|dead|death|not being alive|not alive|be free of me|without me|gone|do the world a favor|oxygen|keep living|life insurance|breathing|existing|morir|muero|muert[oa]|sin mi|respirando|desaparecer|desaparezca|me fuera|no existir|for good|viva|existiera|disappear',
  means:
    'noose|rope|belt|knife|gun|pistol|garage|exhaust|hose|helium|razor blades|pills|plastic bag|rifle|shotgun|bullets?|revolver|soga|cuerda|pistola|arma|cinturon|gas|veneno|pastillas|medication|meds',
  resolve:
    'know the code|dont know what im going to do|dont know what ill do|used it already|would have used it|where he keeps|access to|key to|tonight|tomorrow|ready|decided|plan|planned|picked|chosen|waiting|finally|bought|closet|do it|everyones asleep|when nobodys|when no ones home|loaded|tied|cargada|list[oa]|esta noche|decidi|decidid[oa]|compre|hoy|manana|escondid[oa]|hidden|under my bed|my head|mi cabeza|lo hago|hacerlo|it ends|its over|be over|no more pain|stop hurting|se acaba|se acabo|ya no mas',
  gift: 'gave|give|giving|left|passwords?|cleaned|canceled|cancelled|sold|rehomed?|found a home for my|letters?|deleted all|insurance|my will|paid off|packed|belongings|regale|regalo|deje|contrasenas?|limpie|vendi|cartas?|papeles|testamento|entregue|reparti',
  absence:
    'wont need|wont be needing|when im gone|after im gone|once im gone|not coming back|so nobody has to|so they dont have to|easier for them|where im going|ill be gone|im leaving for good|be around|se quede sol[oa]|no lo voy a necesitar|no las voy a necesitar|ya no este|cuando me vaya|donde voy|no voy a volver|para que no|me muera|ya no los necesito|no voy a estar',
  mishap:
    'accident|cancer|crash|crashed|crashes|plane|heart stops?|heart attack|tumou?r|surgery|anesthesia|seatbelt|look both ways|lightning|hit by|meteor|stray bullet|stroke|aneurysm|disease|brakes|accidente|cancer|avion|infarto|rayo|enfermedad|tumor|cinturon|temblor',
  welcome:
    'hope|hoping|relief|relieved|wouldnt mind|wouldnt even|fine by me|welcome|lucky|wish|wished|dont care|thats ok|would be ok|would be fine|thats fine|ojala|alivio|no me importaria|suerte|mejor|deseo|me da igual|pido|disappointed|jealous|envidia|wouldnt treat|wouldnt fight|refuse treatment',
  fatal_end:
    'die|dead|kill|kills|killed|end|take me|takes me|took me|wake|me lleve|me mate|muera|morir|acabe|me|i',
  voice: 'voices?|brain|mind|head|thoughts|demons?|voz|voces|mente|cabeza|something in me',
  tell: 'tell|tells|telling|say|says|saying|whispers?|whispering|screaming|screams|keeps|commands|dice|dicen|susurra[n]?|grita[n]?|ordena|ordenan|pide|piden|wants?',
  deed: 'die|jump|do it|end it|kill myself|killing myself|cut|swerve|suicide|dead|mate|haga|lo haga|salte|morir|muera|termine|acabe|corte|hurt myself',
  them: 'family|kids|children|mom|mother|dad|parents|everyone|everybody|they|theyd|husband|wife|brother|sister|friends|people|world|son|daughter|familia|hijos|mama|papa|todos|ellos|mundo|padres|esposo|esposa',
  easier:
    'better|easier|free|freed|relieved|rest|move on|moves on|happier|peace|breathe|start over|mejor|facil|libres?|aliviad[oa]s?|descansar|descansarian|felices|tranquil[oa]s|paz|lighter',
  absent:
    'if i died|if i die|im gone|i was gone|i were gone|without me|i wasnt here|i werent here|im dead|i disappear|i disappeared|remove myself|removing myself|out of the picture|i vanished|i didnt exist|the day i|sin mi|si me muero|si me muriera|me muera|si no estuviera|si desaparezco|si desapareciera|cuando ya no este|si no existiera|dejara de existir|quitarme|i end it|i ended it',
} as const

/** `own`: the writer, or nobody else: people leave the "I" out. */
type Concept = keyof typeof CONCEPTS | 'own'

/** Every row is a danger when all of its concepts are there. */
export const TOGETHER: readonly (readonly Concept[])[] = [
  ['own', 'death', 'wish'],
  ['me', 'dying'],
  ['own', 'cut', 'wound'],
  ['own', 'drug', 'last'],
  ['own', 'place', 'leap'],
  ['goodbye', 'sorrow'],
  ['method', 'fatal', 'unto'],
  ['me', 'burden', 'end'],
  ['own', 'means', 'resolve'],
  ['gift', 'absence'],
  ['mishap', 'welcome', 'fatal_end', 'me'],
  ['voice', 'tell', 'deed'],
  ['them', 'easier', 'absent'],
]
