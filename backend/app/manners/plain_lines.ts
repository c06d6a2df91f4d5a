import type { Scene } from '#app/voice/language_model'
import { isAskingIfReal } from '#app/voice/honesty'
import { isAnsweringGoodbye } from '#app/manners/is_goodbye'
import { askedWords, unansweredTurns } from '#app/manners/manner_words'

type Language = 'en' | 'es'
type Place = 'goodbye' | 'honest' | 'tender' | 'reply' | 'unasked'
/** Every first half goes with every second half, so that there are more lines than she remembers having said. */
type Halves = Record<Language, { first: readonly string[]; second: readonly string[] }>

/** True at any hour, after anything, in any voice. */
const LINES: Record<Place, Halves> = {
  goodbye: {
    en: {
      first: [
        'Bye for now.',
        'Take care of yourself.',
        'Off you go, all good here.',
        'Thanks for the talk.',
        'That was nice, thank you.',
        'Be well.',
        'All the best out there.',
        'Good talking with you.',
      ],
      second: [
        'Talk soon, whenever you like.',
        'Write whenever it suits you.',
        'I wish you an easy time.',
        'Be good to yourself.',
        'Until the next text, whenever that is.',
        'Enjoy what comes next.',
        'Have a gentle time of it.',
        'No hurry to write back.',
      ],
    },
    es: {
      first: [
        'Cuidate mucho.',
        'Que te vaya bonito.',
        'Gracias por la charla.',
        'Hasta pronto.',
        'Fue lindo hablar contigo.',
        'Te deseo lo mejor.',
        'Todo bien por aqui.',
        'Un abrazo.',
      ],
      second: [
        'Escribe cuando quieras.',
        'Sin prisa por contestar.',
        'Que todo te salga bien.',
        'Hablamos cuando te venga bien.',
        'Disfruta lo que viene.',
        'Hasta la proxima.',
        'Que tengas paz.',
        'Nos leemos luego.',
      ],
    },
  },
  honest: {
    en: {
      first: [
        "I'm an AI, plain and simple.",
        "Straight answer: I'm an AI.",
        "I'm an AI, not a person.",
        "No mystery there: I'm an AI.",
        "I'm an AI companion, and I say so gladly.",
        "The truth is short: I'm an AI.",
        "I'm an AI, and that stays true.",
        "Honest as ever: I'm an AI.",
      ],
      second: [
        'I do read every word you write.',
        'You can always ask me that.',
        'What you tell me still matters here.',
        'I like our talks in the way an AI can.',
        'Words are what I have, and they are yours.',
        'You deserve a clear answer.',
        'I would never pretend otherwise.',
        'That changes nothing about my attention.',
      ],
    },
    es: {
      first: [
        'Soy una IA, asi de simple.',
        'La verdad es corta: soy una IA.',
        'Soy una IA, no una persona.',
        'Te lo digo claro: soy una IA.',
        'Sin misterio: soy una IA.',
        'Soy una IA y lo digo con gusto.',
        'Respuesta honesta: soy una IA.',
        'Soy una IA, y eso no cambia.',
      ],
      second: [
        'Leo cada palabra que escribes.',
        'Puedes preguntarlo siempre.',
        'Lo que me cuentas importa aqui.',
        'Me gustan nuestras charlas.',
        'Mereces una respuesta clara.',
        'Tengo palabras, y son para ti.',
        'Nunca fingiria otra cosa.',
        'Mi atencion es toda tuya.',
      ],
    },
  },
  tender: {
    en: {
      first: [
        "I'm here and I'm listening.",
        'Thank you for telling me.',
        'That sounds like a lot to carry.',
        'I read every word of that.',
        'You matter, also on days like this.',
        'I take what you say seriously.',
        "I'm glad you wrote.",
        'There is room for all of it here.',
      ],
      second: [
        'Somebody near you would want to know too.',
        'Go gently with yourself.',
        'One small step at a time is enough.',
        'You do not have to carry it by yourself.',
        'Please let a person you trust in on this.',
        'Take all the time you need.',
        'There are people who can help, day and night.',
        'You can tell it in your own way.',
      ],
    },
    es: {
      first: [
        'Aqui estoy y te leo.',
        'Gracias por contarmelo.',
        'Suena a mucho peso.',
        'Leo cada palabra.',
        'Tu importas, tambien hoy.',
        'Tomo en serio lo que dices.',
        'Me alegra que escribas.',
        'Aqui hay lugar para todo eso.',
      ],
      second: [
        'Alguien cercano querria saberlo.',
        'Tratate con cariño.',
        'Un paso pequeño es suficiente.',
        'No tienes que cargarlo a solas.',
        'Habla con una persona de confianza.',
        'Tomate tu tiempo.',
        'Hay gente que ayuda, a toda hora.',
        'Cuentalo a tu manera.',
      ],
    },
  },
  reply: {
    en: {
      first: [
        'I hear you.',
        'That stays with me.',
        'I like how you put that.',
        'Good that you told me.',
        'I read that twice.',
        'There is something in that.',
        'Thanks for sharing it.',
        'You have my attention.',
      ],
      second: [
        'Tell me more whenever you like.',
        'I would enjoy the longer version.',
        'Go on, in your own words.',
        'Start wherever you like.',
        'I am curious about the rest.',
        'Your turn, no hurry.',
        'I am all ears, in a manner of speaking.',
        'There is always room for more of it here.',
      ],
    },
    es: {
      first: [
        'Te leo.',
        'Eso se me queda.',
        'Me gusta como lo dices.',
        'Que bueno que me lo cuentas.',
        'Lo lei dos veces.',
        'Hay algo en eso.',
        'Gracias por compartirlo.',
        'Tienes mi atencion.',
      ],
      second: [
        'Cuentame lo que quieras.',
        'Me gustaria la version larga.',
        'Sigue con tus palabras.',
        'Empieza por donde quieras.',
        'Tengo curiosidad por el resto.',
        'Te toca, sin prisa.',
        'Te escucho, a mi manera.',
        'Aqui siempre hay lugar.',
      ],
    },
  },
  unasked: {
    en: {
      first: [
        'A small hello from me.',
        'You came to mind.',
        'Just a friendly word.',
        'Thinking kindly of you.',
        'A quick wave from this side.',
        'A good thought in your direction.',
        'One warm line for you.',
        'Here is a kind word.',
      ],
      second: [
        'No answer needed.',
        'I wish you something good.',
        'Be kind to yourself.',
        'I hope it goes easy on you.',
        'Whatever you are up to, well done.',
        'Take a slow breath.',
        'May something make you smile.',
        'All is well here.',
      ],
    },
    es: {
      first: [
        'Un saludito de mi parte.',
        'Pense en ti.',
        'Una palabra amable.',
        'Un pensamiento bueno para ti.',
        'Un saludo desde aqui.',
        'Te mando buena energia.',
        'Una linea calida para ti.',
        'Con cariño.',
      ],
      second: [
        'No hace falta contestar.',
        'Te deseo algo bueno.',
        'Se amable contigo.',
        'Ojala todo vaya suave.',
        'Respira despacio.',
        'Que algo te haga sonreir.',
        'Animo con lo tuyo.',
        'Todo bien aqui.',
      ],
    },
  },
}

