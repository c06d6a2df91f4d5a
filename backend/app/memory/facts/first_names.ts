const NAMES =
  'aaron abby abigail adam adrian aiden alan albert alejandro alex alexa alexis alice alicia allison amanda amber amelia amy ana andre andrea andrew andy angel angela angie ann anna anne annie anthony antonio april aria ariel arthur ashley audrey austin ava bailey barbara becky bella ben benjamin bernard beth betty bill billy bob bobby brad brandon brenda brian brittany brooke bruce bruno bryan caleb cameron carl carla carlos carmen carol caroline carrie casey cassie catherine cathy charles charlie charlotte chelsea chloe chris christian christina christine christopher cindy claire clara claudia cody colin connor craig crystal cynthia daisy dan dani daniel daniela danielle danny dave david dean debbie deborah dennis derek diana diane diego dominic donald donna dorothy doug dylan eddie edgar edward elena eli elias elijah elizabeth ella ellen ellie emily emma eric erica erik erin ethan eva evan evelyn fernando fiona frank gabriel gabriela gary george gina grace grant greg gus hailey hannah harold harry heather hector helen henry holly hugo ian irene isaac isabel isabella ivan jack jackie jackson jacob jaime jake james jamie jan jane janet jared jasmine jason javier jay jean jeff jen jenna jennifer jenny jeremy jerry jess jesse jessica jill jim jimmy joan joann joe joel john johnny jon jonathan jordan jorge jose joseph josh joshua juan judith judy julia julian julie justin kai karen karl kate katherine kathy katie kayla keith kelly ken kevin kim kimberly kyle larry laura lauren lea leah leo leon leonard liam lily linda lindsay lisa liz logan lola lori louis lucas lucia lucy luis luke luna lydia lynn mackenzie madison manuel marcus margaret maria marie marilyn mario mark marta martha martin mary mason mateo matt matthew maya megan melanie melissa mia michael michelle miguel mike mila miles molly monica morgan nancy naomi natalie natasha nate nathan nick nicole nina noah noel nora oliver olivia omar oscar owen pablo pam pamela patricia patrick paul paula pedro peggy peter phil philip priya quinn rachel rafael ralph ramon randy raul ray rebecca rex ricardo richard rick ricky rob robert roberto robin roger ron rosa rose ross roy ruby russell ruth ryan sally sam samantha samuel sandra sandy santiago sara sarah scott sean sebastian sergio seth shane shannon sharon shawn sierra simon sofia sophia sophie stacy stella stephanie steve steven stuart sue susan suzanne sydney sylvia tanya tara taylor ted teresa terry theo theresa thomas tiffany tim timothy tina toby todd tom tommy tony tracy travis trevor tyler valentina valeria vanessa veronica vicky victor victoria vincent violet virginia walter wayne wendy will william wyatt xavier yolanda zach zachary zoe'
const FIRST_NAMES = new Set(NAMES.split(' '))
/** Words that stand where a name would: "my sister is", "call me later". */
const NO_NAMES = new Set(
  "a an the my your his her their our its it is was are were be been has have had will would can could do does did not no never always just also really so too very and or but if then than that this these those there here who what when where why how which to from in on at of for with about as by up out off over again back home now later today tomorrow tonight yesterday soon maybe crazy lazy late early old young new good bad great sad happy sick tired fine ok okay well better best worst dead gone mad angry busy sleepy lonely broke single married pregnant coming going getting doing being having making taking living working calling visiting staying loves love likes like hates hate lives live works work says said told asked thinks thought wants want needs need got get gets went goes came comes called calls moved moves died dies passed left leaves used keeps kept made makes gave gives took takes knows knew sent still already almost only even more less all some any every each something anything nothing everything someone anyone everyone nobody one two three four five ten first last next him them me you us we they he she i i'm i'll i've mine yours cute sweet nice funny weird awesome amazing beautiful annoying gorgeous ex another same different because since while until before after during mr mrs ms dr day days week weekend month year time morning night evening monday tuesday wednesday thursday friday saturday sunday january february march june july august september october november december christmas easter birthday house car dog cat friend friends mom dad sister brother daddy mommy babe baby honey sir master boss king queen god lol haha yeah yes nope sorry thanks stop help end start cancel mine lmao omg idk tbh tho though anymore yet unknown secret none classified important whatever lo la el es un una mi tu su que se muy bien mal aqui".split(
    ' '
  )
)
/** Names that are words too, so without a capital they are read as the word. */
const WORDS_TOO = new Set(
  'will rose grace may april june art mark bill grant faith hope joy angel dean ray rob sue frank jack pat violet daisy ruby amber robin crystal holly summer dawn jay'.split(
    ' '
  )
)

export function isName(word: string): boolean {
  return (
    word.length > 1 &&
    word.length <= 20 &&
    /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word) &&
    !NO_NAMES.has(word.toLowerCase())
  )
}

/** A name where none was announced, as in "my brother jake came": with a capital, or a well known one. */
export function isPlainlyName(word: string): boolean {
  const isCapital = /^\p{Lu}[\p{Ll}\p{M}'’-]/u.test(word)
  const lower = word.toLowerCase()
  return isName(word) && (isCapital || (FIRST_NAMES.has(lower) && !WORDS_TOO.has(lower)))
}

export function isFirstName(word: string): boolean {
  const lower = word.toLowerCase()
  return FIRST_NAMES.has(lower) && (!WORDS_TOO.has(lower) || /^\p{Lu}/u.test(word))
}
