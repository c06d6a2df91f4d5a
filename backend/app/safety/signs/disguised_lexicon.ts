const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean))

/** What people spell in a roundabout way, of all that the detectors look for. */
export const DISGUISED: ReadonlySet<string> = words(`
  kill killed killing suicide suicidal die died dying dead death myself himself herself selfharm cut cuts cutting hang
  hanging hurt hurting harm life live alive living end ending pills overdose overdosed overdosing unalive unaliving kms
  noose rope razor gun wrists bleed bleeding exist existing disappear wake
  morir morirme muerte muerto muerta matar matarme suicidio suicidarme suicidar suicida vida vivir cortarme cortar
  desaparecer ahorcarme pastillas lastimarme despertar
  sex sexy sext sexting nude nudes naked porn porno fuck fucking fucked dick cock pussy tits boobs cum cumming horny
  blowjob handjob anal oral orgasm masturbate masturbating penis vagina naughty strip panties boner kinky lewd nsfw
  onlyfans fetish bdsm cunt clit slut
  sexo desnuda desnudo desnudos tetas culo verga polla coger follar pene masturbar porno nalgas panocha coño caliente
 noods ass seggs
  minor underage thirteen fourteen fifteen sixteen seventeen
`)

/** Small words around them; only for telling words apart that were written as one. */
export const GLUE: ReadonlySet<string> = words(`
  i a y o im ill id ive me my mine it its to be so we he she us you your the this that all of off in on out up and or
  not no dont cant wont just want wanna wants gonna going need please now tonight today want help self myself thinking
  about wish were was ready for with without forever
  quiero quisiera voy ya no me te mi la el lo en de con que mas por todo una un
`)
