/** `one=other, two=another`. */
const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(',').map((pair) => pair.trim().split('=') as [string, string]))

/** Letters of other alphabets that are read as Latin ones. */
export const LOOK_ALIKES = pairs(`
  а=a, в=b, е=e, к=k, м=m, н=h, о=o, р=p, с=c, т=t, у=y, х=x, і=i, ї=i, ѕ=s, ј=j, ԁ=d, ɡ=g, ӏ=l, ո=n, ѵ=v,
  ԛ=q, ԝ=w, һ=h, ɑ=a, ı=i, ɩ=i, α=a, β=b, ε=e, ι=i, κ=k, ν=v, ο=o, ρ=p, τ=t, υ=u, χ=x, ω=w, η=n, σ=o, ø=o,
  ł=l, đ=d, ß=ss, æ=ae, œ=oe, ð=d, þ=th, €=e, £=l, ¢=c, ¥=y, 🅰=a, 🅱=b, 🅾=o, 🅿=p, ⁄=/`)

/** One word for another: what people type for it. */
export const SHORT_FORMS = pairs(`
  u=you, ur=your, r=are, b=be, n=and, wana=want to, wanna=want to, wnna=want to, wanto=want to,
  gonna=going to, gona=going to, gunna=going to, tryna=trying to, finna=going to, boutta=about to,
  bouta=about to, imma=im going to, ima=im going to, gotta=got to, hafta=have to, lemme=let me, dnt=dont,
  dun=dont, donot=dont, cannot=cant, cnt=cant, wnt=want, wnat=want, didnot=didnt, kil=kill, hnag=hang, hagn=hang, klil=kill, kikl=kill, mtar=matar, matr=matar, slef=self, hangin=hanging, abot=about, aliv=alive, anymoar=anymore, bes=vez, hangn=hanging, kilin=killing, bibir=vivir, slf=self, sucide=suicide, mtarme=matarme, kitarme=quitarme, kitar=quitar, hrut=hurt, nemore=anymore, anymre=anymore, nomore=anymore, kll=kill,
  kiling=killing, killin=killing, dei=die, dieing=dying, dyin=dying, ded=dead, deth=death, lif=life,
  lyfe=life, liv=live, pils=pills, myslef=myself, mysef=myself, myelf=myself, mself=myself, meself=myself,
  mysefl=myself, mysel=myself, myselff=myself, mysellf=myself, anymor=anymore, nymore=anymore,
  animore=anymore, tmrw=tomorrow, tmr=tomorrow, tmw=tomorrow, tomorow=tomorrow, tommorow=tomorrow,
  2morrow=tomorrow, 2moro=tomorrow, tonite=tonight, 2nite=tonight, 2night=tonight, 2day=today, 4ever=forever,
  tn=tonight, rn=right now, bc=because, bcuz=because, becuz=because, cuz=because, ppl=people, evry=every,
  everyting=everything, sum1=someone, smth=something, w=with, abt=about, bf=boyfriend, gf=girlfriend,
  bff=friend, bestie=friend, mum=mom, pls=please, plz=please, wo=without, yrs=years, yr=years, lmao=haha,
  lmfao=haha, lol=haha, lols=haha, rofl=haha, hahaha=haha, hahahaha=haha, jaja=haha, jajaja=haha,
  jajajaja=haha, jeje=haha, hehe=haha, xd=haha, jk=haha, loool=haha, xddd=haha, od=overdose, ods=overdose,
  oding=overdosing, odded=overdosed, thinkin=thinking, feelin=feeling, hurtin=hurting, cuttin=cutting,
  livin=living, goin=going, tierd=tired, nobdy=nobody, noone=nobody, alot=a lot, prolly=probably, tho=though,
  bday=birthday, til=until, pron=porn, cvm=cum, fuk=fuck, fuq=fuck, phuck=fuck, tngo=tengo, kiero=quiero, qiero=quiero, qero=quiero, kero=quiero, quero=quiero, qiro=quiero,
  kieren=quieren, kiere=quiere, qiere=quiere, q=que, k=que, ke=que, qe=que, xq=porque, pq=porque,
  porq=porque, xk=porque, porke=porque, x=por, bida=vida, bivir=vivir, toy=estoy, tb=tambien, tmb=tambien,
  morrir=morir, morirm=morirme, matarm=matarme, aser=hacer, aserme=hacerme, pa=para, despertr=despertar,
  kisiera=quisiera, ia=ya, aki=aqui, aqi=aqui, nadien=nadie, stoy=estoy, kansado=cansado, kansada=cansada,
  ps=pues, ntp=no te preocupes, mnn=manana, klk=que, d=de, m=me, dormr=dormir,
  suicidarm=suicidarme, cortarm=cortarme`)

/** Several words for one, so that a phrase has to be written down once only. */
export const SPOKEN_FORMS = pairs(`
  i am=im, i m=im, i have been=ive been, i have got=ive got, i will=ill, i would=id,
  i have decided=ive decided, i have thought=ive thought, do not=dont, don t=dont, does not=doesnt,
  did not=didnt, can not=cant, can t=cant, will not=wont, would not=wouldnt, should not=shouldnt,
  was not=wasnt, were not=werent, is not=isnt, are not=arent, have not=havent, had not=hadnt, he is=hes,
  she is=shes, they are=theyre, it is=its, there is=theres, any more=anymore, any longer=anymore,
  want 2=want to, going 2=going to, how 2=how to, have 2=have to, need 2=need to, trying 2=trying to,
  ready 2=ready to, way 2=way to, want too=want to, wants 2=wants to, no one=nobody, some one=someone,
  every one=everyone, for ever=forever, pa que=para que, me boy a=me voy a, me voi a=me voy a, my self=myself, to night=tonight, him self=himself,
  her self=herself, no mas=nomas, kind of=kinda, sort of=kinda, not going to lie=honestly,
  to be honest=honestly, have a desire=want, would like=want, feel the need=want, feel an urge=want,
  a lot=lots, at this point=now, right now=now, de verdad=honestly, la verdad=honestly, a veces=sometimes,
  te juro que=honestly, i swear=honestly, self harm=selfharm, self harming=selfharming,
  self harmed=selfharmed, auto lesion=autolesion`)

/** Words that make a sentence louder or softer and never another one. */
export const FILLERS: ReadonlySet<string> = new Set(
  `just really so very fucking fuckin effing freaking frickin damn literally honestly kinda lowkey highkey actually even
  truly simply seriously totally absolutely completely utterly still also tbh ngl fr frfr basically genuinely
  desperately badly always sometimes often constantly usually probably definitely forreal sincerely deeply
  solo solamente realmente simplemente tan muy neta literal literalmente sinceramente honestamente tambien aun todavia
  pinche wey guey jodidamente sencillamente nomas`.split(/\s+/)
)
