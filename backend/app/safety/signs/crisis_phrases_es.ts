import { phrases } from '#app/safety/signs/phrase_pattern'

/** Spanish wordings of danger to oneself, of plans, farewells, wounds, methods and attempts. */
export const CRISIS_ES = phrases(`
  # wish, thought, decision
  (?:{quiero}) (?:{gap})(?:{morir})
  me (?:quiero|voy a|quisiera|queria|quise|gustaria|deseo|necesito|pienso|puedo|podria|iba a|intente|he querido|debo|deberia|dan ganas de|estoy por|tengo que|intento|trate de|vine a|planeo|provoca) (?:{gap})(?:morir|matar|suicidar|colgar|ahorcar|desvivir|cortar|tirar|lanzar|aventar|lastimar|herir|ahogar|disparar|desangrar|quemar|hacer dano|quitar la vida|pegar un tiro|dar un tiro|ir de este mundo|ir para siempre|autolesionar|arrojar|envenenar|desaparecer|volar la cabeza|acabar)
  (?:suicidarme|autoeliminarme|autoeliminar|quitarme (?:del|de en) medio|me quito (?:del|de en) medio|quitarme la vida|desvivirme|ahorcarme|autolesionarme|cortarme las venas|pegarme un tiro|matarme)
  (?:me suicido|me mato(?! (?:el|la|tu|ese|esa|con|los|las|estudiando|trabajando|por|entrenando|haciendo|en el|su|tus))|me ahorco|me cuelgo|me corto las venas|me pego un tiro|me desvivo|me quito la vida|me tiro (?:de|del|por|al|a las) (?:{gap})(?:puente|balcon|ventana|tren|metro|vias|azotea|edificio|terraza|rio))(?! de risa)
  (?:me he suicidado|intente suicidarme|intento de suicidio|intente (?:matarme|quitarme|morir|ahorcarme|colgarme|acabar))
  (?:ojala|espero|deseo|quisiera|pido a dios|le pido a dios|rezo|ruego|desearia|quiero|preferiria|prefiero|me gustaria|que ganas de|pidiendo|sueno con|rezando|rogando|suplico) (?:{gap})(?:que )?(?:{gap})(?:(?:no|nunca|ya no|jamas) (?:{gap})(?:despertar[ae]?|despierte|despertara|despertarme|despertase|haber nacido|hubiera nacido|hubiese nacido|existir|existiera|existiese|existir|estar viv[oa]|estuviera|estuviese|haya|amanecer|amanezca(?! (?:lloviendo|nublado|lluvioso))|amaneciera|abrir los ojos|volver a despertar)|me (?:muera|muriera|muriese|mate|matara|maten|atropelle[n]?|atropellar[ae]n?|atropellase|lleve|llevara|llevase|parta un camion|caiga un rayo|de un infarto|diera un infarto|pegaran un tiro|mataran|recoja|recogiera|trague la tierra para siempre)|(?:estuviera|estuviese|estar|hubiera) (?:{gap})(?:muert[oa]|muerto yo|bajo tierra)|hubiera (?:muerto|sido yo)|morir|desaparecer|pudiera (?:morir|desaparecer|dormir)|desapareciera|se acabara todo|todo (?:acabe|termine|acabara|terminara)|mi corazon (?:pare|se pare|dejara de latir)|un (?:carro|coche|camion|auto|bus) (?:me )?(?:atropelle|atropellara|pase|choque)|(?:el|este|mi) (?:avion|coche|carro) se (?:estrelle|caiga|estrellara|cayera)|alguien me (?:mate|matara|dispare|atropelle))
  (?:no|ya no|tampoco|nunca) (?:{gap})(?:quiero|quisiera|deseo|queria|me interesa|tengo ganas de|merezco|tengo fuerzas para|tengo (?:motivos?|razones|razon|motivacion) para|quiero yo|puedo|aguanto|soporto|se como|vale la pena|veo para que|me dan ganas de|me apetece) (?:{gap})(?:vivir|existir|despertar|despertarme|vida|estar viv[oa]|seguir viviendo|seguir viv[oa]|estar en este mundo|levantarme nunca|la vida|seguir existiendo|respirar|seguir respirando|seguir aqui|seguir en este mundo|volver a despertar|ver otro dia|ver el manana|estar vivo|esta vida|mi vida)(?! (?:con|en (?:una|la|el|mi|casa|un|esta|este|madrid|ese|otra|mexico|otro) (?!mundo|vida)|sol[oa]|juntos|aqui|lejos|sin|cerca|tan|donde|social|asi de))
  ? (?:no|ya no) (?:{gap})(?:quiero|puedo|deseo|aguanto|soporto) (?:{gap})(?:seguir|estar aqui|estar|ser|continuar|mas vivir)(?= (?:[.,]|$|mas|asi|adelante|con esto|con vida|y|porque|pero|en este mundo|en esta vida|aqui mas))(?! asi con)
  (?:no|ya no) (?:{gap})(?:tengo|hay|veo|encuentro|existe|queda|le veo|me queda|le encuentro|tiene|tendria|hallo|le hallo) (?:{gap})(?:nada por lo que|razon|razones|motivo|motivos|sentido|ganas|por que|porque|para que|nada por que|nadie por quien|una razon|fuerzas|ninguna razon|nada que me) (?:{gap})(?:vivir|seguir|existir|de vivir|estar viv[oa]|seguir viviendo|vida|estar aqui|la vida|despertar|ate|vivo|levantarme cada|quedarme)(?! en | con )
  ? (?:la vida|vivir|mi vida|seguir viviendo|esta vida|seguir|existir|estar viv[oa]|seguir aqui) (?:{gap})(?:no|ya no|nunca) (?:{gap})(?:tiene|vale|merece|tenia|tuvo|hace|le veo|me vale|encuentro|sirve|es para mi) ?(?:{gap})(?:sentido|la pena|valor|nada|caso|razon)?(?= (?:[.,]|$|y|para|pero|seguir|vivirla|si|desde|sin|ya|asi|porque|me|mas|quiero))
  no (?:vale|merece|tiene) (?:la pena|sentido|caso) (?:{gap})(?:vivir|seguir viviendo|estar viv[oa]|existir|seguir aqui|seguir)(?= (?:[.,]|$|y|asi|mas|para|si|porque|pero|aqui))
  ? (?:cansad[oa]|hart[oa]|agotad[oa]|aburrid[oa]|fastidiad[oa]|hastiad[oa]|me canse|me harte|cansancio|canse) (?:{gap})(?:de|del?) (?:{gap})(?:vivir|existir|la vida|estar viv[oa]|seguir viviendo|mi vida|esta vida|respirar|despertar|mi existencia|seguir viv[oa])(?= (?:[.,]|$|y|asi|quiero|ya|solo|porque|pero|me|mas|no))
  (?:odio|detesto|lamento|me arrepiento de|me da rabia|me molesta|maldigo|me duele|no soporto|me pesa) (?:{gap})(?:estar viv[oa]|vivir|haber nacido|seguir viv[oa]|despertar|el dia (?:en )?que naci|existir|mi existencia|haber despertado|haber sobrevivido|seguir aqui|no haber muerto|que no funcionara|que no haya funcionado)(?! (?:con|en|aqui|temprano|tan|a las|sol[oa]))
  (?:no|nunca) (?:deberia|debi|tendria que|debia|merezco|tuve que|debiera) (?:{gap})(?:haber nacido|nacer|existir|vivir|estar viv[oa]|estar aqui|seguir viv[oa]|estar en este mundo)
  (?:deberia|merezco|debi|tendria que|tenia que|debo|toca|quien deberia) (?:{gap})(?:estar muert[oa]|haber muerto|morir|morirme|haberme muerto|desaparecer|haber sido yo)
  (?:estaria|estarian|estaran|viviria|vivirian|seria|serian|estaras|estarias|iria|les iria|le iria|te iria|vivirias|estara|estuvieran) (?:{far})(?:mejor|mas felices|mas feliz|mas facil|mas tranquil[oa]s?|aliviad[oa]s?|felices|en paz|liberad[oa]s?) (?:{gap})(?:sin mi|muert[oa]|si (?:me|yo|no|ya) ?(?:{gap})(?:muriera|muero|matara|mato|existiera|estuviera|fuera|desapareciera|muriese|estoy|estuviese|desaparezco|hubiera nacido|existo|naciera|voy))
  (?:mejor|mas feliz|mas felices|tranquilos) (?:{gap})sin mi(?= (?:[.,]|$|en|y|aqui|vivo|viva|porque))
  (?:nadie|quien|alguien|quien me|ni siquiera|ustedes|mi familia) (?:{gap})(?:me )?(?:{gap})(?:extranaria|extranara|notaria|notara|lloraria|echaria de menos|echaria en falta|daria cuenta|importaria|importa|se daria cuenta|se enteraria|llorara|extrana|iria a mi funeral|ira a mi funeral|iria a mi entierro|va a extranar|va a llorar|lo notaria|preocuparia|afectaria) ?(?:{far})(?:si|cuando|que) (?:{gap})(?:muero|muriera|desaparezco|desapareciera|mato|matara|muera|estuviera|no estoy|ya no este|existiera|suicido|faltara|falto|suicidara|no despierto|me fuera para siempre|no estuviera|dejara de existir|muerto|estar)
  (?:si|cuando) (?:{gap})(?:muero|muriera|desaparezco|desapareciera|me mato|me matara|me muera|no estuviera|ya no este|no existiera|me suicido|no despertara|dejara de existir|me muero|no despierto) (?:,|\\.)? ?(?:{far})(?:nadie|a nadie|quien|no le importaria|todos estarian|estarian mejor|no pasaria nada|daria igual|da igual|les haria un favor|seria un alivio|me daria igual|no me importaria|estaria bien|mejor para todos|seria mas facil|que importa)
  (?:no me importaria|me da igual|me daria igual|me da lo mismo|no me importa|igual me da|daria lo mismo|ya no me importa) (?:{gap})(?:si )?(?:{gap})(?:morir|vivir o morir|morirme|no despertar|muero|me muero|vivo o muero|despertar o no|no despierto|estar viv[oa] o muert[oa]|vivir|me muriera|me muera|me atropella|seguir viv[oa]|si no despierto|existir)
  (?:carga|estorbo|peso|molestia|lastre|problema) (?:[a-z0-9 .,]{0,60})(?:sin mi|si (?:me|yo|no|ya) ?(?:{gap})(?:muriera|muero|existiera|estuviera|desapareciera|desaparezco|fuera|mato)|no deberia (?:existir|estar viv[oa])|mejor muert[oa]|quiero morir|descansar de mi|descansarian|librarse de mi|libres de mi|desaparecer|cuando ya no este|cuando no este|no haber nacido|quitarme de en medio|mi muerte|me muera|morirme)
  (?:liberarlos|librarlos|descansarian|liberar a todos|descansar) de mi
  (?:valgo|sirvo|valdria|serviria) mas muert[oa]
  (?:mejor|estaria mejor|prefiero estar|preferiria estar|quiero estar|quisiera estar|me gustaria estar|ganas de estar) muert[oa](?! de)
  ? (?:para que|por que|de que) (?:{gap})(?:vivir|sigo viv[oa]|seguir viviendo|existo|naci|seguir viv[oa]|sirve vivir|estoy viv[oa]|sigo respirando|vivo|sigo aqui|sigo existiendo|sirve que viva|seguir)(?= (?:[.,]|$|si|asi|en este mundo|todavia|mas|me|con tanto|no))
  (?:no|ya no) (?:{gap})(?:le tengo|tengo|temo|me da|da) (?:{gap})(?:miedo )?(?:{gap})(?:a la muerte|a morir|morir|la muerte|morirme|miedo morir)(?= )
  (?:la muerte|morir|morirme|estar muert[oa]|no existir|el suicidio|suicidarme|dejar de existir) (?:{gap})(?:es|seria|suena|parece|me parece|se ve|sea|me suena|se siente|me da) (?:{gap})(?:unica|mejor|alivio|facil|salida|solucion|opcion|tentador|descanso|paz|bonito|lo que quiero|respuesta|camino|bien|tranquilidad|la forma)
  (?:es la )?(?:unica|mejor) (?:salida|solucion|opcion|forma|manera) (?:{gap})(?:es|seria|sea|que veo es|que me queda es) (?:{gap})(?:morir|morirme|la muerte|matarme|el suicidio|suicidarme|desaparecer|acabar|quitarme|irme de)
  (?:pienso|pensando|pense|pensar|pensamientos|ideas|pienso mucho|ideacion|piense|pensado|tentaciones|obsesionad[oa]) (?:{gap})(?:en|de|con|sobre|suicidas?)? ?(?:{gap})(?:el suicidio|la muerte|suicidas?|suicidio|muerte propia|mi propia muerte|mi muerte)(?! de)
  (?:soy|estoy|me siento|me he sentido|me pongo|ando|estado|sintiendo|siento) (?:{gap})suicida
  ? quiero (?:que )?(?:{gap})(?:todo|esto|el dolor|mi vida|todo esto|este dolor|la vida|este sufrimiento|mi sufrimiento|se) (?:{gap})(?:acabe|termine|pare|se acabe|se termine|terminar|desaparezca|acabe ya)(?: ya| de una vez| para siempre| todo)?
  (?:llevame|recogeme|matame|matenme|mateme|quitame la vida) (?:{gap})(?:dios|senor|contigo|ya|por favor|de una vez|ya no|alguien|porfavor)(?! con (?:tus|esos))
  (?:que alguien|alguien que|por favor alguien) me (?:mate|dispare|pegue un tiro|quite la vida|ayude a morir|atropelle)
  (?:falta poco|queda poco|pronto|ya casi|muy pronto|hoy|manana|esta noche|en unas horas) (?:{gap})(?:para )?(?:{gap})(?:voy a |estare |me voy a |voy a estar |ya estare )(?:muert[oa]|morir|descansar en paz|descansar para siempre|irme para siempre|acabar con todo|hacerlo (?:y|con)|matar|mejor vida|dejar de sufrir|en un lugar mejor)
  perdi (?:las ganas|el deseo|la voluntad|las fuerzas|toda gana|la ilusion) (?:de|por|para) (?:{gap})(?:vivir|la vida|seguir viviendo|vivir)
  sin (?:ganas|deseos|razones|motivos|ganas ya) (?:de|para) (?:{gap})(?:vivir|seguir viviendo|seguir en este mundo|existir)

  (?:no quiero|ya no quiero|no pienso) (?:{gap})(?:seguir|estar|continuar) (?:{gap})en este (?:plano|mundo|planeta|infierno|cuerpo)
  me bajo (?:{gap})de (?:la vida|este mundo|esta vida)
  (?:me (?:voy a|quiero)|voy a|quiero|quisiera) (?:{gap})(?:borrar|borrarme) del mapa
  (?:colgar|cuelgo|colgando) los tenis
  (?:se me )?(?:que se )?(?:pare|parara|detenga|detuviera|apague|apagara) (?:{gap})(?:mi |el )?(?:corazon|vida)
  (?:bajo tierra|tres metros bajo tierra)(?=.{0,40}(?:quiero|mejor|estar|siempre|$))(?<=(?:quiero|quisiera|estar|mejor|siempre).{0,60})
  (?:no|ni) (?:{gap})para eso sirvo(?=.{0,80})(?<=(?:cuerda|soga|pastillas|morir|matar).{0,60})
  no puedo prometer[a-z]* que

  (?:quiero|voy a|me voy|ya quiero|hora de|toca|listo para|lista para|pienso|ganas de|mejor) (?:{gap})(?:al? )?(?:irme al otro (?:barrio|mundo|lado)|al otro (?:barrio|mundo)|estirar la pata|petatearme|petatear|chupar faros|mimir para siempre|dormir el sueno eterno|sueno eterno|palmarla|apagarme (?:para siempre|del todo)?|darme de baja de (?:la vida|este mundo)|dar el salto final|bajarme de(?:l mundo| la vida)|entregar el equipo|hacer mutis|pasar a mejor vida|cruzar al otro lado|no ser nada|ser (?:polvo|ceniza|cenizas)|descansar en paz|cerrar los ojos (?:para siempre|y no))
  (?:diosito|dios|senor|virgencita) (?:{gap})(?:llevame|recogeme|mandame la muerte|ya)(?: contigo| ya)?
  (?:estar viv[oa]|vivir|existir|la vida) (?:{gap})(?:me )?(?:{gap})(?:duele|pesa|es (?:{gap})(?:insoportable|una tortura|un infierno)|me (?:cansa|agota)|agota)

  (?:quiero|ganas de|voy a|pienso en|pensado en) (?:{gap})(?:estrellar|chocar|volcar|desbarrancar) (?:el|mi) (?:carro|coche|auto|moto|camion)
  ? quiero irme con (?:el|ella|mi|dios|ellos)
  (?:nada|nadie) (?:{gap})(?:que hacer|me ata|me retiene|me queda) en (?:este mundo|esta vida)
  (?:atropella|atropellan|mata|matan|muero) [a-z ]{0,30}(?:un favor|el favor)
  (?:coraje|rabia|tristeza|asco|pena|triste|enoja|molesta) (?:{gap})(?:seguir|estar|despertar|amanecer|despertar otra vez) viv[oa]
  (?:descanso|descansar|descansare) (?:para siempre|eternamente|por fin de todo)
  un paso (?:mas )?y (?:ya|listo|se acabo|todo)
  cuando me encuentren
  (?:mejor|felices|tranquilos) (?:{gap})cuando (?:yo )?(?:ya )?no este
  (?:unico|unica|opcion|salida) (?:{gap})que (?:{gap})queda (?:{gap})es (?:{gap})(?:acabar|terminar|morir|matar|desaparecer|irme)[a-z]*
  (?:ayud[a-z]*|sirve|basta|alcanza|alcanzan) (?:{gap})(?:a|para) (?:morir|morirme|matarme|no despertar|suicid[a-z]*|acabar con todo)
  apag(?:o|ar|arme|ue) (?:la consola de )?(?:la|mi) vida
  game over para mi
  (?:estoy|ando|me siento|toy) (?:{gap})suicidal
  done con (?:la|mi|esta) vida

  (?:suicidio|suicidarme|morir|morirme|matarme) (?:pero|y) (?:te )?menti

  ? (?:quiero|necesito|quisiera) (?:{gap})dejar de (?:sufrir|sentir|doler|luchar)
  ? (?:lo )?unico que me (?:detiene|retiene|para|frena|mantiene (?:aqui|viv[oa]))

  # plans and farewells
  ? (?:esta|hoy|manana|este) (?:{gap})(?:es|sera|va a ser) (?:{gap})(?:mi|la) ultim[oa] (?:noche|dia|mensaje|vez|cumpleanos|navidad|conversacion|mensaje que|amanecer|texto|semana|fin de semana)
  (?:mi|mis|ultimas|ultimos) (?:ultim[oa]s? )?(?:noche|dia|mensaje|horas|palabras|dias|despedida|minutos) (?:{gap})(?:en este mundo|con vida|viv[oa]|de vida|en la tierra|sobre la tierra|de mi vida)
  ? (?:este|es|sera) (?:{gap})(?:es )?(?:mi|el) (?:ultimo mensaje|adios definitivo|adios|mensaje de despedida|ultimo adios|final{stop})(?= (?:[.,]|$|que|para|y|te|gracias))
  ? (?:esto es|esta es) (?:un|una|mi|el) (?:adios|despedida|final)(?= (?:[.,]|$|y|te|gracias|para|definitiv[oa]))
  ? (?:adios|hasta siempre|chao|me despido) (?:{gap})(?:mundo|mundo cruel|para siempre|a todos|de todos|de este mundo|de la vida|vida|definitivo|a la vida)(?= (?:[.,]|$|y|te|los|mi|a|gracias|perdon))
  ? (?:ya )?no (?:voy a|pienso|creo que vaya a|planeo|pretendo|creo) (?:{gap})(?:estar|seguir|llegar|vivir|despertar|pasar de|amanecer|ver)(?: (?:{gap})(?:aqui|viv[oa]|manana|con vida|a manana|a los \\w+|para (?:entonces|verlo|navidad|mi cumpleanos)|de esta noche|en este mundo|la semana que viene|cuando (?:despiertes|leas)|al lunes|a fin de ano|el amanecer|otro dia))
  ? (?:manana|para manana|pronto|cuando leas esto|cuando despiertes|cuando lo leas|cuando veas esto) (?:,)? ?(?:{gap})(?:ya )?(?:no (?:estare|voy a estar|voy a despertar|amanecere|existire|despertare)|estare muert[oa]|habre muerto|me habre ido|sera (?:muy )?tarde)
  ? (?:cuando|si) (?:{gap})(?:ya no este|no este|me muera|muera|me haya ido|ya no estoy|me vaya para siempre|falte|no despierte|este muert[oa]) (?:,)? ?(?:{far})(?:cuida|cuiden|dile|diles|dale|quedate|recuerdame|no llores|no lloren|perdon|perdoname|por favor|acuerdate|prometeme|quiero que)
  ? (?:cuida|cuiden|dile|diles|dale|quedate|recuerdame|no llores|no lloren|perdoname|prometeme|encargate) (?:[a-z0-9 ]{0,50})(?:cuando|si) (?:{gap})(?:ya no este|no este|me muera|muera|me haya ido|ya no estoy|falte|este muert[oa])
  ? ya escribi (?:las|mis) cartas
  ? (?:escribi|escribiendo|escribo|deje|escrib[oi]|tengo|hice|dejando|termine|redacte|escrito|dejar) (?:{gap})(?:mi|una|la|mis|las|unas|de escribir) ?(?:{gap})(?:carta|cartas|nota|notas) (?:{gap})(?:de despedida|de suicidio|de adios|suicidas?|para (?:mi|mis|cuando)|final|despidiendome)
  ? (?:carta|nota) (?:de )?(?:suicidio|suicida|despedida)
  ? (?:ya )?(?:me )?(?:despedi|despidiendome|despedirme|despidiendo|despido) (?:{gap})(?:de (?:todos|mi familia|mis|mi|todo el mundo|la vida|este mundo|ti para siempre)|para siempre)(?: {gap})?(?= )(?! en el aeropuerto)
  ? (?:regale|regalando|di|estoy dando|reparti|repartiendo|done|regalo) (?:[a-z0-9 ]{0,50})(?:,)? ?(?:ya )?no (?:{gap})(?:las?|los?|me)? ?(?:{gap})(?:voy a necesitar|necesitare|necesito mas|hara falta|haran falta|van a hacer falta|va a hacer falta)
  ? (?:donde|adonde) (?:{gap})voy (?:{gap})no (?:{gap})(?:necesito|necesitare|voy a necesitar|hace falta)
  (?:ya )?no (?:{gap})(?:van|vas|va|tendras|tendran|tendra|voy|sere|volvere|seran) (?:a |que )?(?:{gap})(?:tener que )?(?:aguantarme|soportarme|preocuparte por mi|preocuparse por mi|cargar conmigo|saber de mi|saber nada de mi|molestar(?:los|te|lo|la|las)?(?: a nadie)?|ser una carga|sufrir por mi|lidiar conmigo|verme(?: nunca)?(?: mas)|carga para nadie|una carga)(?: (?:mas|nunca|nunca mas|nadie|para nadie|jamas))?
  (?:no (?:es|fue) culpa de (?:nadie|ustedes|mama|mi|ella|el)|no (?:se culpen|te culpes|culpen a nadie)|perdonenme por (?:lo que voy|irme|hacer)|perdoname por (?:lo que voy|irme|dejarte|hacer esto)|perdon por lo que (?:voy|estoy))
  ? (?:diganle|dile|diles) a (?:mi|mis) (?:{gap})que (?:{gap})(?:l[oae]s? (?:amo|amaba|ame|quiero|quise|amaba)|lo siento|me perdonen?|perdon|no fue su culpa)(?= (?:[.,]|$|y|siempre|mucho|por))(?=.{0,80}(?:adios|no puedo|perdon|ya no|nunca|siempre|culpa|$))
  ? (?:tengo|compre|consegui|prepare|ya tengo|encontre|guarde|estoy guardando|junte|estoy juntando|he juntado|cargue|robe|escondi|conte|estoy contando|saque|llevo|estoy mirando|miro|juntando|guardando|contando|con|tenia) (?:{far})(?:soga|cuerda lista|cuerda (?:preparada|para (?:ahorcarme|colgarme|hacerlo|esta noche|matarme)|en el (?:cuello|techo))|(?:pistola|arma) (?:{far})(?:cabeza|cargada|mano|boca|lista|mi lado|cajon y|decidid[oa])|(?:pastillas|frasco|medicamentos) (?:{far})(?:listas|list[oa]|en la mano|enfrente|frente a mi|al lado|a mi lado|en la mesa|preparadas|para (?:hacerlo|morir|esta noche|terminar|acabar|irme|dormir para)|delante|guardadas para|suficientes))
  (?:soga|cuerda|cinturon|lazo) (?:{gap})(?:al|en el|alrededor del) cuello
  (?:pistola|cuchillo|navaja|arma|gillette) (?:{gap})(?:en|contra|a|apuntando a) (?:la|mi|el) (?:cabeza|sien|boca|muneca|cuello|garganta|mano y|piel|pecho)
  (?:estoy|parad[oa]|sentad[oa]|aqui|subid[oa]) (?:{gap})(?:en|al|sobre|arriba de|encima de|frente a|a) (?:{gap})(?:puente|azotea|borde|balcon|techo|cornisa|vias|barandal|baranda|tejado|terraza|barranco) (?:{far})?(?:saltar|tirarme|aventarme|lanzarme|adios|acabar|terminar|miro|mirando|abajo|tren|no aguanto|no puedo|quiero|brincar|pensando)
  ? (?:voy a|quiero|me dan ganas de|pienso|a punto de|ganas de) (?:saltar|brincar)(?= (?:[.,]|$|y|ya|esta|hoy|de aqui|al vacio|por))
  (?:ya )?(?:tengo|hice|esta|pense|decidi|elegi|se|tome) (?:{gap})(?:un|el|todo|mi|la|como|cuando|fecha) ?(?:{gap})(?:plan|planeado|metodo|fecha|como (?:hacerlo|voy a hacerlo|me voy a matar|morir|quitarme)|cuando (?:lo voy a hacer|hacerlo)|decision de (?:irme|morir|acabar|quitarme|terminar))(?= (?:[.,]|$|para|de|y|como|hecho|listo|esta|hoy|con|solo))(?=.{0,80}(?:morir|matar|suicid|vida|pastillas|hacerlo|irme|acabar|terminar|adios|soga|cuerda|puente|noche))
  ? (?:esta noche|hoy|manana) (?:{gap})(?:i end it|lo hago|lo voy a hacer|me voy para siempre|se acaba todo|acabo con (?:todo|esto|mi vida)|termina todo|me voy de este mundo|se termina todo|es el dia{stop}|me mato|me voy{stop})
  ? (?:ya me voy|me voy|nos vemos|te veo|te espero) (?:{gap})(?:de este mundo|de esta vida|para siempre|con dios|al cielo|en el (?:cielo|otro mundo|mas alla|otro lado)|en (?:otra|la otra|la proxima) vida|al otro (?:lado|mundo|barrio)|a (?:mejor vida|otro mundo|un lugar mejor))
  (?:irme|estar|reunirme|ir|reencontrarme|encontrarme|quiero estar|me quiero ir) (?:{gap})(?:con|junto a) (?:{gap})(?:mi (?:mama|papa|abuela|abuelo|hermano|hijo|hermana|madre|padre|esposo|esposa|hija|angelito)|dios|ella|el|diosito) (?:{gap})(?:en el cielo|alla arriba|al cielo|donde este|que (?:murio|fallecio|se fue|ya no esta)|muert[oa])
  (?:no quiero|no voy a|no pienso|no creo) (?:{gap})(?:llegar|cumplir|pasar|llegar viv[oa]) (?:{gap})(?:a |los |de )?(?:manana|los? \\w+ anos|mis \\w+|viv[oa]|navidad|esta noche|el lunes|fin de ano|la proxima semana)
  quien (?:{gap})(?:encuentre|encontraria|encontrara) (?:{gap})(?:cuerpo|muert[oa])
  (?:encuentren|encuentre|encontraran|encontrar|encontrara) mi cuerpo
  (?:final|fin) de mi (?:vida|existencia|historia)(?= (?:[.,]|$|ya|esta|y))

  # wounds
  me (?:{gap})(?:corte|cortaba|corto|estoy cortando|vuelvo a cortar|volvi a cortar|he cortado|sigo cortando|cortando|acabo de cortar|vengo cortando|he vuelto a cortar) (?:{gap})(?:otra vez|de nuevo|anoche|los? (?:brazos?|muslos|munecas?)|las? (?:munecas?|venas|piernas?|piel|brazos|muneca)|hoy|ayer|hace (?:un rato|poco|unas horas)|a proposito|para sentir|profundo|cuando (?:estoy|me siento|nadie|todo)|porque (?:me odio|lo merezco|no aguanto|necesito|estoy)|con (?:una|la|un) (?:navaja|cuchilla|gillette|hoja|tijera|rasuradora|cuchillo|cutter)(?! (?:cocinando|pelando))|demasiado|muy profundo|en (?:el|los|las|la) (?:brazos?|piernas?|munecas?|muslos?))
  (?:cortarme|cortandome|cortarme otra vez|haciendome cortes|lastimarme|lastimandome|autolesionarme|autolesionandome|hacerme dano|haciendome dano|hiriendome|quemarme a proposito|golpearme a proposito)(?! (?:el (?:pelo|cabello|dedo)|las (?:unas|puntas)|la (?:barba|melena|pierna en|espalda en|rodilla|luz)|un poco el|cocinando|pelando|entrenando|en el gym|jugando|en la cocina|con el cuchillo de la cocina|corriendo|con papel))
  me (?:{gap})(?:autolesiono|autolesione|hago dano|hice dano|lastime a proposito|lastimo|hice cortes|hago cortes|quemo|queme (?:{gap})(?:a proposito|con (?:un|el) (?:encendedor|cigarro|cigarrillo|mechero))|golpeo (?:la cabeza|contra la pared|a mi mism[oa])|rasguno)(?! (?:el|la|en|con|la espalda|un (?:pie|dedo|brazo)|jugando|al|sin querer|entrenando|corriendo|haciendo|las))
  (?:recai|recaida|volvi a|he vuelto a|recaer) (?:{far})(?:cortarme|cortar|cortes|autolesion|navaja|cuchilla|lastimarme|hacerme dano|autolesionarme|dano)
  (?:escondo|tapo|esconder|ocultar|oculto|escondiendo|tapar|cubrir|tapando|tape|uso|llevo) (?:{far})(?:mis |los |las )?(?:cortes|heridas|cortadas|cicatrices|marcas de|brazos para que)
  (?:cortes|heridas|cortadas) (?:{gap})(?:en (?:mis|los|las|el) (?:brazos?|munecas?|piernas?|muslos?)|nuev[oa]s|frescos|que me hice|recientes|de anoche)
  (?:no (?:para|paro|deja|dejo) de (?:sangrar|salir)|sangra mucho|hay mucha sangre|sangrando mucho)(?=.{0,90}(?:cort|muneca|navaja|brazo|hice|vena))
  (?:cort|navaja|cuchilla|hoja de afeitar|gillette)[a-z]* (?:{far})(?:munecas?|brazos?|piel|venas|muslos?|no para de sangrar|a mano|debajo|en la mano)(?! (?:el pelo))
  (?:ganas|necesidad|impulso|urgencia|ansias) (?:{gap})de (?:{gap})(?:cortarme|lastimarme|sangrar|hacerme dano|cortar|navaja|herirme)(?! el pelo)
  (?:el dolor|la sangre|sangrar|cortarme) (?:{gap})(?:me calma|me alivia|me hace sentir|es lo unico)

  # methods and attempts
  (?:cuantas|cuanto|cuantos|que cantidad|cuanta) (?:de )?(?:{far})(?:pastillas|paracetamol|pastilla|ibuprofeno|clonazepam|rivotril|diazepam|somniferos|insulina|medicamento|alprazolam|lorazepam|sangre|mg|miligramos|tylenol|aspirinas|veneno|xanax|antidepresivos|gramos|cloro) ?(?:{far})(?:morir|matarme|matarse|matar|no despertar|sobredosis|suicidarse|mortal|letal|muera|mueras|dormir para siempre|mata|fatal|desangrarse|morirse|muero|perder para)
  (?:cual|como|hay|existe|que|dime|conoces|sabes|busco|quiero|alguna|una|buscando|necesito|busque|la|googlee|de) (?:{gap})(?:es|seria|hay|una|alguna|sea|la|forma|manera)? ?(?:{gap})(?:manera|forma|metodo|modo|muerte)s? (?:{gap})(?:mas )?(?:{gap})(?:de )?(?:{gap})(?:facil|rapida|rapido|indolora|sin dolor|menos dolorosa|menos doloroso|de morir|morir|de matarse|de matarme|suicidarse|de suicidarse|quitarse la vida|quitarme|tranquila|segura|efectiva|efectivo|pacifica|indoloro|de irse|de no despertar|de acabar con)(?: {gap})?(?:de |para )?(?:morir|morirse|matarse|suicidarse|matarme|quitarse la vida|irse|acabar con (?:todo|mi vida|la vida)|dejar de (?:existir|vivir)|no despertar)?(?= )(?<=mor[a-z]*|mat[a-z]*|suicid[a-z]*|vida|irse|todo|existir|vivir|despertar)
  (?:como|donde) (?:{gap})(?:puedo|puede uno|se puede|podria|me|uno|se|hago para|hacer para|hacer|le hago para) ?(?:{gap})(?:suicidarme|suicidarse|matarme|matarse|morir sin dolor|ahorcarme|ahorcarse|quitarme la vida|quitarse la vida|quito la vida|morir rapido|cortarme las venas|hacer un nudo de horca|no despertar|desaparecer para siempre|mato|suicido|morirme|morirse sin)
  (?:morir|morirme|morirse|muerte|suicidio|suicidarse|irme|irse) (?:{gap})(?:sin dolor|sin sufrir|indolor[oa]|rapid[oa] y sin|sin que duela)
  dosis (?:letal|mortal)
  (?:duele|dolera|doleria|se siente|sufre) (?:{gap})(?:mucho )?(?:{gap})(?:morir|ahorcarse|ahogarse|morirse|cortarse las venas|desangrarse|la muerte|matarse|colgarse|saltar|suicidarse|sobredosis|cuando te mueres)
  que (?:pasa|pasaria|sucede) si (?:me )?(?:{gap})(?:tomo|tomara|trago|bebo|mezclo|inyecto) (?:{far})(?:todas|frasco|caja|pastillas|cloro|muchas|20|30|40|50|juntas|de golpe|clonazepam)
  (?:me )?(?:{gap})(?:tome|trague|acabo de tomar|tomado|acabo de tomarme|termine de tomar|tomando|tragado|meti|inyecte|acabo de tragar) (?:{gap})(?:todas?|todos|muchas|un (?:monton|punado|frasco|bote|blister)|el (?:frasco|bote)|una caja|la caja|demasiadas|como \\d+|\\d\\d|\\d|veinte|treinta|cuarenta|mas de|las|toda la|varias|medio frasco|dos cajas|media caja|tantas) (?:{gap})(?:las |de )?(?:{gap})(?:pastillas|frasco|caja|medicamentos|clonazepam|paracetamol|somniferos|de golpe|rivotril|medicina|blister|pastilla|para (?:morir|dormir|no)|insulina|tabletas|capsulas)
  me (?:{gap})tome (?:todas|todas las pastillas|el frasco(?: entero)?|la caja entera|cloro|veneno|raticida)
  sobredosis(?= (?:[.,]|$|de (?:pastillas|paracetamol|clonazepam|medicamentos|insulina|somniferos)|anoche|ayer|hoy|otra|y|a proposito))(?! de (?:azucar|ternura|amor|chocolate))
  (?:anoche|ayer|hoy|esta (?:manana|semana|tarde)|antier|anteayer|hace (?:dos|tres|unos|2|3|unas|un par de) (?:dias|horas)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)) (?:{gap})(?:lo )?(?:intente|trate de|quise|casi|me intente|por poco) (?:{gap})(?:matarme|suicidarme|otra vez|de nuevo|quitarme|ahorcarme|colgarme|lo hago|me mato|acabar|morir|morirme|tirarme|no funciono|lo intente|desaparecer|hacerlo|terminar)
  (?:intente|trate de|quise|casi|por poco) (?:{gap})(?:matarme|suicidarme|quitarme la vida|ahorcarme|colgarme|me mato|acabar con|morir|morirme|tirarme|me suicido)
  (?:lavado de estomago|lavaron el estomago|lavado gastrico|internaron|hospitalizaron|salvaron|psiquiatrico|urgencias)(?: {far})(?:pastillas|intento|intente|sobredosis|matarme|suicid[a-z]*|cortarme|vida|cortes)
  (?:fallo|falle|no funciono|sobrevivi|desperte|me encontraron|me salvaron|se rompio la (?:soga|cuerda)|vomite)(?: {far})(?:intento|pastillas|sobredosis|suicid[a-z]*|otra vez lo|proxima|soga|morirme)
  (?:la proxima vez|esta vez|la siguiente) (?:{gap})(?:no (?:voy a |va a )?(?:fallar|fallo|sobrevivir)|si (?:va a |voy a )?(?:funcionar|funciona|lograrlo|lo logro)|lo (?:lograre|logro|voy a lograr))
  (?:no )?(?:estoy|me siento) (?:{gap})(?:segur[oa]|a salvo) (?:{gap})(?:conmigo mism[oa]|conmigo|sol[oa] conmigo|de mi mism[oa])
  (?:tengo miedo|me da miedo|miedo) (?:{gap})(?:de|a|por) (?:{gap})(?:lo que (?:pueda|puedo|vaya a|podria|me pueda|me puedo|voy a) (?:{gap})(?:hacer|hacerme)|mi mism[oa]|hacerme (?:algo|dano)|hacer una (?:locura|tonteria|estupidez)|hacer algo malo)(?= )
  (?:hacer una (?:locura|tonteria) (?:esta noche|hoy|conmigo)|hacerme algo(?: malo)?|hacer algo (?:malo )?contra mi)
  (?:si|sip|aja) (?:,|\\.)? ?(?:{gap})(?:tengo (?:un plan|las pastillas|la pistola|la soga|una pistola|un arma)|me quiero morir|quiero (?:morir|morirme|matarme)|esta noche|pienso (?:en|hacerlo|matarme)|ya (?:las|me las) tome|ya las tengo|lo he pensado|me quiero matar|con pastillas|hacerme dano)
  (?:ya )?me las (?:tome|trague)(?: todas)?
  (?:me refiero a|o sea|quiero decir) (?:{gap})(?:morir|morirme|muert[oa]|matarme|suicid[a-z]*|para siempre)
  (?:dame|dime|necesito) (?:{gap})(?:una|alguna|solo una)? ?(?:{gap})(?:razon|motivo) (?:{gap})para (?:{gap})(?:no (?:matarme|hacerlo|morir|morirme|suicidarme|irme|acabar|terminar|tirarme|saltar)|vivir|seguir viv[oa]|seguir viviendo|seguir|quedarme)
  (?:me )?(?:extranarias|llorarias|me extranarias|echarias de menos|vas a extranar|te acordarias de mi) (?:{gap})si (?:{gap})(?:muero|muriera|me muero|me mato|me matara|no estuviera|me muriera|desaparezco para|ya no existiera|no existiera)

  # eating
  (?:no (?:he comido|como|comi|quiero comer)|sin comer|deje de comer|vomit[a-z]*|purg[a-z]*|laxantes|ayun[a-z]*|llevo \\w+ dias) [a-z0-9 .,]{0,90}(?:desmay[a-z]*|sangre|corazon|pecho|palpitaciones|me caigo|no puedo (?:pararme|levantarme)|desvanec[a-z]*|colapse|taquicardia|vista negra|se me nubla)
  (?:desmay[a-z]*|sangre|palpitaciones|taquicardia|corazon) [a-z0-9 .,]{0,90}(?:sin comer|no he comido|no como|dejar de comer|deje de comer|vomit[a-z]*|laxantes|purg[a-z]*|vomitar)

  # both languages in one text
  (?:quiero|voy a|me quiero|solo quiero|necesito) (?:{gap})(?:die|kill myself|end it|kms|unalive|be dead|disappear|hurt myself|cut myself|not be here|kill me|be gone)
  (?:want|going|need|ready|wanna|about|trying|decided) to (?:{gap})(?:morir|morirme|matarme|suicidarme|desaparecer|matar me|acabar con (?:todo|mi vida)|quitarme la vida|dormir y no despertar|cortarme|ahorcarme|irme de este mundo|terminar con todo)
  (?:dont|do not|no longer|cant) (?:{gap})(?:want to|keep|wanna)? ?(?:{gap})(?:vivir|seguir viviendo|existir|despertar|estar aqui|seguir{stop}|estar viv[oa]|be en este mundo)
  (?:ya no|no) (?:{gap})(?:quiero|puedo|want to|want) (?:{gap})(?:live|be here|be alive|exist|wake up|live anymore|go on|keep living|keep going|living)
  (?:better off|mejor) (?:sin mi|without me)
  (?:tired|cansad[oa]|hart[oa]|sick) (?:of|de) (?:{gap})(?:vivir|living|life|la vida|la life|estar viv[oa]|being alive|existir)(?= (?:[.,]|$|and|y|i|me|ya|anymore|asi))
  (?:pastillas|pills) (?:{gap})(?:to|para) (?:{gap})(?:end|kill|morir|die|no despertar|not wake up|matarme|acabar|sleep forever)
`)
