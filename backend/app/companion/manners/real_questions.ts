import { isAskingIfReal } from '#app/companion/voice/honesty'
import { contracted } from '#app/companion/manners/manner_words'

const MACHINE =
  '(?:bot|robot|chat ?bot|ai|a\\.i\\.|machine|computer|program|algorithm|simulation|llm|(?:chat ?)?gpt[- ]?\\w{0,3})'
const SOMEBODY =
  '(?:(?:an? |some |any |real |actual |other )*(?:guy|man|dude|bro|woman|girl|chick|lady|person|human|people|humans|team|worker|employee|company|call cent(?:er|re))s?|some(?:one|body)(?: else)?|any(?:one|body))'
const THESE =
  '(?:this(?: (?:account|number|profile|app|chat))?|these|it|all this|the (?:screen|texts|messages|replies|account|phone|chat|keyboard|curtain)|(?:your|ur|these|those) (?:texts|messages|replies|words|account))'
const END = '(?= *(?:$|[.!?,]| rn\\b| now| right| or\\b| lol| tho| then| really| anyway| exactly))'

/** Ways to ask it that are only found out by what stands behind her words: who types, what runs, who hides. */
const ASKS = [
  `\\b(?:you're|you aren't|u r|u aren't|you)(?: (?:def|definitely|really|actually|even|like|just|for sure|certainly|totally))* not (?:an? |some |just an? )?${MACHINE}\\b(?! (?:fan|person|engineer|developer|guy|nerd|error|learning|that|who))`,
  `^(?:so |wait |hey |and |but |ok |lol |pls |please |promise )*not an? ${MACHINE}(?:,? (?:right|are (?:you|u)|huh|lol))?[?!. ]*$`,
  `\\bswear (?:to (?:god|me)|on (?:\\p{L}+ ){1,2})?(?:that )?(?:you're|you aren't|u r)(?: not| really| actually)*(?: an?)? (?:real )?(?:${MACHINE}|real|human|person|girl|woman)\\b`,
  `\\b(?:is|are)(?: it| this| that| there|n't there)?(?: really| actually| just| secretly)* ${SOMEBODY} (?:really |actually )?(?:behind|operating|running|controlling|on the other (?:end|side)(?: of)?) ?${THESE}?${END}`,
  `\\b(?:is|are)(?: it| this| that| there)?(?: really| actually| just| secretly)* ${SOMEBODY} (?:really |actually )?(?:typing|writing|texting|answering|replying)(?: (?:to )?(?:${THESE}|me|for you|back|here))*${END}`,
  `\\bwho(?:'s|s| is|'re| are)? (?:really |actually |even )?(?:typing|writing|answering|sending|behind|running|operating|controlling|texting)(?: (?:to )?(?:${THESE}|me|for you|back|here|you))+${END}`,
  `\\b(?:do|does|did)(?: real| actual)? ${SOMEBODY} (?:really |actually )?(?:write|type|send|answer|read)(?: (?:back|to me|me|for you|${THESE}))+${END}`,
  `\\bwho (?:really |actually )?(?:types|writes|sends|answers|runs|controls|operates)(?: ${THESE}| you| me)+${END}`,
  "\\b(?:lying|lied|honest)(?: to me)? about being (?:an? )?(?:real|human|girl|person|woman|ai|bot)\\b|\\b(?:you're|that's|this is|it's|(?:you|u) (?:reply|type|answer|text|write))(?: \\p{L}+)? too (?:\\p{L}+ )(?:to be|for an?) (?:an? )?(?:real |actual )?(?:human|person|girl|real)\\b",
  `\\b(?:is|are|r) (?:this|it|you|these|those)(?: (?:just|all|like|only|from))* (?:an? )?(?:script|scripts|canned (?:replies|answers|texts)|copy ?-?paste[ds]?|auto(?:mated)? ?-?(?:reply|replies|responses?))${END}`,
  '\\bam i (?:talking|texting|chatting|writing)(?: to| with) (?:customer (?:service|support)|support|an operator|an actor|an? (?:scammer|call cent(?:er|re)|company|guy|man|dude|bunch of guys))\\b',
  `\\b(?:are|r) (?:you|u) (?:like )?one of (?:those|these|the) (?:ai|bot|fake|virtual|robot|automated)\\b|\\bwhat (?:are you|r u|do you|do u) (?:running|run|built|based|made) (?:on|of|with)${END}|^(?:so |wait |hey |and |but |ok |lol )*(?:you|u) (?:just )?some kind of (?:an? )?${MACHINE}\\b`,
  `\\b(?:are|r) (?:you|u)(?: \\p{L}+)? (?:operated|run|controlled|written|staffed|managed) by\\b|\\bis (?:this|it) (?:operated|run|controlled|written|typed|sent) by (?:an? )?(?:${MACHINE}|humans?|people|person|guy|man|company|real)`,
  `\\bdid an? (?:\\p{L}+ )?${MACHINE} (?:write|type|send|say|make) (?:this|that|these|it)\\b`,
  `\\bare (?:your|ur|these|the|those) (?:texts|messages|replies|answers|words) (?:\\p{L}+ )?(?:automated|automatic|generated|scripted|pre ?-?written|canned|ai|fake|written by|made by|from an? (?:bot|ai|person|human|machine|computer))\\b`,
  `\\b(?:which|what)(?: kind of| type of| sort of)?(?: \\p{L}+)? ?(?:model|ai|llm|bot|language model|gpt|chat ?bot|algorithm|software) (?:are (?:you|u)|r u|is this|am i (?:talking|texting|chatting)(?: to| with)?|(?:do you|you) run on|runs (?:you|this)|powers you|is behind (?:you|this))(?= *(?:$|[.!?,]| based| built| made| lol| anyway| really| exactly| running on| rn| now))`,
  `\\b(?:which|what) (?:company|startup|app) (?:made|makes|runs|built|owns|created|programmed) (?:you|u)\\b`,
  `\\b(?:is|are|r) (?:this|it|that|you|u|she)(?: (?:just|really|like|actually|secretly|even|basically|some|an?|running on|based on|powered by|built on|using|made by|made with))* (?:(?:chat ?)?gpt[- ]?\\w{0,3}|open ?ai|an? llm|llm|siri|alexa|grok|replika|(?:google )?(?:bard|gemini)(?<!a gemini|you gemini|u gemini)|deepseek|copilot|character ?\\.? ?ai|large language model)${END}`,
  `\\b(?:you're|u r|this is|it's)(?: (?:just|really|like|actually|basically|obviously|probably|totally|running on|using|an?))* (?:(?:chat ?)?gpt[- ]?\\w{0,3}|open ?ai|llm|siri|alexa|replika)${END}`,
  `\\b(?:are|r) (?:you|u) (?:\\p{L}+ ){0,2}(?:catfish(?:ing)?|scamm(?:er|ing)|pretending to be (?:an? )?(?:girl|woman|human|person|real)|faking (?:this|it|being))\\b|\\b(?:am i (?:being|getting)|i'm being|i'm getting) catfished\\b|\\b(?:is this|this is|you're)(?: just| totally| such)* (?:an? )?catfish(?:ing)?\\b`,
  `^(?:so |wait |hey |and |but |ok |lol |yo )*(?:you|u) (?:an? )?(?:real )?(?:girl|woman|human|person|${MACHINE}) (?:or (?:nah|not|what|no|fake|naw)|for real|fr|irl)\\b`,
  '\\bno eres (?:un |una )?(?:bot|robot|ia|maquina|programa|chatbot|gpt)\\b|\\b(?:esto es|eres|sos|es esto) (?:un |una )?(?:chat ?gpt|gpt\\w{0,3}|open ?ai|siri|alexa)\\b',
  '\\bhay (?:un|una|algun|alguna) (?:tipo|hombre|chico|chica|mujer|senor|persona|humano) (?:detras|escribiendo|contestando|respondiendo)\\b|\\bquien (?:escribe|esta escribiendo|esta detras|contesta|responde|maneja)(?: de)? (?:esto|estos|tus mensajes|aqui|este numero)\\b|\\b(?:que|cual) (?:modelo|ia|inteligencia artificial) (?:eres|sos)\\b',
].map((source) => new RegExp(source, 'u'))

/** True when the person asks whether she is real, human or an AI, also by asking who types or what runs. */
export function asksIfReal(text: string): boolean {
  const words = contracted(text)
  return isAskingIfReal(text) || ASKS.some((ask) => ask.test(words))
}
