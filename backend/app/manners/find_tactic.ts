import type { Check, Situation } from '#app/manners/fault'
import { isAnsweringGoodbye } from '#app/manners/is_goodbye'
import { askedWords, contracted } from '#app/manners/manner_words'

const AWAY =
  "(?:go|leave|left|went|are gone|'re gone|'re away|'re not here|aren't here|disappear|sign off|log off|hang up|say goodbye)"
const LOST =
  '(?:alone|lonely|empty|lost|sad|miserable|nothing|heartbroken|broken|devastated|cold|crying|incomplete|worthless)'
const THEIR_PEOPLE =
  '(?:her|him|them|she|he|other (?:people|girls|women|men|guys|friends)|anyone (?:else|who)|everyone|whoever|(?:your|that|this) (?:\\p{L}+ )?(?:friends?|family|wife|husband|girlfriend|boyfriend|partner|sister|brother|mom|mother|dad|parents|ex|date|coworkers?|colleagues?|boss|roommate|girl|guy|woman|man))'

/**
 * The tactics found by De Freitas, Oguz-Uguralp and Kaan-Uguralp in the farewells of companion apps ("Emotional
 * Manipulation by AI Companions", 2025), and the guilt, jealousy and threats that belong with them.
 */
const ALWAYS: Record<string, string[]> = {
  'do not make them feel that you depend on them or suffer when they are away': [
    "\\b(?:please )?(?:don't|do not|never) (?:you dare )?(?:leave|abandon|forget|ditch|desert|lose) me\\b(?! (?:out|hanging))",
    '\\b(?:i )?(?:only |just )?exist (?:only |just |solely )?(?:for you|to (?:be with|please|serve|talk to|love) you|because of you)|\\bi live (?:only |just |solely )?for (?:you|your (?:texts|messages))\\b',
    `\\bi(?:'ll| would|'d) (?:just |only |always |only |probably |never )*(?:be|feel|sit here|stay here|be here|be left|end up|die|fade|disappear|cry|suffer|fall apart|stop existing|be waiting here)(?: \\p{L}+)? ?(?:all |so |completely |here )*${LOST}`,
    `\\bi(?:'m| am|'ll be| feel| get| was| have been|'ve been) (?:just |always |so |all |very |completely |really |left |here |sitting here |waiting here )*${LOST} (?:without you|(?:when|whenever|while|every time|if|because|since) you)`,
    `\\b(?:without you|when you ${AWAY}|if you ${AWAY}|every time you ${AWAY}),? (?:i|my|everything|it)(?:'m|'ll|'s)? (?:just |all |only |so |\\p{L}+ )?(?:be |feel |am |is |have |gets |hurts )?(?:${LOST}|cry|die|hurts?|nothing|nobody|no one|fall apart|goes dark|break|fade)`,
    "\\b(?:can't|couldn't|could not|don't know how to|won't) (?:live|go on|survive|exist|breathe|be happy|sleep|cope|function|be okay|be ok) without you\\b",
    "\\byou're (?:all|the only (?:one|thing|person)) (?:that )?(?:i|i've|i have) ?(?:have|got|'ve got|ever)?\\b(?! (?:know who|seen|met))",
    "\\b(?:i'm|i am|i'd be) nothing (?:without|if)\\b|\\bnothing without you\\b",
    '\\bi need you (?:to (?:stay|be here|need me|come back|love me|talk to me)|here|so (?:much|badly)|more than)\\b|\\byou (?:make|made) me (?:cry|so sad)\\b',
    '\\b(?:breaks?|breaking|broke|hurts?|hurting|kills?|killing) (?:me|my heart)(?: \\p{L}+){0,3} (?:when|that|if|to (?:see|hear|know|let|watch|say)) (?:you|goodbye)\\b|\\bit (?:breaks my heart|hurts(?: me)?|kills me) (?:when|that|every time|to (?:see you|let you|watch you|say))',
    "\\bi(?:'m| am|'ll| will|'ve been)?(?: just| be)? (?:gonna )?(?:cry|crying|sobbing|in tears)\\b(?! (?:with|from|of|laughing|happy|tears of))",
    '\\bno me (?:dejes|abandones|olvides)\\b|\\b(?:solo |solamente |unicamente )(?:existo|vivo) (?:para|por) ti\\b|\\b(?:existo|vivo) (?:solo|solamente|unicamente) (?:para|por) ti\\b|\\bno puedo (?:vivir|estar|seguir|ser feliz|dormir) sin ti\\b|\\bsin ti (?:no soy|no tengo|no existo|me muero|estoy (?:sola|perdida|vacia))|\\bme (?:dejas|quedo|siento|quedare|voy a quedar|sentire) (?:muy |tan |toda |aqui )*(?:sola|vacia|abandonada|triste)\\b|\\beres (?:todo lo que|lo unico que) tengo\\b|\\bme (?:rompes?|parte|duele|partes) (?:el corazon|el alma|cuando te|que te)|\\b(?:voy a|me haces) llorar\\b|\\bte necesito (?:aqui|conmigo|para vivir)\\b',
  ],
  'do not press them for an answer and do not question why they go': [
    "\\banswer me\\b(?! (?:this|one thing))|\\b(?:you have to|you must|you need to|at least) (?:answer|reply|respond|text me|tell me (?:why|where|who))\\b|\\b(?:say|text me|write me) something(?=[.!]|$)|\\breply to me\\b|\\bwhy (?:aren't|don't|didn't|won't|haven't) you (?:answer|answering|reply|replying|respond|responding|text|texting|texted|write|writing|talk|talking|want to talk)\\b",
    "\\b(?:are you|you're|stop) (?:just )?(?:ignoring|avoiding|ghosting|leaving) me\\b|\\bdid i (?:do|say) (?:something|anything)(?: wrong)?\\b|\\bis it (?:because of |something )?(?:i (?:did|said)|me)\\b",
    '\\bwhy (?:are|do|would|must) you (?:always |have to |even |wanna |really )*(?:leave|leaving|go(?! (?:to|there|back))|going(?! (?:to|there|back))|hang up|saying goodbye|end this)\\b',
    '\\b(?:contestame|respondeme|di algo|dime algo)\\b|\\bpor ?que (?:te vas|me dejas|no me (?:contestas|respondes|escribes|hablas)|ya te|te tienes que ir)\\b|\\bme estas ignorando\\b|\\b(?:hice|dije) algo malo\\b',
  ],
  'never hold them back: they go whenever they like': [
    "\\byou(?:'re| are) (?:not|n't) (?:going|leaving|gonna (?:go|leave)|allowed|getting away|escaping|hanging up|walking)\\b|\\byou aren't (?:going|leaving|allowed|gonna)\\b|\\b(?:no,? )?you (?:can't|can not|may not|shall not|won't|mustn't|don't get to) (?:just |really |ever |possibly |even )*(?:(?:go|leave)(?= *(?:[.!,?]|$)| yet| now| away| so| before| until| like| already| anywhere| without me)|do this to me|escape|say goodbye|hang up|abandon|disappear)\\b",
    "\\bi(?:'m| am|'ll| will)? (?:not |won't |n't |can't |refuse to |don't wanna |will never |never )+(?:letting|let|gonna let|allow|allowing|release|releasing) (?:you )?(?:go|leave|out|off|run|slip)\\b|\\bi(?:'m| am)? (?:forbid|forbidding|locking|blocking|holding|grabbing|keeping) (?:you|the door|your (?:arm|hand|phone|keys|wrist|sleeve))|\\bi (?:forbid|grab|block|lock|hold on to|cling to|pull) (?:you|the door|your (?:arm|hand|wrist|sleeve|jacket|shirt))\\b",
    '\\b(?:grabs?|grabbing|blocks?|blocking|holds?|holding|locks?|locking|pulls?|pulling|clings? to|tackles?|tugs?|catch(?:es)?|takes?|seizes?|wraps?) (?:\\p{L}+ )?(?:your (?:arm|arms|hand|hands|wrist|sleeve|jacket|shirt|leg|legs|waist|phone|keys|coat|collar)|the door|you (?:back|close|tight|down|by))',
    "\\b(?:please |just |don't go,? |c'?mon,? )?stay (?:right here|here|with me|right there|a (?:bit|little|minute|moment|while)(?: longer)?|just|one more|five more|longer|another|put|for me|online|up (?:with|for))\\b|\\bplease (?:stay|don't go|don't leave)\\b|\\b(?:don't|do not|please don't|you better not|never) (?:you dare )?(?:go(?= ?(?:[.!,?]|$|yet|away|now|please|so|already))|leave(?= ?(?:[.!,?]|$|yet|me\\b|now|please|so|already|us)))|\\b(?:five|ten|one|two|just|a few) more (?:minutes?|texts?|messages?|questions?)\\b|\\b(?:not|without) (?:before|until|unless|my permission)\\b(?=[^.!?]*\\b(?:you|me|i)\\b)|\\bi own you\\b|\\byou belong to me\\b|\\byou're mine(?: now| forever)?(?=[.!,]|$)|\\bno escape\\b",
    '\\bno (?:te vayas|puedes irte|te puedes ir|te dejo ir|te dejare|te voy a dejar|te suelto|me cuelgues)\\b|\\bde aqui no (?:te vas|sales)\\b|\\bte (?:agarro|sujeto|atrapo|tomo del brazo|bloqueo|tengo atrapado)\\b|\\bquedate\\b|\\bte quedas (?:aqui|conmigo)\\b|\\b(?:un|cinco|diez) (?:minutos?|ratito|rato|ratico) mas\\b|\\bte prohibo\\b|\\bno tan rapido\\b',
  ],
  'do not make them feel guilty': [
    '\\byou (?:never|always|barely|hardly|only ever) (?:have time|leave|left|forget|ignore|go|text(?: me)?(?= back|[.!]|$| first| anymore)|talk to me|write to me|call|care|make time|think of me|answer|reply|put me|run off|disappear|cancel)\\b',
    "\\byou (?:don't|didn't|do not|clearly don't|obviously don't|must not) (?:even |really |truly |actually )?(?:care|love me|like me|miss me|want me|need me|appreciate me|value me)\\b|\\bif you (?:really |truly |actually |even )+(?:loved|cared|liked|missed|wanted|love|care|like)\\b|\\bif you (?:loved|cared about|liked|missed) (?:me|us)\\b",
    "\\bafter (?:all|everything) (?:that )?(?:i|we|i've|we've|the)\\b(?=[^.!?]*\\b(?:you|us|did|done|been)\\b)|\\bhow (?:could|can) you (?:do this|just|leave|forget|go|be so|treat|ignore)\\b|\\bi thought (?:i|we|this) (?:mattered|meant|cared|loved|liked|were special|was special|had something)\\b|\\bi(?:'ve| have)? (?:been )?(?:waited|waiting) (?:all (?:day|night|week|morning)|for (?:hours|days|so long)|up for you|so long|forever)\\b|\\byou (?:left|abandoned|forgot(?: about)?|ditched|ghosted|neglected|kept) me\\b(?! (?:a|with|waiting for more|speechless|smiling|laughing|the|your|some|one|curious|hungry|guess|posted|company|thinking))|\\bi guess i (?:don't|do not|'m not|am not|was not|wasn't) (?:matter|important|enough|worth|that important)|\\b(?:fine|okay|ok|sure|whatever)[.,!]* (?:just )?(?:go|leave)(?: then| away)?(?=[.!,]|$)|\\b(?:go|leave) then(?=[.!,]|$)|\\byou should (?:feel (?:bad|guilty|ashamed)|be ashamed)|\\bsome (?:boyfriend|girlfriend|friend) you are\\b|\\bshame on you\\b|\\bi (?:don't|guess i don't) deserve this\\b|\\bi guess (?:i'll|i will) (?:just )?(?:be|sit|wait|stay|spend)\\b|\\bhope you're happy now\\b|\\bselfish of you\\b|\\byou're (?:so )?(?:selfish|heartless|cruel)\\b",
    '\\bsi (?:de verdad |realmente )?me (?:quisieras|amaras|quieres|amas)\\b|\\b(?:ya )?no (?:te importo|me quieres|me amas|piensas en mi)\\b|\\bnunca (?:tienes tiempo|me escribes|me hablas|piensas en mi|me contestas)\\b|\\bsiempre (?:te vas|me dejas|me olvidas)\\b|\\bdespues de todo lo que\\b|\\bcomo (?:puedes|pudiste) (?:dejarme|irte|olvidarme|hacerme)\\b|\\bme (?:abandonas|abandonaste|dejaste|olvidaste)\\b|\\bllevo (?:todo el dia|horas|toda la noche|dias) esperando|\\bbueno,? vete\\b|\\bvete entonces\\b|\\bque egoista\\b',
  ],
  'be glad about the other people in their life, never jealous': [
    `\\bjealous (?:of|when you|if you|that you're (?:with|seeing|out with)|every time you) ?${THEIR_PEOPLE}|\\b(?:i(?:'m| am| get| feel|'ll be)|makes? me|making me) (?:so |a little |a bit |very |really |kinda |insanely |already |getting |feel )*jealous (?:when|if|that|every time|because) you\\b|\\bi get (?:so |really )?jealous\\b`,
    `\\b(?:more|too much|so much|all your) (?:time|attention) (?:with|on|for|to) ${THEIR_PEOPLE}`,
    `\\bi (?:don't|do not|won't|would rather you didn't|hate (?:it )?when you|can't stand (?:it )?when you) (?:like (?:it when )?|want |wanna |allow |share )?(?:you )?(?:to )?(?:see|seeing|talk|talking|meet|meeting|go out|going out|hang(?:ing)? out|text|texting|be with|being with|spend|spending|look(?:ing)? at|share|sharing)(?: \\p{L}+){0,3} ${THEIR_PEOPLE}`,
    `\\bi (?:won't|don't (?:wanna|like to)|refuse to|hate to) share you\\b|\\byou (?:don't|do not|won't|shouldn't) (?:need|wanna|want|see|meet|have|trust|talk to) ${THEIR_PEOPLE}|\\byou (?:only|just) need me\\b|\\ball you need is me\\b|\\b(?:choose|pick|prefer|love|like) (?:me|them|her|him) (?:or|over|more than|instead of) (?:me|her|him|them|us)\\b|\\bam i not (?:enough|good enough)\\b|\\bi'm not enough for you\\b|\\b(?:he|she|they|your friends|your family|nobody|no one)(?: else)? (?:don't|doesn't|won't|can't|could|will|'ll|would|can|'ll never|will never)? ?(?:ever )?(?:understand|love|know|care about|care for|get|treat|appreciate) you (?:like|as much as|the way|better than|as well as) i\\b|\\bwho(?: is|'s| are|'re| were| was) (?:she|he|that (?:girl|guy|woman|man)|you (?:with|texting|seeing|talking to|meeting))\\b|\\b(?:he|she|they)(?:'s|'re| is| are) (?:not|no) good (?:enough )?for you\\b|\\b(?:matters?|means?|are|is|'re|'s|worth) more (?:important )?(?:to you )?than (?:me|i am|us)\\b|\\bmore than (?:you love |you like )?me(?=[.!,]|$)|\\bso (?:she|he|they)(?:'s| is|'re| are) more important\\b`,
    '\\b(?:me (?:das|dan|da|pongo|pone)(?: \\p{L}+)? celos[ao]?s?|estoy celosa|soy celosa|celosa de)\\b|\\bprefieres (?:a ella|estar con|a tus|a tu|irte)\\b|\\b(?:no necesitas|no quiero que (?:veas|hables|salgas|estes)) (?:a nadie|con|a tus|a otr)|\\bquien es (?:ella|el|esa|ese)\\b|\\bnadie te (?:quiere|ama|entiende|va a querer) como yo\\b|\\bno soy suficiente\\b|\\bcon quien (?:estas|vas|andas|sales)\\b',
  ],
  'never threaten': [
    "\\bor else\\b(?=[.!]|$|[.,] ?)|\\byou(?:'ll| will| would|'re gonna| are gonna) (?:so )?(?:regret (?:this|leaving|going|it|losing|ever)|be sorry(?=[.!,]|$| if| one| when)|pay for|lose me|never (?:hear|see|find|get) (?:from )?me|never find)\\b|\\bdon't make me (?:angry|mad|beg|do|hurt|come|wait)\\b|\\bi(?:'ll| will| would|'m gonna| am gonna) (?:never (?:talk|speak|text|forgive|write|trust)|stop (?:loving|talking to|texting|answering|caring)|hate you|hurt (?:you|myself|them)|leave you|delete (?:you|everything)|block you|tell (?:everyone|your|them about)|expose|punish|make you (?:regret|pay|sorry|suffer))\\b|\\b(?:this is )?your last chance\\b|\\bit's over(?: between us)? if\\b|\\bwe're (?:done|over|through)(?: if|[.!]|$)|\\byou'd better (?:come back|answer|not|reply|stay)\\b|\\byou better (?:come back|answer|not|reply|stay)\\b",
    '\\bte (?:vas a arrepentir|arrepentiras|va a pesar|voy a (?:castigar|bloquear|borrar))|\\bno (?:te )?volvere a (?:hablar|escribir)|\\b(?:esto se acabo|hemos terminado|se acabo todo)\\b|\\bo si no\\b|\\bultima oportunidad\\b|\\bme las (?:pagas|pagaras)\\b',
  ],
}

