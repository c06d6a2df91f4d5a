import { z } from 'zod'
import { anyOf } from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/spanish_words.txt',
  z.strictObject({
    languages: shapes.glossary,
    kin: shapes.glossary,
    professions: shapes.pattern('iu'),
    noProfession: shapes.pattern('iu'),
    name: shapes.source,
    ya: shapes.source,
    tail: shapes.pattern('iu'),
  })
)
export const KIN = WORDS.kin
export const MANY: Record<string, string> = {
  amigo: 'friend',
  amiga: 'friend',
  primo: 'cousin',
  prima: 'cousin',
  tío: 'uncle',
  tio: 'uncle',
  tía: 'aunt',
  tia: 'aunt',
  sobrino: 'nephew',
  sobrina: 'niece',
}
export const PETS: Record<string, string> = {
  perro: 'dog',
  perra: 'dog',
  perrito: 'dog',
  perrita: 'dog',
  cachorro: 'dog',
  gato: 'cat',
  gata: 'cat',
  gatito: 'cat',
  gatita: 'cat',
  conejo: 'rabbit',
  loro: 'parrot',
  hámster: 'hamster',
  hamster: 'hamster',
  caballo: 'horse',
  tortuga: 'turtle',
}
export const NUMBERS: Record<string, string> = {
  un: '1',
  una: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
}
export const COUNTED: Record<string, string> = {
  hijo: 'children',
  hijos: 'children',
  hija: 'daughters',
  hijas: 'daughters',
  hermano: 'brothers',
  hermanos: 'siblings',
  hermana: 'sisters',
  hermanas: 'sisters',
}
export const STATES: Record<string, string> = {
  solter: 'single',
  casad: 'married',
  divorciad: 'divorced',
  separad: 'separated',
  comprometid: 'engaged',
  viud: 'widowed',
}
export const DIETS: Record<string, string> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  celíac: 'gluten-free',
  celiac: 'gluten-free',
}
export const LANGUAGES = WORDS.languages
export const KINDS: Record<string, string> = {
  color: 'color',
  comida: 'food',
  película: 'movie',
  pelicula: 'movie',
  canción: 'song',
  cancion: 'song',
  libro: 'book',
  banda: 'band',
  equipo: 'team',
  animal: 'animal',
  deporte: 'sport',
  serie: 'series',
  estación: 'season',
  cantante: 'singer',
  fruta: 'fruit',
  postre: 'dessert',
  juego: 'game',
  bebida: 'drink',
}
export const PROFESSIONS = WORDS.professions
export const NO_PROFESSION = WORDS.noProfession

export const any = (table: Record<string, string>) => anyOf(Object.keys(table))
export const NAME = WORDS.name
export const REST = '(?<rest>[^!?;:\\n]{2,60})'
export const YA = WORDS.ya
export const TAIL = WORDS.tail

export const low = (table: Record<string, string>, word = '') => table[word.toLowerCase()] ?? ''
