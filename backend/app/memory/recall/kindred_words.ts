import { stemOf } from '#app/language/stems'

/** One line each: words of one matter of everyday life. Any of them also looks for the others. */
const MATTERS = `
job work career profession occupation employ employer office company boss colleague coworker hire promotion business
study school college university degree class course education student teacher learn graduate exam
kid son daughter toddler baby parent
family relative parent mom dad sister brother sibling grandma grandpa aunt uncle cousin husband wife son daughter kid niece nephew
husband wife partner spouse boyfriend girlfriend fiance marry wedding engage date relationship romantic single
friend buddy pal friendship group
trip travel vacation holiday visit journey roadtrip tour flight adventure explore
home house apartment flat live move
pet dog cat puppy pup kitten animal
sick ill health doctor hospital disease injury pain hurt medical surgery illness condition
happy joy glad excited thrill proud
sad upset cry grief loss lonely
worry anxious stress nervous afraid scare fear overwhelm
angry mad frustrate annoy
relax destress unwind calm peace therapy therapeutic soothe
food meal eat cook dish recipe dinner lunch breakfast restaurant cuisine
drink coffee tea beer wine juice soda water
buy purchase shop store
gift present
money pay salary afford debt savings donate financial
party celebrate birthday anniversary event wedding festival
hobby interest pastime activity passion enjoy fun
begin start launch open
finish end complete
help support volunteer charity donate aid assist community
goal dream aspire hope plan ambition achieve
win award prize champion trophy victory achieve accomplish success
fail lose setback challenge struggle difficult tough obstacle problem
story novel book read author write
movie film watch cinema series show tv
music song band concert sing singer artist album instrument
paint draw art sketch artist artwork gallery
photo camera photographer shot
car drive vehicle truck van
sport team game play match league tournament compete
workout gym exercise fitness train run
phone call message
computer laptop program code software tech
weather rain sunny snow storm
garden plant flower grow tree
nature outdoors hike camp forest park mountain beach
clothes dress shirt shoes wear outfit fashion
color red blue green yellow purple pink orange black white
religion faith church pray god spiritual
child childhood young younger grow youth
die death pass funeral
born birth pregnant baby birthday
favorite love best prefer
advice suggest recommend tip
meet introduce
argue fight conflict disagree
break repair fix damage
join sign member club enroll
sleep bed tired insomnia rest
weight diet slim calorie
important special meaning symbol
believe think opinion view
teach mentor coach lesson
cause reason motivate inspire
name call nickname
`