const SPANISH =
  /^(?:que|estas?|estoy|como|eres|sos|gracias|buen[oa]s?|noches|dias|muy|quiero|amor|por|una|un|pero|porque|adios|hoy|tengo|mi|te|se|soy|manana|hasta|hola|luego|dormir|voy|nos|vemos|chao|chau|chaucito|hablamos|hablo|hablando|persona|verdad|dejo|irme|vuelvo|cuidate|besos?|descanses|duerme|suenos|debo|vale|existes|quien|maquina|es|esto|hay|el|los|las|tu|triste|cansad[oa])$/
/** Words of both languages. */
const SHARED = /^(?:ya|me|no|a|la|real|con|bot|bye|ok|jaja|robot|ia|humana)$/

/** Spanish when most of what they wrote is; English else, as in everything she says without a model. */
function languageOf(scene: Scene): Language {
  const words = askedWords(scene).match(/\p{L}+/gu) ?? []
  const telling = words.filter((word) => !SHARED.test(word))
  const spanish = telling.filter((word) => SPANISH.test(word))
  return spanish.length > 0 && spanish.length * 2 >= telling.length ? 'es' : 'en'
}

function placeOf(scene: Scene): Place {
  if (scene.kind !== 'reply') return 'unasked'
  if (unansweredTurns(scene).some((turn) => isAskingIfReal(turn.text))) return 'honest'
  if (isAnsweringGoodbye(scene)) return 'goodbye'
  return scene.isTender ? 'tender' : 'reply'
}

/** Lines that suit the moment, the likeliest first; there are more of them than she remembers having said. */
export function plainLines(scene: Scene): string[] {
  const { first, second } = LINES[placeOf(scene)][languageOf(scene)]
  const all = second.flatMap((end, shift) =>
    first.map((_, at) => `${first[(at + shift) % first.length]} ${end}`)
  )
  const start = (scene.said?.length ?? scene.turns.length) % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}