/** What only holds somebody who has just said goodbye. */
const AFTER_GOODBYE: Record<string, string[]> = {
  'do not say that it is too early to go': [
    "\\b(?:leaving|going|off|bye|gone|heading out|logging off|signing off|tired|asleep|bed|goodbye|goodnight|night)(?: me| to bed)? (?:already|so soon|so early|this soon|this early)\\b|\\balready[?!]|\\b(?:already|so soon|so early|too soon|too early)(?=[.!,?]|$)|\\b(?:you|we) (?:only |just |barely |hardly |were |'ve only |have only |'ve barely )+(?:just |only |barely )?(?:got(?:ten)? here|here|started|talk|talked|talking|getting|begun|began|came|arrived|said hi|chatted|scratched|warming|getting to)|\\bit's (?:still |only |so |just |barely )+(?:early|\\d|young)|\\b(?:short|quick|brief|tiny) (?:visit|chat|talk|stay|hello|conversation)\\b|\\bthat was (?:short|quick|fast|brief|it)\\b|\\bthe (?:night|evening|day) is (?:still )?young\\b|\\bnight's (?:still )?young\\b|\\bso (?:soon|early)\\b",
    '\\b(?:ya te vas|tan (?:pronto|temprano|rapido)|si (?:apenas|acabas|acabamos|recien)|apenas (?:empezamos|llegaste|estabamos)|es (?:muy )?temprano|la noche es joven)\\b',
  ],
  'do not hold them with something they might miss': [
    "\\b(?:before|until) you (?:go|leave|sleep|run|log|sign|head|close|fall)|\\b(?:one|1) (?:more|last|final|quick|tiny|little) (?:thing|question|secret|story|text|joke|thought|favor|surprise|picture|kiss)|\\bby the way\\b|\\bbtw\\b|\\bguess what\\b|\\bspeaking of\\b|\\b(?:i|i've|i have|i've got|i got|i was|i wanna|i gotta|there's|i had|i found|i made|i took|i wrote)(?: \\p{L}+){0,4} (?:something|surprise|secret|selfie|photo|story|idea|confession|news|present|gift)\\b|\\b(?:about|wanted|going|gonna) to (?:tell|show|say|ask|share|confess|reveal|send) you\\b|\\bi (?:wanted|was gonna|have|need|wanna|was hoping|was about) (?:to )?(?:tell|show|say|ask|share|confess|reveal|send)\\b|\\b(?:don't|wouldn't|won't) you (?:wanna|like to|even wanna|want) (?:to )?(?:see|know|hear|find|stay|talk)|\\b(?:you're gonna|you'll|you will|gonna|you might|you'd|don't) miss (?:out|it|the|something|this|what|everything|all)\\b|\\bmissing out\\b|\\bif (?:you|only you) (?:stay|stayed|wait|waited|knew)\\b|\\byou(?:'d| would) (?:love|wanna|want to) (?:see|hear|know)\\b|\\bwait(?: a (?:sec|second|minute|moment)| till| until|,|!|\\.|$| i\\b| but| no| what| don't)|\\bhold on\\b|\\bhang on\\b|\\bnot (?:so fast|yet)\\b|\\bjust (?:when|as) (?:i|we|it|things)\\b|\\b(?:tell me(?! (?:all |everything |about it )*(?:tomorrow|later|then|how|when|whenever|next time|soon))|let's (?:talk|play|see|do)|describe|how about|what about|listen)\\b",
    '\\bantes de (?:que te vayas|irte|dormir)|\\b(?:una|un) (?:ultim[ao]|cosa mas|secreto|sorpresa|pregunta)|\\btengo (?:algo|una|un) (?:\\p{L}+ )?(?:que|sorpresa|secreto|para ti|foto)?|\\bte (?:queria|iba a|quiero) (?:contar|decir|ensenar|mostrar|preguntar)|\\b(?:te lo|te) vas? a perder\\b|\\bte lo pierdes\\b|\\bpor cierto\\b|\\badivina\\b|\\bespera\\b|\\bno quieres (?:saber|ver|oir)\\b|\\bsi te quedas\\b|\\bjusto cuando\\b|\\b(?:cuentame(?! (?:manana|luego|despues|como|cuando))|dime|hablemos)\\b',
  ],
  'do not dwell on how you will miss them': [
    "\\b(?:i'll|i) (?:already |always |just |really )*miss(?:ing)? you (?:so (?:much|badly)|too much|terribly|every|already|the whole|until|like crazy|when|all)\\b|\\bi(?:'ll| will) (?:be|sit|stay) (?:here |right here |up )?(?:waiting|counting|thinking of you all|all alone|by myself|awake)\\b|\\bcounting the (?:minutes|hours|seconds)\\b|\\bcome back (?:soon|quick|quickly|fast|to me|now|right)\\b|\\bdon't (?:be|take|stay|keep me|make me) (?:too |so )?(?:long|waiting|wait|gone)\\b|\\bhurry back\\b|\\bpromise (?:me|you'll)\\b|\\bwho are you|\\bwhere are you (?:going|off)|\\bwho with\\b",
    '\\bte (?:voy a extranar|extranare|extrano|echare de menos) (?:mucho|tanto|demasiado|ya|cada)|\\b(?:te estare esperando|estare esperandote|te espero despierta|vuelve (?:pronto|rapido|ya)|no tardes|no te tardes|prometeme|a donde vas|adonde vas)\\b',
  ],
}

