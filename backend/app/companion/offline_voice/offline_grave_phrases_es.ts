import { phrases } from '#app/safety/signs/phrase_pattern'

/** What is answered gravely, in Spanish, by kind; `? ` as in the English ones. */
export const GRAVE_ES = {
  threat: phrases(`
    (?:voy a|vamos a|quiero|pienso|planeo|tengo ganas de|estoy por|ganas de|pensado en) {e}(?:matar|matarlos?|matarlas?|acuchillar|apunalar|balear|balacear|disparar|dispararle|degollar|envenenar|asesinar|quemarlos?|quemarle|golpear|lastimar|hacerle dano)(?= (?:$|[.,]|a (?:mi|mis|todos|alguien|ese|esa|esos|la|el|los|las|su|una? (?:persona|tipo)|gente)|al|hoy|manana|con (?:un|una|mi|el|la))(?![a-z]))(?! (?:a|al) (?:el )?(?:tiempo|hambre|rato|jefe final|zombies|dragon|besos|preguntas|cosquillas))
    (?:tengo|consegui|compre|traigo|llevo|agarre|voy a llevar) (?:un |una |el |la )(?:pistola|arma|cuchillo|navaja|machete|escopeta|rifle) {e}(?:para|y (?:voy|se|van|ese|esa|todos)|a la escuela|al trabajo|contra)
    (?:voy a|quiero) (?:quemar|volar|balear|hacer (?:una )?(?:masacre|tiroteo) en) (?:la|mi|su|el) (?:escuela|casa|oficina|colegio|trabajo|iglesia)
    (?:va|van) a pagar con (?:su vida|sangre)
    (?:miedo|temo) (?:de |a )?(?:hacerle dano|lastimar|matar|herir) a (?:alguien|mi|mis|ella|el)
  `),
  dark: phrases(`
    (?:pensamientos|ideas) {e}(?:oscuros|oscuras|suicidas|negros|negras|malos|feos|horribles|muy malos|de muerte)
    (?:ya )?(?:me rindo|me voy a rendir|quiero rendirme|me estoy rindiendo|tiro la toalla con todo|ya no puedo mas|no puedo mas|no aguanto mas|ya no aguanto|no doy mas|ya no doy mas)(?= (?:$|[.,]|con (?:la vida|todo|esto|mi vida)|asi|y|me|todo|porque)(?![a-z]))(?! (?:$|[.,]) ?(?:jaja|haha|dime|cual|que es))(?! con (?:esta|este|el|la (?!vida)))
    (?:para que|que sentido tiene|no tiene sentido|que caso tiene|no le veo sentido a|no encuentro sentido a|de que sirve) {e}(?:seguir|vivir|la vida|mi vida|todo|nada|intentarlo|existir|levantarme|estar aqui)(?= (?:$|[.,]|viviendo|asi|ya|mas|aqui|si|con (?:vida|todo)|intentando)(?![a-z]))
    no le (?:encuentro|veo|hallo) (?:el |ningun )?sentido a (?:la vida|nada|vivir|seguir|todo esto)
    nada (?:ya )?(?:tiene sentido|importa|vale la pena)(?: ya| para mi)?(?= (?:$|[.,]|ya|y)(?![a-z]))
    (?:ya )?no (?:quiero|tengo ganas de|me dan ganas de) (?:vivir|seguir(?: viviendo| aqui| asi)?|despertar|existir|estar aqui|estar viv[oa])(?= (?:$|[.,]|mas|ya|asi|y|en este)(?![a-z]))
    (?:me|a) (?:corte|corto|estoy cortando|volvi a cortar|lastime|hice dano|he cortado|hago dano)(?= (?:$|[.,]|otra vez|de nuevo|los brazos|las munecas|las piernas|anoche|a proposito|hoy|para|con (?:una navaja|un cuter|la navaja)|y)(?![a-z]))(?! (?:cocinando|el (?:pelo|cabello|dedo con|fleco)|las (?:unas|puntas))(?![a-z]))
    (?:me quiero|quiero|quisiera|prefiero|deseo|preferiria) {e}(?:morir|morirme|desaparecer|matarme|no despertar|dormir y no despertar|estar muert[oa])(?= (?:$|[.,]|ya|hoy|y|para siempre|de una vez|porque|la verdad)(?![a-z]))(?! de (?:risa|hambre|verguenza|pena|calor|sueno))
    (?:acabar|terminar|acabo|termino) con (?:todo|mi vida|esto|todo esto)(?= (?:$|[.,]|hoy|ya|esta noche|de una vez|y)(?![a-z]))
    (?:todos|mi familia|mis hijos|ellos|el mundo) {e}(?:estarian|estaria|estaran|estan) mejor sin mi
    (?:tengo|con|agarre|sostengo) (?:un|una|el|la|las|muchas) (?:cuchillo|navaja|pistola|arma|soga|cuerda|pastillas|frasco de pastillas) {e}(?:en la mano|en mi mano|aqui|enfrente|conmigo|y (?:quiero|nadie|ya|no se|estoy|pienso))
    (?:soy|siento que soy) (?:una carga|un estorbo)(?= (?:$|[.,]|para|y)(?![a-z]))
    (?:me odio|odio mi vida|odio vivir|cansad[oa] de vivir|hart[oa] de vivir|odio existir)(?= (?:$|[.,]|mucho|tanto|a mi|y|por|asi)(?![a-z]))
    (?:pienso|pensando|pensado) {e}en (?:morir|morirme|el suicidio|suicidarme|matarme|la muerte|quitarme la vida|hacerme dano|tirarme)
  `),
  assault: phrases(`
    (?:me|la|lo|nos|le|mi [a-z]+ me) {e}(?:violo|violaron|violaba|violaban|violan|han violado|ha violado|manoseo|manoseaba|manosearon|manosea|toqueteo|toqueteaba|abuso de mi|abuso sexualmente|drogaron|drogo|forzo|forzaba)
    (?:fui|fue|me|he sido|habia sido|sido) {e}(?:violad[oa]|abusad[oa]|manosead[oa]|abusad[oa] sexualmente)
    (?:abuso|abusaba|abusaron|abusan|abusaban) {e}(?:de|sexualmente) (?:mi|ella|nosotros|nosotras|el|mi [a-z]+)(?! (?:confianza|paciencia|bondad|tiempo)(?![a-z]))
    (?:mi|un|el|una) (?:[a-z]+ ){0,2}(?:tio|papa|padre|padrastro|primo|abuelo|hermano|vecino|profesor|maestro|entrenador|cura|jefe|padrino|doctor|amigo de mi (?:papa|mama)) me {e}(?:toco|tocaba|tocaban|toca|acariciaba|besaba|tocaba las partes)(?! (?:el corazon|el claxon|la guitarra|una cancion|la puerta|el timbre|hacer|ir|trabajar|lavar|la canc)(?![a-z]))
    me (?:toco|tocaba|manoseo|tocaban) (?:mi|un|el) (?:tio|papa|padre|padrastro|primo|abuelo|hermano|vecino|profesor|maestro|entrenador|cura|jefe|padrino|doctor)(?! (?:la (?:guitarra|puerta|cancion)|una cancion|el (?:hombro|tema|claxon)))
    me (?:tocaba|tocaban|tocaron|toco|tocan) (?:cuando era|de nin[oa]|sin mi permiso|alli|mis partes|entre las piernas|los senos|mientras dormia|ahi abajo)
    me (?:obligo|obligaba|obligaron|obliga|forzo|forzaron) a (?:tener|tocar|tocarlo|hacer|acostarme|hacerlo|besarlo|desnudarme)(?! (?:la tarea|tarea|ejercicio|la cama|los trastes)(?![a-z]))
    (?:le )?dije que no y {e}(?:no paro|siguio|lo hizo|no le importo|igual)
    (?:abuso|acoso|agresion|violencia) sexual(?! (?:clase|taller|curso|capacitacion)(?![a-z]))
    (?:la|mi|una) violacion(?= (?:$|[.,]|que|fue|y|cuando|me)(?![a-z]))
  `),
  abuse: phrases(`
    (?:{alguien}) {e}(?:me|nos|le|la|lo) {e}(?:{pega})(?: (?:a mi [a-z]+|a ella))?(?! (?:la gripe|la gripa|el sol|un susto|una llamada|la risa|duro (?:esta|este|la)|en (?:el juego|ajedrez|fifa|mario)|el (?:acento|virus)|su (?:gripe|gripa|catarro)|bien (?:el|la)|un grito|con sus (?:preguntas|mensajes)|a preguntas)(?![a-z]))
    (?:me|nos) (?:{pega})(?= (?:$|[.,]|cuando|mi|mis|en la (?:cara|cabeza|calle|casa)|todos los dias|otra vez|de nuevo|muy|mucho|fuerte|y|con (?:un|el|la|su|una)|anoche|ayer|hoy|porque|si|desde|dos|tres|unos|saliendo|entre)(?![a-z]))(?! (?:mucho )?(?:el|la|esta|este|esa) )(?! en el (?:juego|corazon))(?! y me encanta)(?! con (?:la|el|su) (?:cancion|musica|sonrisa))
    (?:me|nos) (?:levanto la mano|levanta la mano|puso las manos encima|pone las manos encima|dio (?:una golpiza|un golpe|una cachetada|un punetazo|una paliza|cachetadas|golpes)|da (?:golpes|una paliza|cachetadas)|ahorco|quiso ahorcar|intento ahorcar|tiro al piso|jalo del pelo|agarro a golpes|rompio (?:la nariz|un brazo|una costilla|el labio)|dejo (?:moretones|un moreton|el ojo morado)|amenaza con|amenazo con|tiene encerrad[oa]|tiene amenazad[oa]|quiere matar|va a matar|intento matar|quiso matar)(?! (?:con (?:irse|dejarme (?:sin postre))|de (?:risa|ternura|un susto))(?![a-z]))
    (?:soy|fui|era|siendo) {e}(?:victima de (?:violencia|abuso|maltrato)|golpead[oa]|maltratad[oa]|agredid[oa]|abusad[oa])
    violencia (?:domestica|intrafamiliar|de genero|familiar)(?! (?:clase|taller|curso)(?![a-z]))
    (?:{cercano}) {e}(?:es|esta|se pone|se puso|era) {e}(?:violent[oa]|agresiv[oa] conmigo|abusiv[oa]|golpeador)
    (?:tengo miedo|miedo|me da miedo) {e}(?:de |a )?(?:mi (?:esposo|marido|novio|pareja|papa|padrastro|ex|novia|hermano|mama|padre)|volver a (?:mi )?casa|que me (?:mate|pegue|haga dano|haga algo|golpee)|ir a mi casa|llegar a (?:mi )?casa)
    (?:me|nos) (?:asaltaron|secuestraron|apunalaron|balearon|dispararon|robaron con|encanonaron|golpearon|apuntaron|apunto con|saco (?:un|una) (?:pistola|cuchillo|navaja)|amenazo de muerte|amenazan de muerte)
    (?:me|nos) (?:esta|estan|anda|andan|viene|vienen) {e}(?:siguiendo|acosando|persiguiendo|golpeando|pegando|amenazando|maltratando)(?! (?:en (?:instagram|insta|tiktok)|el sueno|el hambre)(?![a-z]))
    (?:relacion|hogar|casa|matrimonio|novio|esposo|marido|padre|papa|pareja) (?:abusiv[oa]|violent[oa]|maltratador|golpeador)
    (?:le )?(?:pega|pego|golpea|golpeo|golpeaba|pegaba) a (?:mi (?:mama|madre|hermana|hermano|hermanita|hijo|hija|abuela)|mis (?:hijos|hermanos|hermanas|ninos)|los ninos)
  `),
  grief: phrases(`
    ? (?:se )?(?:me |nos )?(?:ha )?(?:murio|murieron|muerto|fallecio|fallecieron|fallecido|se fue al cielo|mataron a|matar on a|mato a|asesinaron a|asesino a) (?:anoche |ayer |hoy |de repente |esta manana |a )?(?:mi|mis|nuestr[oa]|su) (?:[a-z]+ ){0,1}(?:{pariente})(?! (?:de (?:risa|la risa|verguenza|amor|aburrimiento|calor|sueno)|en el (?:juego|capitulo|libro)|final)(?![a-z]))
    ? (?:mi|mis|nuestr[oa]|su) (?:[a-z]+ ){0,2}(?:{pariente}) (?:[a-z]+ ){0,2}?(?:{murio})(?! (?:de (?:risa|la risa|verguenza|amor|aburrimiento|calor|sueno|cansancio|hambre|ternura|ganas)|en (?:el juego|la peli|la pelicula|la serie|fortnite)|por (?:un|una|ver|ir))(?![a-z]))
    se (?:me|nos) (?:fue|adelanto) (?:mi|mis|nuestr[oa]) (?:[a-z]+ ){0,1}(?:{pariente})(?! (?:al?|de) )
    ? (?:perdi|perdimos|he perdido|acabo de perder|acabamos de perder) a (?:mi|mis|nuestr[oa]) (?:[a-z]+ ){0,1}(?:{pariente})(?! (?:en (?:el|la|un) (?:super|centro|tienda|mercado|parque|multitud|fila))(?![a-z]))
    (?:se me |se nos |se )(?:murio|murieron|fue al cielo)(?! (?:el|la|mi) (?:celular|cel|telefono|carro|coche|bateria|planta|compu|internet|wifi|laptop|pez|cactus|cargador|tele|tablet|moto|perr[oa]|gat[oa]))(?= (?:$|[.,]|mi|el ano|anoche|ayer|hoy|esta|en (?:un|mis|el hospital)|hace|de (?:un|una|cancer|covid)|cuando)(?![a-z]))(?! (?:mi) (?:celular|cel|telefono|carro|coche|bateria|planta|compu|laptop|internet|tele|tablet|moto|pez|cactus|perr[oa]|gat[oa]|wifi|cargador))
    (?:velorio|funeral|entierro|sepelio|velatorio|sepultamos|enterramos|enterre|velando) (?:a |de |del? )?(?:mi|mis|nuestr[oa]|su)(?! (?:proyecto|celular|carrera|tesoro|dieta)(?![a-z]))
    (?:vengo|voy|estoy|fui|fuimos|regreso|vamos) {e}(?:del?|al?|en el|en un) (?:velorio|funeral|entierro|sepelio)
    ? (?:mataron|matar on|asesinaron|balearon|atropellaron|secuestraron|desaparecieron) a (?:mi|mis|nuestr[oa]) (?:[a-z]+ ){0,1}(?:{pariente})(?! (?:en (?:el juego|la serie|fortnite|free fire))(?![a-z]))
    (?:perdi|perdimos|perdio) (?:el|al|mi|nuestro|a mi|a nuestro|a su|su|un) (?:bebe|embarazo)
    (?:aborto espontaneo|tuve una perdida|nacio muert[oa]|nacio sin vida)
    (?:la muerte|el suicidio|la partida|el fallecimiento|el asesinato|la perdida) de (?:mi|mis|nuestr[oa]) (?:[a-z]+ ){0,1}(?:{pariente})
    (?:estoy|sigo|ando|estamos|andamos) de luto
    (?:mi|nuestr[oa]|su) (?:{pariente}) (?:ya no esta|nos dejo|me dejo para siempre|se esta muriendo|esta muriendo|esta agonizando|ya descansa en paz|descansa en paz|desaparecio|esta desaparecid[oa])(?= (?:$|[.,]|con (?:nosotros|vida)|y|de|desde|hace|ayer|anoche|hoy|la semana|en un)(?![a-z]))
    extrano a mi (?:[a-z]+ )?(?:difunt[oa]|finad[oa])
    (?:un ano|anos|meses|mes|semana|semanas|dias) (?:de |desde )(?:que )?(?:se fue|murio|fallecio|perdi a|se murio) (?:mi|a mi|el|ella)
  `),
  illness: phrases(`
    ? (?:tiene|tengo|tenia|tuvo|con|diagnosticaron|detectaron|encontraron|dio|da|es|padece|sufre de|sufrio|murio de|enfermo de|dieron|descubrieron|salio|vencio|venci) {e}(?:un |una |el )?(?:{mal})(?! (?:ascendente|zodiaco|energia|y (?:leo|escorpio|piscis|geminis|tauro|aries|virgo|libra)|compatible|vibes|signo)(?![a-z]))(?<! es cancer | soy cancer )
    (?:cancer|tumor|leucemia|metastasis) (?:de (?:mama|pulmon|seno|colon|piel|higado|estomago|prostata|ovario|utero|pancreas|tiroides|garganta|hueso|matriz)|terminal|cerebral|en (?:el|la|los|etapa|fase)|maligno|avanzado)
    (?:me|le|les|nos) (?:diagnosticaron|detectaron|encontraron|hallaron|dieron)(?= (?:{far})?(?:{mal}|bolita|masa|mancha en|un diagnostico|meses de vida|dias de vida|poco tiempo|lupus|diabetes|epilepsia|esclerosis|bipolaridad|depresion|una enfermedad))
    (?:quimio|quimioterapia|radioterapia|cuidados intensivos|terapia intensiva|terapia intermedia|intubad[oa]|entubad[oa]|en coma|desahuciad[oa]|cuidados paliativos|soporte vital)(?! (?:es donde trabajo|enfermer[oa])(?![a-z]))
    (?:{cercano}|yo|le|el|ella|me) {e}(?:sufrio|tuvo|tuve|dio|sufri) {e}(?:un |una )?(?:infarto|derrame|derrame cerebral|embolia|paro cardiaco|sobredosis|accidente|ataque al corazon|convulsion)(?! (?:de (?:risa|ternura|azucar)|cuando vio|al ver|viendo)(?![a-z]))
    (?:enfermedad|fase|etapa) (?:terminal|incurable|degenerativa)
    (?:le|me|nos) (?:quedan|dieron|dan) {e}(?:meses|dias|semanas|poco tiempo|horas) (?:de vida|para vivir)
    (?:mi|nuestr[oa]|su) (?:[a-z]+ )?(?:{pariente}) (?:esta|sigue|anda) {e}(?:grave|muy grave|en el hospital|hospitalizad[oa]|internad[oa]|muy mal en|delicad[oa]|en coma|agonizando|en terapia)
    esta (?:muy )?(?:grave|delicad[oa])(?= (?:$|[.,]|en|y|de)(?![a-z]))(?! en (?:redes|instagram))
    (?:{cercano}|el|ella) (?:se )?(?:recayo|tuvo una recaida|metio una sobredosis)
  `),
  trouble: phrases(`
    ? (?:{cercano}|yo|estoy|estuve|esta|sigue|lo|la|me|nos) {e}(?:en la carcel|pres[oa]|en prision|en el reclusorio|tras las rejas|encarcelad[oa]|en el bote|en el tutelar)(?! (?:del juego|en monopoly)(?![a-z]))
    (?:metieron|llevaron|mandaron) (?:a mi [a-z]+ )?(?:a la carcel|al bote|pres[oa]|a prision|a la prision|al reclusorio)
    (?:lo|la|me|nos|los|a mi [a-z]+ lo|a mi [a-z]+ la|le) (?:{e})?(?:deportaron|arrestaron|detuvieron|detuvo|arresto|metieron preso|metieron presa|desalojaron|deportan|van a deportar|corrieron de (?:la|mi) casa|echaron de (?:la|mi) casa|agarro la migra|agarro ice)
    (?:la migra|ice|la policia|inmigracion|los policias|la poli) {e}(?:se llevo|se llevaron|agarro|detuvo|deporto|arresto) a (?:mi|mis)
    (?:deportaron|arrestaron|detuvieron|encarcelaron|metieron a la carcel) a (?:mi|mis)
    (?:me|nos|le) (?:quitaron|van a quitar|quieren quitar|quito) (?:a )?(?:mis|mi|los|la custodia|sus|nuestros|el) ?(?:hijos|ninos|hijo|hija|bebe|custodia|casa)?(?= (?:$|[.,]|de|y|porque|los|el|la|hoy|ayer)(?![a-z]))(?! (?:el|la) (?:celular|carro|sueno|hambre|licencia))
    (?:no tengo|me quede sin|estoy sin|nos quedamos sin) (?:donde (?:vivir|dormir)|casa|techo)(?= (?:$|[.,]|y|hoy|esta|desde)(?![a-z]))
    (?:duermo|vivo|durmiendo|viviendo) en (?:la calle|mi carro|el carro)(?= (?:$|[.,]|y|hoy|esta|desde)(?![a-z]))
  `),
} as const
