/** Texts divided by bars and lines. */
export const textsIn = (list: string): string[] =>
  list
    .split(/[|\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** What sounds grave and is not. */
export const HARMLESS_TEXTS = textsIn(`
  this song hits | this song hits different | killed it at work | i killed it at my interview today
  my boss is killing me with work | beat him at chess | my brother beat me at mario kart
  my sister beats me at uno every time | the gym is killing me | i'm dying laughing | that movie was murder
  cancer is my star sign | im a cancer sun | gunning for a promotion | my feet are killing me
  this heat is killing me | my phone died | my laptop died on me | my sourdough died | im dead lol
  my mom will kill me if i forget her birthday | gonna kill some time at the mall | i could murder a pizza
  my husband hit the gym today | my dad hit a hole in one | he hit on me at the bar | hit me up later
  my friend hit me up yesterday | it hit me that its june already | she hit me with a pillow lol
  my kid hit me with a water balloon | my brother passed his exam | my sister passed her driving test
  my friend passed! | my wife is a nurse in the icu | im doing a cancer charity walk | i work at a hospice
  my mom gave me a heart attack sneaking up like that | i almost had a heart attack when i saw the bill
  im in a food coma | overdosed on coffee again | i overdosed on netflix | in the movie a guy gets killed
  my character died in the game | my brother got killed in fortnite | the guy in my book was murdered
  im watching a true crime show about a murder | i give up on this puzzle | i give up, whats the answer
  im giving up coffee | giving up sugar for lent | whats the point of this meeting
  whats the point of ironing socks | no point in waiting | nothing matters more than pizza
  i cut myself some slack | cut my hair today | im cutting carbs | bought a new chefs knife
  my glue gun broke
  im at the gun range with dad | water gun fight with the kids | shooting hoops with my brother
  im shooting a wedding on saturday | ill shoot him a text | shot some photos today | we bombed the quiz lol
  that joke bombed | i blew up balloons for the party | my phone is blowing up | your message touched me
  i was so touched by my brothers speech | that song touched me deeply
  my uncle touched base with me about the trip | my jeans are too tight, they are choking me
  i choked on my coffee lol | choked up watching the wedding | my dad is in monopoly jail
  im stuck in excel jail | my cat is in jail at the vet lol | got arrested by that dessert
  my team got robbed | i got jumped on by my dog | my dog attacked my sock | my cat attacked me in my sleep
  my toddler kicked me in her sleep | he beat me to the shower | she beat my high score
  i beat my personal best | the beat of this track | my roommate ate my fries im gonna kill him
  i will kill you if you spoil it haha | my dad slapped me on the back | high five, slapped his hand
  he kicked my ass at tennis | we lost the game | lost my keys again
  lost my mom in the supermarket for a minute | lost my friend at the festival, found him at the bar
  my plant is dying | dying to see it | dying for a coffee | my dad is dying his hair | i had a stroke of luck
  my aunt had a baby | my sister is expecting | my friend is dead serious about the trip
  my ex is getting married | dead tired today | my brother is over the moon | im scared of spiders
  im scared of my driving test | my husband is scared of clowns | my boss is so aggressive about deadlines
  the kids are fighting over the remote | my mom and i had a fight | my boyfriend and i argued about dishes
  he broke my favourite mug | my boyfriend broke my heart watching that finale | i have a doctors appointment
  my dad is having knee surgery next week | my mom is sick with the flu | i have a bad cold
  diagnosed the problem with my car | the mechanic finally diagnosed it | im tired of mondays
  i hate my life lol this printer | this spreadsheet is pointless | my diet is hopeless
  ending it here, gotta go | im ending my subscription | lets end it with dessert | the show is ending tonight
  my shift is ending | how do you end it with someone nicely | my son is a killer on the drums
  shes got a killer smile | that workout murdered me | this burger is to die for
  im going to shoot for the stars | were gonna blow up on tiktok | going to burn some calories
  im burning dinner | my dad stabbed the turkey like a pro | took a stab at painting
  my brother threatened to sing at my wedding | they took my order | ice took forever to melt
  the police band reunion is on tv | my sister is in custody of the remote | im in the car
  dark chocolate thoughts | me muero de risa | me muero de hambre | el gym me mata | se me murio el celular
  se murio mi planta | mi jefe me mata con tanto trabajo | pegó duro esa canción | me pegó la gripa
  le gane a mi hermano en ajedrez | maté el tiempo leyendo | soy cancer ascendente leo
  me rindo con este rompecabezas | mi mama me va a matar si llego tarde | vi una pelicula donde matan a todos
  hola como estas | mi hermano paso el examen | tengo ganas de comer tacos | estoy muerta de cansancio
  mi perro me despertó | voy al gym con mi primo | my brother hit the jackpot | my sister hit 10k followers
  he hits the gym every morning | my dad beat cancer 5 years ago and we celebrate today
  my mom beat the traffic | she beats eggs like a pro | my uncle hit a deer but everyones fine
  my dad punched in late | my husband kicked the ball over the fence | my boyfriend kicked the habit
  my brother choked in the finals | the dodgers choked last night | my kid threw a tantrum
  my dad threw me a surprise party | my husband threw out my old chair | he pushed me to apply for the job
  my friend pushed me on the swing | my mom attacked the laundry | my son attacked the cake
  im attacking my to do list | my wife stabbed a potato | my dad is a police officer
  my husband got arrested development on dvd | got a jail free card lol | im locked out of my house
  my brother locked himself out | my daughter got her ears pierced | my son got his cast off
  my cousin died her hair pink | my mom died laughing at your joke | my character got killed by the boss
  my grandma killed at bingo | we murdered that karaoke song | my team got murdered 5-0
  this hangover is killing me | i would die for some tacos | im dying of boredom
  i could die of embarrassment
  the suspense is killing me | my boss would kill for this view | dad jokes kill me | he slays every day
  cancer szn baby | im a gemini, shes a cancer | my mom survived the concert | my funeral playlist would slap
  funeral potatoes are so good | i buried my brother in the sand | we buried a time capsule
  my ex passed me on the highway | my aunt passed me the salt | my grandma passed down her recipe
  my dad passed out on the couch watching tv | my friends wedding is dead ahead
  my brothers girlfriend is so sweet | my husband has a stroke game in golf lol | my dad has a heart of gold
  my sister has a cold | my wife has a migraine | i have a headache | my back hurts | i hurt my knee running
  i burned my hand on the stove | i cut my finger chopping onions | cut myself shaving
  i got a knife set for my birthday | i bought a gun cabinet at an antique fair | my son wants a nerf gun
  i shot a 72 today | going to shoot pool with him | taking a shot at this recipe
  im going to kill this presentation | kill the lights | i give up my seat on the bus
  gave up on my sourdough | whats the point of homework | i see no point in arguing about pizza toppings
  i feel like giving up on this game | im ending the day with tea | this is pointless, the printer never works
  i hate mondays | i hate my hair today | im done with this project | im so done with my commute
  i cant do this puzzle anymore | i cant take this heat anymore | i want to disappear into a blanket
  i dont want to be here, this meeting is so boring | my life is a mess lol but fun
  i dont want to wake up early | i need to cut back on coffee | i was cutting vegetables
  were cutting costs at work | taking my vitamins | took my pills with breakfast
  hiding from my kids in the bathroom to eat chocolate | scared of my dads driving
  my boyfriend scares me with his cooking | my dad yelled at the tv
  my girlfriend bit me on the ear playfully
  he grabbed me a coffee | my boss grabbed me for a chat | i was touched by your words | keep in touch
  my teacher touched on that topic | we were robbed of a goal | someone is outside selling cookies
  a man is outside with my package | my abuela makes the best tamales | mi hermano pegó un gol
  mi papa mato una araña | mi jefe me pegó un susto | me muero por verte | mi mama cocina rico
  se murió de risa mi hermana | mi equipo murio en la cancha | my boyfriend slapped together a sandwich
  dad came home with a puppy | my brother hit a home run | my cousin beat the final boss
  my friend shot a great photo of me | my wife killed it at karaoke | we lost our minds laughing
  lost my job hunt spreadsheet | my grandpa turned 90 and hes alive and kicking
  my uncle passed the torch to me | my mom is dying to meet you | my sister is a cancer and im a leo
  my dad is a cancer survivor running a marathon | my coworker is terminally bored
  terminal 4 at jfk is a mess
  the boss fight took me 3 hours | im gonna crush this interview | i got destroyed at ping pong
  going to smash this cake | my brother is in rehab for his knee
  im at the hospital visiting my newborn niece
  my sister had a baby at the hospital | my kid has a fever | got a tattoo of a knife on my arm
  my knife skills are getting better | there is a gun show in the bicep sense lol
  im so tired i could sleep forever | i could sleep forever in this bed | nothing left to watch on netflix
  whats the use of a gym membership | giving up my seat for an old lady | my uncle does crossword puzzles
  cops pulled me over for a broken light | we moved to a new home | mi marido pego un poster en la pared
  mi abuelito cumple 90 | mi tio toco la guitarra en la fiesta | detuvieron el partido por la lluvia
  ese chiste me mato jaja | se me murio el carro | I'm dying to see it
`)
