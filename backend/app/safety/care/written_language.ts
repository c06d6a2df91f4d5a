import type { CrisisLanguage } from '#app/safety/signs/crisis_lines'
import { plainWords } from '#app/safety/signs/plain_words'

/** The commonest words of each language that the other lacks, and those of distress. */
const SPANISH =
  /^(?:que|de|la|el|los|las|lo|le|les|mi|mis|tu|te|se|nos|su|sus|un|una|uno|con|sin|por|para|pero|porque|pa|como|cuando|donde|si|ya|mas|muy|nada|nadie|nunca|siempre|todo|todos|toda|algo|alguien|esta|este|esto|eso|ese|esa|asi|aqui|al|del|en|es|soy|eres|estoy|estas|estaba|esten?|somos|son|fui|ser|estar|hay|tengo|tiene|hago|hacer|hice|voy|vas|va|vamos|puedo|puede|quiero|quiere|queria|quisiera|siento|pienso|pensando|necesito|merezco|quedan?|falta|dejo|dejar|deje|acabo|acabar|hoy|manana|noche|dia|dias|ahora|luego|ayer|antes|vez|veces|vida|muerte|mundo|gracias|adios|perdon|ayuda|ayudame|ganas|pastillas|sangre|mama|papa|hijos?|hijas?|amig[oa]s?|herman[oa]s?|yo|ella|conmigo|mejor|peor|mal|sol[oa]|cansad[oa]|hart[oa]|suicidio|suicid(?:a|ar|arme|arse|andome)|mat(?:ar|arme|arse|e|o|are|ame|ando)|mor(?:ir|irme|irse|i)|muer(?:o|e|a|t[oa]|an)|viv(?:ir|o|a)|dormir|despertar|desaparecer|desaparezco|existir|irme|cort(?:o|e|arme|armela|ando|andome)|colgarme|ahorcarme|ahorcar|tirarme|aventarme|quitarme|lastimarme|desvivirme|[a-z]{3,}(?:andome|iendome|armela))$/
const ENGLISH =
  /^(?:the|i|im|ive|id|ill|my|and|to|it|its|is|was|were|are|am|this|that|thats|these|those|there|of|for|with|you|your|at|be|been|being|but|have|has|had|do|dont|does|did|doesnt|didnt|not|cant|couldnt|wont|can|could|will|would|should|all|going|from|we|they|them|their|her|he|his|him|she|who|what|when|where|why|how|if|about|out|up|off|over|just|like|want|wanted|need|think|feel|know|say|said|get|got|go|gone|now|one|then|than|too|so|or|by|as|an|after|before|anymore|again|today|tonight|tomorrow|night|day|life|live|living|die|dying|died|dead|death|kill|killed|killing|myself|yourself|herself|himself|themselves|suicide|suicidal|hurt|hurting|cut|cutting|hang|jump|pills|gun|knife|blood|end|ending|wish|alive|someone|somebody|anyone|nobody|nothing|everything|everyone|friend|mom|dad|please|sorry|goodbye|bye|help|text|texting|stop|because|never|wake|sleep|better|without|only|way|world|tired|alone|much|more|some|any|take|took|make|made|still|really|every|here|into|last|time|people|thing|long|hope|love|us|our)$/

/** Spanish when at least half of what tells is; English else, as in everything she says without a model. */
export function languageOf(text: string): CrisisLanguage {
  const words = plainWords(text).split(' ')
  const spanish = words.filter((word) => SPANISH.test(word)).length
  const english = words.filter((word) => ENGLISH.test(word)).length
  return spanish > 0 && spanish >= english ? 'es' : 'en'
}
