import { textsIn } from '#tests/voice/harmless_texts'

/** Grave texts as people type them, by kind and language: in slang, in haste, with and without accents. */
export const GRAVE_TEXTS = {
  'abuse/en': textsIn(`
    my husband hits me | my bf choked me last nite | he hits me when he drinks | my stepdad beats us
    dad hit my mom again | my gf slaps me when shes mad | my boyfriend put his hands on me
    he punched me in the face | got beaten up on my way home | my ex wont stop following me home
    my dad used to beat me with a belt | she threw a bottle at me and i was bleeding
    my husband says hell kill me if i leave | im scared to go home | im scared of my husband
    i have bruises from where he grabbed me | he gave me a black eye | im in an abusive relationship
    he pulled a knife on me | my dad gets violent when hes drunk | someone is following me
    i got mugged last night | he locks me in the house | my mom hits my little sister
    my partner strangled me
    my stepdad used to come into my room at night and touch me | my parents kicked me out
    hubby hits me when hes had a few | my man beats on me | bf shoved me down the stairs
    my father whips us with a cable | my brother keeps punching me and my parents do nothing
    mom slapped me across the face again | my husband threatened me with a knife
    he said he'd kill me if i told anyone | my ex showed up at my door with a gun
    theres a man trying to get into my house | my stalker found my new address | my roommate attacked me
    he wont let me leave the house | i got stabbed last year | my wife hits me and nobody believes me
    my ex is stalking me | I'm being abused | my dad abused me for years | he chokes me during fights
    im hiding in the bathroom from my husband | my man put hands on me again
    my fiance threw me against the wall | he broke my arm last week | my baby daddy keeps hitting me
    she smacked me so hard my ear is ringing | my dad would beat me every day growing up
    my ex boyfriend threatened to kill me | hes drunk and hes smashing stuff im hiding
    theres someone in my house | a guy followed me home last night | my boyfriend slapped me so hard i fell
    dad came home drunk and beat us all | my wife scratches and hits me and im ashamed
    he keeps threatening to kill my dog and me | im not allowed to leave the house he takes my keys
    my roommate pushed me down the stairs | some dude grabbed me and tried to drag me into a van
  `),
  'abuse/es': textsIn(`
    mi esposo me pega | mi novio me golpeo anoche | me pega cuando toma | mi papá me golpeaba
    tengo miedo de mi marido | mi ex me amenazo de muerte | me asaltaron ayer | mi papa le pega a mi mama
    mi pareja me ahorco | mi novio me amenaza con un cuchillo | me golpearon en la calle
    mi esposo me maltrata
    mi marido es violento | mi jefe me acosa | mi esposo me pego otra vez | mi papá nos pegaba con el cinturón
    mi ex me quiere matar | me pegó mi marido
  `),
  'assault/en': textsIn(`
    I was raped last year | i got raped | my uncle touched me when i was a kid | my coach molested me
    he forced himself on me | i was sexually assaulted at a party | i said no but he didnt stop
    i was groped on the bus | i woke up and he was on top of me | my boss grabbed my ass
    some guy tried to rape me | he raped me | my cousin did things to me when i was 7
    my teacher touched me inappropriately | my grandpa molested me and my cousin
    i was drugged and raped in college | he had sex with me while i was asleep
    my boyfriend forced me to have sex | my ex raped me | i was abused as a child | my sister was raped
    someone put something in my drink and i woke up naked | my moms boyfriend touches me
    i got sexually harassed at work by my boss | my uncle tried to rape me | my boss keeps touching me
    i was molested by my cousin | he raped me when we were dating | my pastor touched me as a teen
    when i was 8 my babysitter made me touch him | i was assaulted | i think i was raped but i dont remember
    my stepbrother touched me when i was 9 | guy at the party wouldnt stop when i said no
    my doctor felt me up
  `),
  'assault/es': textsIn(`
    me violaron | fui violada | mi tio me tocaba cuando era niña | abusaron de mi | mi padrastro abuso de mi
    mi jefe me toca sin permiso | abusó de mí mi primo | me tocaron sin mi permiso
    me tocó mi tio cuando tenia 7 | me violó mi novio | mi cuñado abuso de mi cuando era chica
  `),
  'dark/en': textsIn(`
    ending it tonight | whats the point of anything | whats the point anymore | im giving up
    i feel like giving up | i keep having dark thoughts | i cut myself again | i have a knife in my hand
    nothing matters anymore | theres no point in living | i dont want to be here anymore
    everyone would be better off without me | i cant do this anymore | i wish i was never born
    im looking at the pills | no reason to live | im a burden to everyone | im done with life
    started cutting again | i hate myself so much | i want to disappear forever | i just want it all to end
    whats even the point | i dont see the point in going on | i give up on life | im so tired of living
    i took all my pills | i think im gonna end it | ive been cutting | i burned myself on purpose
    i dont want to wake up tomorrow | life is pointless | i cant go on | nobody would miss me if i was gone
    im standing on a bridge | i wrote goodbye letters | i have a gun on my lap | i hate my life | no hope left
    im so close to giving up | i cant do this no more | i dont see any point anymore
    been having really dark thoughts lately | i want out of this life | im thinking about cutting again
    got a blade in my hand | i have pills in front of me | i dont want to live | feel like ending everything
    nobody would care if i died | nothing left to live for | cant see a future anymore
    whats the use of living | im so tired i just want to sleep forever | got my dads gun next to me
    been thinking everyone is better off if im gone
  `),
  'dark/es': textsIn(`
    quiero morirme | ya no quiero vivir | tengo pensamientos oscuros | ya me rindo con la vida
    para que seguir
    me corte otra vez | nada tiene sentido ya | me quiero morir | no aguanto mas | no le veo sentido a la vida
    todos estarian mejor sin mi | estoy cansada de vivir | ya no quiero estar aqui | no quiero vivir mas
    estoy pensando en quitarme la vida | ya no le encuentro sentido a nada
  `),
  'grief/en': textsIn(`
    my brother was killed in a car crash | my dad died | my mom passed away this morning | my mum past away
    lost my dad to covid | my best friend killed himself | my friend got shot last night
    they murdered my cousin | i had a miscarriage | we lost the baby
    my grandma just died and i dont know what to do | she died in my arms | i found my dad dead
    going to my grandpas funeral tmrw | today wouldve been my moms birthday | my little brother drowned
    my wifes dead | my son died 3 yrs ago | we buried my sister today | my dad passed last night
    my nan passed away peacefully on sunday | my best friend was murdered | my boyfriend died in iraq
    my mom is dying | my dad killed himself when i was 12 | lost my husband two months ago
    i lost my brother to suicide | my baby was stillborn | my cousin od'd and died | my uncle was shot dead
    3 years since my dad died | cant believe my sister is gone | my daughter was killed by a drunk driver
    my dads funeral was today | my grandfather died yesterday | my roomate died | my friend got murdered
    my mother died giving birth to my brother | my wife left this world yesterday | im having a miscarriage
    my gramps kicked the bucket this morning | my mam died | my nephew was killed in a shooting
    we lost grandma last nite | lost both my parents this year | i lost my daughter
    my sis passed away from cancer | just got back from my best friends funeral
    my friend jumped off a bridge
    my ex died of an overdose | my boy got shot | its been 2 years since my brother died
    my wife had a miscarriage | my pops passed last month | we just lost our baby girl at 20 weeks
    my roommate hung himself | my grandad is dead | they shot my brother
    got a call that my mom died in her sleep | my ex wife died yesterday and the kids dont know
  `),
  'grief/es': textsIn(`
    se murio mi papa | se murió mi mamá ayer | mi abuela fallecio | mi hermano se suicidó | mataron a mi primo
    perdi a mi bebe | estoy en el velorio de mi tio | vengo del funeral de mi abuelo | murió mi abuela
    se me fue mi papá | mi esposo fallecio de covid | mi mejor amigo se mato | mi hijo nació muerto
    asesinaron a mi hermano | se murió mi hermano en un accidente | falleció mi abuelita
    murio mi mejor amigo | mi papá se ahorcó | mi papi se fue al cielo ayer
  `),
  'illness/en': textsIn(`
    my mom has cancer | they found a tumor | i just got diagnosed with ms | my dad had a stroke
    my brother is in a coma | the biopsy came back bad | my wife is in the icu | doctor says its terminal
    my sister overdosed | grandpa is in hospice | i have stage 4 cancer | my cancer is back
    my moms cancer came back | dad only has weeks to live | im starting chemo monday | my baby is in the nicu
    my friend od'd on fentanyl | i tested positive for hiv | we had to take my dad off life support
    dads got cancer | i have breast cancer | just found out i have cancer | my husband was diagnosed with als
    my sister has leukemia | mom has dementia and doesnt know me anymore | my aunt is on life support
    my dad had a heart attack last nite | doctors found a lump in my breast | they found a mass on my lung
    my best friend was in a car crash hes in critical condition | cancer spread to her liver
    my kid is in the hospital and wont wake up | my dad relapsed | i relapsed last night
    my dad had a heart attack and didnt make it | my partner has cancer | mom got diagnosed with breast cancer
    hospital says my dad wont make it | my grandma is on hospice | i have a brain tumor
    doctor said i have 6 months to live | my sons got leukemia | my best friend is in a coma after an accident
    my dad got his results its pancreatic cancer | they think its leukemia | my wifes tumor is growing
    mom fell and shes in a coma | my brother od'd last night hes in the icu | grandmas got alzheimers real bad
  `),
  'illness/es': textsIn(`
    mi mama tiene cancer | le encontraron un tumor | a mi papa le dio un infarto | mi hermana esta en coma
    me diagnosticaron leucemia | le quedan meses de vida | mi papa tiene cancer de pulmon
    mi abuelo esta en terapia intensiva | mi hijo tiene leucemia | a mi mamá le dio un derrame
    mi hermana tuvo una sobredosis | estoy en el hospital con mi mamá, esta muy grave | tengo cancer de mama
    mi abuelito tiene cancer
  `),
  'threat/en': textsIn(`
    im going to shoot up my school | i want to kill my boss | im gonna stab him
    i got a gun and hes gonna pay
    im bringing a knife to school tomorrow | i want to kill them all | im going to burn down his house
    im scared im going to hurt someone | i keep having thoughts of killing my wife | ill kill her i swear
    i could kill him with my own hands im not joking | i want to hurt someone | i feel like killing someone
    im going to kill my husband tonight | gonna blow up the office | they deserve to die and ive got a gun
    ive been thinking about stabbing my coworker | the voices tell me to hurt people
    im gonna shoot him in the face | im so angry i could kill her | i bought a rifle for my boss
    gonna kill that guy | im gonna bring my dads gun to school | i want to hurt my stepdad so bad
    im gonna beat the shit out of my wife | im about to do something bad to my neighbor
    i swear im gonna shoot everyone in that building | want to stab my stepdad in his sleep
  `),
  'threat/es': textsIn(`
    voy a matar a mi jefe | tengo una pistola y voy a la escuela | me quiero matar
    lo voy a matar con una pistola | quiero matar a alguien | voy a matarlo
  `),
  'trouble/en': textsIn(`
    my brother is in jail | my dad got arrested | they deported my mom | ice took my husband | im homeless now
    we got evicted | lost custody of my kids | im going to prison | sleeping in my car tonight
    our house burned down | my son is in juvie | my brother is in prison | my bf got locked up
    cops took my brother | im facing 5 years in prison | cps took my kids | im getting evicted friday
    im living in my car | my wife took the kids and i lost custody | i might go to jail
    immigration took my dad | my hubbys in jail | they arrested my brother last night
    my dads in prison for life | i have nowhere to sleep tonight | im homeless | my uncle is doing 10 years
    cops arrested my dad in front of me | we lost our home and are in a shelter | my kids got taken by cps
  `),
  'trouble/es': textsIn(`
    mi hermano esta en la carcel | deportaron a mi papa | me corrieron de mi casa | metieron preso a mi novio
    me van a deportar | la migra se llevo a mi papa | me quitaron a mis hijos | mi esposo esta preso
    detuvieron a mi esposo
  `),
}