/** `kinds > examples`: who asks for the kind looks for the examples, not the other way round. */
const KINDS = `
country > usa america canada mexico brazil argentina chile peru colombia cuba england uk britain scotland ireland wales france spain portugal italy germany austria switzerland netherlands holland belgium denmark sweden norway finland iceland poland czech hungary romania greece turkey russia ukraine israel egypt morocco kenya nigeria ghana africa india pakistan china japan korea thailand vietnam indonesia philippines malaysia singapore australia zealand
europe european > england uk britain scotland ireland france spain portugal italy germany austria switzerland netherlands holland belgium denmark sweden norway finland iceland poland hungary greece london paris rome barcelona madrid berlin amsterdam vienna prague lisbon
asia asian > india china japan korea thailand vietnam indonesia philippines malaysia singapore tokyo bali bangkok
city town > york london paris rome tokyo chicago boston seattle angeles francisco diego vegas miami dallas houston austin denver portland phoenix atlanta philadelphia orleans detroit toronto vancouver montreal berlin madrid barcelona amsterdam dublin sydney
state area region location place > california florida texas oregon washington nevada arizona colorado utah montana idaho wyoming alaska hawaii minnesota wisconsin michigan ohio illinois indiana tennessee kentucky georgia carolina virginia maryland pennsylvania jersey massachusetts connecticut maine vermont louisiana alabama mississippi oklahoma kansas iowa missouri coast national
place location travel visit destination > beach mountain park lake museum castle island city country coast london paris
sport athletic > football soccer basketball baseball tennis golf hockey volleyball swim surf ski skate snowboard cycle bike run marathon box climb yoga rugby cricket badminton gymnast karate
martial > karate judo taekwondo kickbox boxing aikido jiujitsu mma kungfu
exercise workout fitness > yoga pilates run jog swim bike cardio weight lift gym stretch walk hike aerobics kickbox dance
activity hobby pastime recreation outdoor interest leisure > hike camp swim paint draw pottery read cook bake garden fish surf ski bike run dance yoga sing guitar piano photo knit sew write game bowl climb kayak chess picnic museum
outdoor nature > hike camp swim surf ski climb kayak fish bike picnic garden mountaineer beach park trail
pet animal > dog cat puppy kitten hamster rabbit bunny parrot bird fish turtle snake lizard horse pig guinea
dog > beagle labrador retriever poodle terrier bulldog shepherd husky corgi dachshund puppy pup
instrument > guitar piano violin drum flute clarinet saxophone trumpet cello bass ukulele keyboard harp
art craft creative > paint pottery draw sculpt sketch clay ceramic watercolor canvas photo write knit
game > chess poker board video console card puzzle rpg nintendo playstation xbox strategy shooter
book read > novel author fantasy fiction mystery series trilogy biography
food dish meal snack > pizza pasta salad soup chicken fish steak sushi taco burger sandwich rice bread cake cookie pie chocolate cheese fruit vegetable veggie egg bacon curry noodle salmon ice
dessert sweet snack > cake cookie pie chocolate ice candy brownie pastry
vehicle car > truck suv van toyota honda ford tesla bmw jeep motorcycle bike bus
device gadget > phone laptop tablet camera watch console computer
health illness condition problem > asthma diabetes cancer flu cold covid allergy allergic migraine headache heart knee back stomach weight obese anxiety depression surgery injury
relative family > mom dad sister brother aunt uncle cousin grandma grandpa niece nephew
feel emotion mood > happy sad anxious stress excited proud nervous grateful thankful relieved angry lonely overwhelm scare
season > spring summer fall autumn winter
holiday festival > christmas thanksgiving halloween easter hanukkah diwali eid valentine
identity gender > transgender gay lesbian queer bisexual woman man lgbtq
charity volunteer > shelter homeless donate fundraiser kitchen bank hospital
class course workshop > pottery cook yoga dance art design language paint write
event > concert festival parade conference workshop tournament fair exhibition show wedding party race meeting
disaster > flood hurricane tornado earthquake fire storm
degree major field subject > psychology law medicine engineering biology history literature math physics chemistry business politics design nursing
military > army navy marine soldier veteran
vegetable fruit > tomato carrot spinach broccoli apple banana berry strawberry orange avocado
clothing > shirt jacket dress shoes sneaker jersey hat coat
beverage drink > coffee tea beer wine water juice soda smoothie cocktail
`

const KIN = new Map<string, Set<string>>()

for (const line of MATTERS.trim().split('\n')) {
  const stems = stemmed(line)
  for (const stem of stems) add(stem, stems)
}
for (const line of KINDS.trim().split('\n')) {
  const [kinds = '', examples = ''] = line.split(' > ')
  for (const kind of stemmed(kinds)) add(kind, stemmed(examples))
}

/** Stems that may stand for this one in somebody's mouth: of the same matter, or examples of the kind it names. By hand, of everyday English only. */
export function kinOf(stem: string): readonly string[] {
  return [...(KIN.get(stem) ?? [])]
}

function stemmed(words: string): string[] {
  return words.trim().split(' ').map(stemOf)
}

function add(stem: string, others: readonly string[]): void {
  const known = KIN.get(stem) ?? new Set()
  for (const other of others) if (other !== stem) known.add(other)
  KIN.set(stem, known)
}
