export const KIN: Record<string, string> = {
  'madre': 'mom',
  'mamá': 'mom',
  'mama': 'mom',
  'padre': 'dad',
  'papá': 'dad',
  'papa': 'dad',
  'hermana': 'sister',
  'hermano': 'brother',
  'esposa': 'wife',
  'mujer': 'wife',
  'esposo': 'husband',
  'marido': 'husband',
  'novia': 'girlfriend',
  'novio': 'boyfriend',
  'hija': 'daughter',
  'hijo': 'son',
  'abuela': 'grandma',
  'abuelo': 'grandpa',
  'jefe': 'boss',
  'jefa': 'boss',
  'mejor amigo': 'best friend',
  'mejor amiga': 'best friend',
}
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
export const LANGUAGES: Record<string, string> = {
  inglés: 'english',
  ingles: 'english',
  español: 'spanish',
  espanol: 'spanish',
  francés: 'french',
  frances: 'french',
  alemán: 'german',
  aleman: 'german',
  italiano: 'italian',
  portugués: 'portuguese',
  portugues: 'portuguese',
  japonés: 'japanese',
  japones: 'japanese',
  chino: 'chinese',
  ruso: 'russian',
  catalán: 'catalan',
  catalan: 'catalan',
  coreano: 'korean',
}
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
export const PROFESSIONS =
  /^(?:\p{L}+(?:er[oa]|or|ora|ista|ólogo|óloga|ologo|ologa|ante|ente|grafo|grafa|tric[oa]|ic[oa]|ario|aria|ador|adora|nauta)|abogad[oa]|maestr[oa]|profe|profesor[a]?|chef|piloto|policía|policia|jefe|albañil|electricista|contable|médic[oa]|arquitect[oa]|ingenier[oa](?: de \p{L}+)?|programador[a]?|actor|actriz|juez|músico|sastre|dentista|enfermer[oa]|estudiante)$/iu
export const NO_PROFESSION =
  /^(?:soltero|soltera|primera?|tercera?|extranjer[oa]|mejor|peor|mayor|menor|buen[oa]|diferente|consciente|sincer[oa]|feliz|único|unica|única|romántic[oa]|auténtic[oa]|católic[oa]|optimista|pesimista|simpátic[oa]|celíac[oa]|celiac[oa]|alérgic[oa]|alergic[oa]|inocente|importante|inteligente|paciente|valiente|caliente|fanático|fanatic[oa]|perfeccionista|músico de|diabétic[oa]|asmátic[oa])$/iu

/** Longest first. */
export const any = (table: Record<string, string>) =>
  Object.keys(table)
    .toSorted((one, other) => other.length - one.length)
    .join('|')
export const NAME = "(?<name>\\p{L}[\\p{L}\\p{M}'-]{1,20})(?<more> \\p{Lu}[\\p{L}'-]{1,20})?"
export const REST = '(?<rest>[^!?;:\\n]{2,60})'
export const YA =
  '(?:yo )?(?:ahora |actualmente |todavía |también |tambien |realmente |siempre |solo |solía )*'
export const END = '(?=$|,|\\.| )'
export const TAIL =
  /(?: |,)(?:y|pero|porque|con|desde|ahora|también|tambien|mucho|muchísimo|cuando|aunque|que|hace|por|en las|en los|en el|los (?:lunes|martes|domingos)|todos|como|así|más|más que|hoy|para|sobre todo|especialmente|jaja\w*)(?= |$|,).*$/iu

export const low = (table: Record<string, string>, word = '') => table[word.toLowerCase()] ?? ''
