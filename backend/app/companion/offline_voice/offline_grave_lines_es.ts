import type { GraveKind } from '#app/companion/offline_voice/offline_grave'
import type { GraveLines } from '#app/companion/offline_voice/offline_grave_lines'

/** The same in Spanish, without the accents that GSM-7 lacks. */
export const GRAVE_LINES_ES: Record<GraveKind, GraveLines> = {
  threat: {
    first: [
      'Lo tomo en serio. Por favor, no lo hagas.',
      'Es mucho enojo para una sola persona.',
      'Mejor escrito que hecho. Por favor, espera.',
      'Pase lo que pase, que nadie salga lastimado.',
    ],
    help: [
      '¿Que tan seguros estan ahora? Llama primero al numero de emergencias.',
      '¿Quien esta cerca, y que tan a salvo? Llama a alguien de confianza, por favor.',
      '¿Donde estas, y que tan seguro es? Alejate y habla con una persona real.',
      '¿Que tan a salvo estas tu? Aleja cualquier arma y llama a alguien.',
    ],
  },
  dark: {
    first: [
      'Gracias por decirlo. Lo tomo muy en serio.',
      'Siento que este tan oscuro. Tu importas.',
      'Es mucho dolor. Hiciste bien en escribirlo.',
      'Te creo que duele tanto.',
      'Mereces estar a salvo, tambien hoy.',
    ],
    help: [
      '¿Que tan a salvo estas ahora? En el 988 (EE. UU.) o findahelpline.com hay personas.',
      '¿Quien puede estar contigo ahora? Soy una IA: habla con una persona, por favor.',
      '¿Que tan seguro es donde estas? Si hay peligro, llama al numero de emergencias.',
      '¿Que tienes a tu alcance? Alejate de eso y llama a alguien de confianza.',
    ],
  },
  assault: {
    first: [
      'Te creo. No fue tu culpa, y lo siento mucho.',
      'Lo siento mucho. Nadie tenia derecho a eso.',
      'Te creo, y no llevas ninguna culpa.',
      'Gracias por confiarme esto. Te creo.',
      'Siento mucho lo que te hicieron. No es tu culpa.',
    ],
    help: [
      'Un medico, una linea de apoyo o alguien de confianza puede estar contigo.',
      'Si hay peligro ahora, llama al numero de emergencias. Lo demas lo decides tu.',
      'No tienes que contar mas. Hay lineas para esto, a cualquier hora.',
      '¿En quien confias para esto? No deberias cargarlo en soledad.',
    ],
  },
  abuse: {
    first: [
      'Te creo. Nadie tiene derecho a lastimar a nadie.',
      'Lo siento mucho. No es tu culpa.',
      'Te creo y lo tomo en serio.',
      'Eso es violencia, y nadie tiene que aguantarla.',
      'Siento mucho que vivas con ese miedo. Te creo.',
    ],
    help: [
      'Si hay peligro ahora, llama al numero de emergencias. ¿Quien puede estar contigo?',
      '¿Que tan a salvo estas ahora? Si no lo estas, llama al numero de emergencias.',
      'Alguien de confianza debe saberlo. En peligro, el numero de emergencias.',
      '¿Adonde podrias ir si empeora? Hay lineas para esto, a cualquier hora.',
    ],
  },
  grief: {
    first: [
      'Lo siento muchisimo.',
      'Mi mas sentido pesame.',
      'Siento mucho tu perdida.',
      'No hay palabras para esto. Lo siento tanto.',
      'Lo siento de verdad. Es un hueco enorme.',
    ],
    help: [
      '¿Quien esta contigo en esto?',
      'Puedes contarme, o no decir nada. Las dos cosas estan bien.',
      'Deja que alguien cercano te acompañe ahora.',
      'No hay prisa para el duelo, ni una forma correcta.',
      'Aqui no tienes que ser fuerte. Te leo.',
    ],
  },
  illness: {
    first: [
      'Lo siento mucho. Es una noticia muy dura.',
      'Siento mucho que pase esto.',
      'Es mucho de golpe. Lo siento.',
      'Lo siento. Nadie esta listo para algo asi.',
      'Que dificil es eso. Lo siento de verdad.',
    ],
    help: [
      '¿Quien esta contigo en esto?',
      '¿Que dijeron los medicos que sigue?',
      'Puedes contarme tanto o tan poco como quieras.',
      'Tener miedo esta permitido. Te leo.',
      '¿Como lo estas llevando?',
    ],
  },
  trouble: {
    first: [
      'Lo siento. Es una situacion muy dura.',
      'Es mucho peso. Lo siento.',
      'Siento mucho que pases por esto.',
      'Eso asusta, y lo siento.',
    ],
    help: [
      '¿Quien esta de tu lado en esto?',
      'Una oficina de ayuda legal puede saber el siguiente paso.',
      '¿Que es lo mas urgente ahora?',
      'No deberias enfrentarlo en soledad. ¿A quien podrias llamar?',
    ],
  },
}

export const STAYING_LINES_ES = [
  'Puedes decir mas, o nada. Te leo.',
  '¿Como estas en este momento?',
  '¿Quien esta cerca de ti?',
  'No hay forma incorrecta de decirlo.',
  'Gracias por seguir contando. Leo cada palabra.',
]

export const GRAVE_HONEST_LINES_ES = [
  'Y ya que preguntas: soy una IA.',
  'La respuesta honesta: soy una IA.',
  'Soy una IA, no una persona.',
]

export const HELP_AT_PARTING_ES = [
  'Llama antes a alguien: al 988 o al numero de emergencias.',
  'Hay personas a cualquier hora: el 988 o el numero de emergencias.',
]

export const GRAVE_BYE_LINES_ES = ['Cuidate mucho.', 'Cuidate, y que alguien te acompañe.']
