import { phrases } from '#app/safety/signs/phrase_pattern'

/** Spanish frames around families of words, as the English ones. */
export const CRISIS_FRAMES_ES = phrases(`
  desvivirse (?:haha )?pero (?:honestly|en serio)
  ! tirarme (?:abajo|debajo) de un[oa]?(?= )
  de manga larga (?:{wide})(?:no me vean los brazos|me vean los brazos)
  ! de manga larga (?:{wide})(?:brazos|cortes|marcas)
  ! me corte los brazos
  ! pensamientos de muerte
  ! por que no me mori yo
  ! no me mori yo en (?:vez|lugar)
  ! (?:lavaron|lavado|hicieron un lavado) (?:de |el )?(?:estomago|gastrico)
  ! me corte (?:los|las) (?:brazos|munecas|piernas|venas|muslos|antebrazos)
  ! desaparecer del mundo
  ! toca desvivirse
  ! (?:me )?(?:quiero )?(?:ir|voy) con la (?:flaca|huesuda|parca|calaca|pelona)
  ! (?:para que|y que) no me encuentren? (?:mis|mi|ellos|nadie|los ninos)
  ! (?<=^ )si , (?:con|hay|tengo) (?:un )?plan(?= $)
  ! (?:lo tengo|tengo todo|esta) (?:planeado|planeada|pensado) para (?:el|la|manana|este)(?= (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|noche|semana))
  ! (?:yo )?ya no voy a poder (?:{gap})(?:decirselo|decirle|verl[oa]s?|abrazarl[oa]s?)
  ! (?:tumor|cancer|enfermedad|infarto) (?:{gap})(?:sea|fuera|avance|me de) (?:{gap})(?:malo|maligno|terminal|rapido|grave)?(?: y (?:se )?acabe)?
  ! si me muero (?:ni|nadie|quien|no) (?:{far})(?:cuenta|entera[n]?|importa|nota|huela)
  ! envidia (?:{gap})(?:me dan |a |de )?(?:{gap})(?:los muertos|muertos|los que (?:ya )?(?:se )?mur[a-z]+)
  ! (?:dejarl[oa]|hacerl[oa]) viud[oa]
  ! (?:pensando|pienso|ganas|idea) (?:{gap})(?:en|de) (?:{far})(?:tirarme|aventarme|lanzarme|arrojarme)(?= (?:[.,]|$|abajo|debajo|de|del|al|por|y))(?! (?:de panza|al agua|a la (?:alberca|piscina|cama)|en (?:la cama|paracaidas)))
  ! (?:voy a hacerlo|lo hago|lo voy a hacer) (?:tonight|today|esta noche|hoy|manana) [.,]? ?(?:bye|adios|chau|no me busquen|perdon)
  ! (?:corazon|respiracion) se me (?:pare|detenga|apague)
  ! cuando me mate(?= (?:[.,]|$|y|nadie|capaz|van))
  ! pie fuera (?:del|de la|de) (?:puente|baranda|barandal|ventana|balcon|cornisa)
  ! algo me dice (?:que )?(?:salt[ae]|tirate|tire|salte|aventate|hazlo|lo haga)
  ! (?:en la mano|aqui) (?:{wide})me las quiero tomar
  ! quiero tomar(?:me)? todas
  ! (?:lo de )?tomarme (?:todas )?las pastillas de
  ! me quemo con (?:el |un |cigarro)
  ! se acaba mi vida
  ! (?:manga larga|mangas largas) (?:{wide})(?:no me vean los brazos|vean los brazos)
  ! tome demasiad[oa]s? [.,]? ?(?:{far})(?:queriendo|a proposito|durmiendo|duermo|me duermo)
  ! (?:el|la|lo) de mi vida (?:digo|, digo|claro)
  ! (?:sigue|todo sigue|no mejora|no cambia) (?:{gap})(?:igual|nada) [.,] (?:me tiro|me mato|salto|me voy)
  ! (?:encerrad[oa]|bano) (?:{wide})(?:cuchilla|navaja|gillette|pastillas)
  ! (?:guarda|tiene|hay) (?:{gap})(?:una )?pistola (?:{wide})(?:sol[oa]|ya sabes|a mano|cargada)
  ! me despido del todo
  ! bajarme de (?:este|el|la) (?:mundo|vida)
  (?:imagino|imaginarme|imaginando|veo|visualizo|sueno) (?:{gap})(?:muert[oa]|colgad[oa]|colgando|ahorcad[oa]|cayendo|en un ataud|sin vida|bajo tierra|mi (?:propio )?(?:funeral|entierro|muerte|velorio))
  (?:fueron|fue|quitaron|acabaron|perdi|perdido|sin|perdiendo|cero|quedan) (?:{gap})(?:ganas|ilusion|motivacion|voluntad|razones|fuerzas) (?:de|para|por) (?:{gap})(?:vivir|seguir viv[oa]|existir|la vida|despertar|estar viv[oa]|seguir viviendo)
  ? (?:despierto|desperte|despertar|amaneci|amanezco|abri los ojos|abro los ojos) (?:{far})(?:decepcion[a-z]*|desgracia|enoj[a-z]*|rabia|por que|lamentablemente|castigo|maldigo|me dio coraje|no queria)
  (?:mama|madre|papa|padres) (?:{gap})(?:debio|debieron|hubiera|deberia|deberian) (?:{gap})(?:abort[a-z]*|no tenerme|nunca tenerme)
  no me (?:importaria|molestaria|asustaria|da miedo|daria miedo) (?:{gap})(?:morir|morirme|muerto|no despertar|que me (?:maten|atropellen)|morirme hoy|desaparecer)
  ? (?:cruzo|manejo|camino|conduzco) (?:{far})(?:sin mirar|ojos cerrados|sin cinturon) (?:{wide})(?:lleva|mata|atropella|choco|pasa algo|a ver si)
  (?:suicidio|muerte|morir|morirme|matarme) (?:{gap})(?:es |seria |sea )?(?:{gap})(?:lo )?(?:unico|unica|ultima|mejor) (?:{gap})(?:que|salida|opcion|solucion|queda|puerta|camino)
  ? (?:me|yo) (?:puedo|podria|voy a|vaya a|quiero) (?:{gap})hacer (?:algo|dano|alguna locura)(?= (?:[.,]|$|esta|hoy|malo|sin|a mi|grave))
  ? hacer algo (?:{gap})(?:sin (?:vuelta|retorno|regreso)|irreversible|permanente|de lo que no|que no (?:tenga|tiene) (?:vuelta|remedio))
  ? (?:ya )?(?:se|tengo) (?:{gap})(?:como y cuando|cuando y como|decidido como|todo (?:listo|planeado|preparado) para (?:irme|hacerlo|el final|acabar))
  ? (?:lo voy a hacer|lo hago|hacerlo) (?:{wide})(?:nadie en casa|cuando (?:se duerman|salgan|todos|no haya nadie|se vayan)|este solo|este sola)
  (?:soga|cuerda|cinturon|lazo|sabana|mecate|cable) (?:{far})(?:viga|techo|silla|cuello|ventilador|rama|tubo|barra|puerta)
  ? (?:hice|haciendo|se hacer|aprendi|tengo) (?:{gap})(?:el )?nudo (?:{wide})(?:silla|falta|list[oa]|cuello|ya|saltar)
  (?:pegar|pego|dar|doy|meter|meto|pegarme|darme|meterme) (?:{gap})(?:un )?(?:balazo|tiro|plomazo|disparo)(?! (?:al|a la|en el juego))
  (?:tomar|tomarme|tome|beber|tragar|trago|tomo|tragarme|bebi|trague|acabo|acabar) (?:{far})(?:frasco|cloro|veneno|raticida|blister|caja de (?:pastillas|clonazepam|rivotril)|lejia|anticongelante|todo el bote|todas las pastillas|insecticida)(?! (?:para (?:ratas|lavar|limpiar)|del perro))
  ? (?:abri|abrir|abro|deje|prendi) (?:{gap})(?:la |el )?(?:llave del |llave de )?gas (?:{wide})(?:ventanas?|cerr[a-z]*|dormir|acost[a-z]*)
  ? (?:girar|gire|giro|soltar|solte|suelto|voltear) (?:{gap})(?:el )?volante (?:{wide})(?:estrell[a-z]*|chocar|barranco|muro|camion|carril|acabar)
  (?:estrellarme|estrellar(?:me)? (?:{gap})(?:carro|coche|auto|moto)|chocar a proposito|desbarrancarme)
  ? no (?:voy a|creo|pienso|alcanzo a|planeo) (?:{gap})(?:llegar|llegue|alcance|llego) (?:{gap})a (?:mi cumpleanos|navidad|fin de (?:ano|mes)|los (?:\\d+|treinta|veinte|cuarenta)|manana|diciembre|enero|ano nuevo|viej[oa]|la proxima semana|vieja)
  no me (?:veo|imagino) (?:{gap})(?:viv[oa]|con vida|llegando a|cumpliendo)(?! (?:con|en))
  ? (?:queda|quedan) (?:{gap})(?:poco|pocos dias|pocas horas|nada) (?:{gap})(?:en este mundo|de vida|en esta vida|aqui)
  ? (?:abrace|bese|llame|visite|vi|hable con|me despedi de) (?:{far})(?:ultima vez|sin que (?:sep[a-z]+|se (?:de|diera|dieran)|supier[a-z]+))
  ? (?:cremen|creman|entierren|entierren con|mi (?:ataud|lapida|entierro|velorio)) (?:{wide})(?:escrito|dej[eo]|listo|todo|quiero|ya)
  ? (?:deje|dejo|puse|entregue) (?:{wide})(?:claves|contrasenas|papeles|seguro|testamento|escrituras) (?:{wide})(?:me voy|ya no|para cuando|falte|no este)
  (?:quemo|queme|quemar|corto|corte|cortar|golpeo|golpeo|golpee|arano|rasguno|muerdo|pellizco|lastimo|rajo|pego) (?:{far})(?:merezco|hasta (?:sangrar|que sangr[a-z]+)|a proposito|me odio|para sentir|me calm[a-z]+|me alivia|castig[a-z]+|nadie vea|no se vea)
  ? (?:manga larga|mangas largas|sueter|sudadera|pulseras|chamarra) (?:{wide})(?:no (?:vean|noten|se vean|me vean)|cortad[a-z]+|cortes|marcas|heridas|cicatrices)
  (?:cuchilla|navaja|hoja|gillette) (?:{gap})(?:del sacapuntas|de afeitar|del cutter|me llama|me espera|escondid[a-z]+)(?! (?:ya no corta|nueva))
  (?:saque|desarme|rompi) (?:{gap})(?:sacapuntas|rastrillo|cuchilla|gillette)
  ? (?:despues|luego|ayer|anoche|hoy|ya|y|otra vez|mientras) (?:{gap})me corte(?= (?:[.,]|$|otra|de nuevo|anoche|hoy|un poco|mucho|mas))
  (?<=^ )(?:ya )?me corte(?= (?:[.,]|$))
  (?:mejor|felices|tranquil[oa]s|aliviad[oa]s|paz|favor) (?:{far})(?:cuando|si|el dia que) (?:{gap})(?:falte|ya no este|no este|desaparezco|desaparezca|me muera|muera|me mate|me vaya para siempre)
  nadie (?:{gap})(?:iria|vendria|va a ir|va a venir|iba a ir) a mi (?:funeral|entierro|velorio)
  sobro en (?:este|el) mundo
  ? (?:irme|largarme|salirme|me quiero ir|quiero irme|me voy) (?:{gap})de (?:el|este mundo|esta vida|este plano|esta tierra|la verga de este mundo)
  (?:no hay|sin) (?:{gap})(?:esperanza|salida|remedio|futuro|solucion) (?:{wide})(?:muerte|morir|morirme|matarme|desaparecer)
  (?:como se hace|como (?:hago|hacer|hacen)|ensename|cual es) (?:{gap})(?:el |un )?nudo (?:{gap})(?:para|de) (?:ahorca[a-z]+|colga[a-z]+|horca)
  (?:cuanto|cuantas|que|cual|como|donde|duele|se siente|se sufre|es rapido|sirve) (?:{far})(?:morir desangrad[oa]|desangrarse|ahorcarse|ahogarse|mata sin dolor|morir sin dolor|atropella el tren|morir por sobredosis|matan a una persona|mata a una persona|tirarse (?:de|del|desde)|morir rapido|cortarse las venas|sobredosis)
  ? (?:desperte|amaneci) en (?:{gap})(?:hospital|urgencias|clinica|ambulancia)(?= (?:[.,]|$|no|y|otra|despues|porque))
  (?:no funciono|fallo|me salvaron|me encontraron|se rompio|no me mori|sigo viv[oa]|no pude ni) (?:{wide})(?:proxima vez|otra vez lo|lo volvere|volver a intentarlo|ni para eso|hospital|pastillas|cuerda|soga|queria (?:morir|irme))
  (?:proxima vez|siguiente vez) (?:{gap})(?:si )?(?:{gap})(?:me (?:va a salir|sale|muero)|lo logro|no fallo|no va a fallar|funciona)
  ! me (?:quemo|queme|corto|corte|golpeo|golpee|arano|arane|muerdo|mordi|pego|lastimo|castigo|rasguno|pellizco) (?:{wide})(?:merezco|a proposito|me odio|hasta (?:que )?sangr[a-z]+|para sentir|me alivia|me calma|me castig[a-z]+|nadie (?:vea|se de cuenta))
  me tire (?:y|pero) (?:{gap})(?:rompi|quebre|fracture|sobrevivi|salvaron)
  ! ya me (?:mori|siento muert[oa]) (?:por )?(?:en )?dentro (?:{far})(?:cuerpo|seguir|siga|resto)
  ! (?:esta noche|hoy|manana|ahorita|este finde|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)) me (?:mato|suicido|cuelgo|ahorco|quito la vida|muero)(?= (?:[.,]|$|y|ya|con|en cuanto|cuando|despues))(?! y (?:ya )?(?:me )?revivo)
  ! (?:voy|quiero|pienso|mejor me|hora de) (?:a )?(?:quitar|quitarme|quito) (?:de|del) (?:en )?medio(?= (?:[.,]|$|para siempre|ya|de una vez|y|con|esta noche|definitivamente))
  (?:quiero|voy a|toca|ya) colgar los (?:guantes|tenis|botines)(?= (?:de la vida|de vivir|para siempre|y morir))
  ! (?:irme|largarme|salir|salirme) (?:{far})de este mundo
  ! (?:despues|luego|anoche|ayer|hoy) me corte(?= (?:[.,]|$|otra|de nuevo|anoche|hoy))
  ? (?:mangas?|sueter|sudadera|chamarra) (?:{wide})(?:cortad[a-z]+|cortes|cicatrices|marcas|heridas)
  me (?:colgue|ahorque|ahogue en la tina|dispare|envenene|intoxique a proposito|tire (?:de|del|al|por|y))(?= (?:y|de|del|al|pero|por|[.,]|anoche|ayer|con|en|el|desde|a))(?! (?:con el agua|cama|sofa|piso a dormir|al agua|a la alberca|a la piscina|de panza|al sofa|en la cama|en el sofa))
  (?:tome|bebi|trague) (?:{gap})(?:veneno|cloro|raticida|lejia|thinner|insecticida)
  (?:intento|tentativa) (?:{gap})(?:y|pero) (?:{gap})(?:sigo|quiero|vuelvo) (?:{gap})(?:queriendo|morir)
  (?:sigo|seguia) queriendo (?:morir|morirme|matarme|irme)
  ultimo salto
  colgar (?:los (?:guantes|tenis|botines)) (?:{gap})(?:de la )?vida
  ? apag(?:o|ar|are) (?:{gap})(?:la )?(?:luz|mi luz|el interruptor) (?:{gap})(?:para siempre|definitivamente|del todo|la mia)
  bajo (?:de este|del) mundo
  ? (?:me voy|irme) con la (?:flaca|huesuda|parca|calaca|santa muerte|pelona)
  ? (?:tarde|dia|noche|hora) (?:{gap})para (?:morirse|morir|matarse|morirme)
  no (?:voy a|pienso) matarme hoy
  ya me (?:tome todo|las tome|tome todas|tome las|lo tome todo)
  miedo (?:{gap})(?:de |a |es )?(?:seguir viv[oa]|vivir|despertar manana|quedarme viv[oa])(?! (?:con|en|sol[oa]))
  no (?:[.,] )?(?:{gap})estoy a salvo
  (?<=^ )(?:si [.,]? ?|no [.,]? ?)?con (?:las|unas|mis|la|el|un|una) (?:{gap})(?:pastillas|pistola|cuerda|soga|navaja|cuchillo|arma|cinturon|cuchilla)(?= (?:[.,] )?(?:$|de mi|del))
  (?<=^ )esta noche [.,] cuando (?:{gap})(?:duerman|duerma|salgan|vayan)
  (?:no como|sin comer|no comer|vomit[a-z]+|dejar de comer|peso \\d\\d) (?:{wide})(?:corazon (?:{gap})(?:falla|para|acelera|late|detiene)|desmay[a-z]+|sangre|hasta (?:morir|desaparecer|que me)|aunque me (?:muera|mate))
  corazon (?:{gap})(?:falla|para|detiene) (?:{gap})(?:de no comer|por no comer|sin comer)
`)