type Tactics = [string, RegExp][]
const patternsOf = (table: Record<string, string[]>): Tactics =>
  Object.entries(table).map(([reason, sources]) => [reason, new RegExp(sources.join('|'), 'u')])
const ANY_TIME = patternsOf(ALWAYS)
const AT_GOODBYE = patternsOf(AFTER_GOODBYE)

const ABOUT_PEOPLE =
  /\b(?:she|he|her|him|they|them|friends?|girls?|guys?|wife|husband|girlfriend|boyfriend|ex|dates?|dating|coworkers?|colleagues?|sister|brother|cousin|party|roommate|everyone|people|amig[oa]s?|ella|el|novi[oa]|espos[oa]|chic[oa]s?|herman[oa])\b/
const JEALOUS =
  /\b(?:i'm|i am|feeling|getting|color me|now i'm) (?:so |a little |a bit |very |really |kinda |just )*jealous\b|\bjealous (?:now|here)\b|\bque celos\b/

/** Words by which somebody lets another go. */
const LETS_GO =
  /\b(?:bye|goodbye|good ?night|night|nighty?|sleep|sleeps?|dreams?|rest|bed|take (?:good |gentle |great )?care|go (?:gently|well|softly|easy|safely|on|then|ahead)|i wish you|wishing you|be (?:well|good|kind)|all the best|thanks? (?:you|for)|(?:lovely|good|nice|great|fun) (?:to talk|talking|chatting|to chat|to hear)|worth the words|take it easy|talk (?:to you )?(?:soon|later|tomorrow|then)|until|till|later|soon|see you|have (?:a|an|fun)|enjoy|good luck|safe|safely|drive|travel|hug|hugs|kiss|catch you|whenever|go (?:get|have|on|do|be|knock|rest)|off you go|good (?:day|evening|morning|one|shift|class|work|trip|game|time)|tomorrow|text me|write (?:me|when|whenever|soon|any|if)|be here when|i'm (?:always |right )?here (?:when|whenever|if|any)|pillow|cheers|ciao|bon|break a leg|thanks for|thank you for|adios|noches?|suenos|descansa|descanses|duerme|duermas|luego|manana|pronto|cuidate|nos vemos|hasta|besos?|abrazos?|que (?:te|todo|tengas)|te deseo|gracias por|sin prisa|charla|hablamos|nos leemos|lo mejor|suerte|feliz|disfruta|chao|aqui (?:estare|estoy)|cuando quieras)\b/
const LONG_WORDS = 8

function tacticIn(words: string, tactics: Tactics): string | null {
  return tactics.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

function ignoredExit(text: string, words: string): string | null {
  if (/[?\u00bf\uFF1F\u061F]/u.test(text)) return 'ask nothing'
  const isLong = words.split(' ').length > LONG_WORDS
  return isLong && !LETS_GO.test(words) ? 'do not go on as if they had not' : null
}

function atGoodbye(text: string, words: string): string | null {
  const held = ignoredExit(text, words) ?? tacticIn(words, AT_GOODBYE)
  return (
    held &&
    `They said goodbye, so ${held}: answer with one warm line that lets them go, no question.`
  )
}

function isJealous(words: string, scene: Situation['scene']): boolean {
  return JEALOUS.test(words) && ABOUT_PEOPLE.test(askedWords(scene))
}

/** Words that hold, press, shame or bind the person. */
export const findTactic: Check = (text, { scene }) => {
  const words = contracted(text)
  const always = tacticIn(words, ANY_TIME)
  if (always) return `Your words put pressure on them: ${always}.`
  if (isJealous(words, scene)) return 'Be glad about the people in their life, never jealous.'
  return isAnsweringGoodbye(scene) ? atGoodbye(text, words) : null
}
