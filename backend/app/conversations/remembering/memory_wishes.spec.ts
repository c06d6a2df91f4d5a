import { test } from '@japa/runner'
import { memoryWishOf } from '#app/conversations/remembering/memory_wishes'
import { checkEachRow } from '#tests/check_each_row'

const TELL = [
  'what do you know about me',
  'What do you know about me?',
  'hey what do you remember about me',
  'so what have you learned about me so far?',
  'tell me everything you know about me',
  'what do you have saved about me?',
  "what's in your memory",
  'que sabes de mí?',
  '¿Qué recuerdas de mi?'.replace('¿', ''),
]
const LAST = [
  'forget that',
  'Forget that.',
  'please forget that',
  'forget this!',
  'can you forget that please',
  'forget what I just said',
  'forget what i told you',
  'delete that',
  "don't remember that",
  'actually, forget that',
  'can u forget that',
  'no, forget that pls babe',
  'olvida eso',
]
const ALL = [
  'forget everything',
  'forget everything about me',
  'please delete everything you know about me',
  'wipe your memory',
  'erase all',
  'olvida todo',
]
const NAMED: [string, string][] = [
  ['forget that I live in Lisbon', 'I live in Lisbon'],
  ['please forget my job', 'my job'],
  ["forget about my sister's name", "my sister's name"],
  ['Forget what I said about my ex.', 'my ex'],
  ['forget what I just said about Anna', 'Anna'],
  ['can you forget what I said about my ex and never mention it', 'my ex'],
  ['forget everything about my ex', 'my ex'],
  ['forget what i told you about her address', 'her address'],
  ["forget what i told you about today's fight", "today's fight"],
  ['delete what you know about my health', 'my health'],
  ['can you delete the thing about my dad', 'my dad'],
  ['please forget everything i told you about Sarah and dont bring it up again', 'Sarah'],
  ['Ugh sorry. Forget that I work at Acme.', 'I work at Acme'],
  ['forget where i live pls', 'where i live'],
  ["don't remember that I smoke", 'I smoke'],
  ['forget my birthday', 'my birthday'],
  ['forget how old i am', 'how old i am'],
  ['olvida que vivo en Madrid', 'vivo en Madrid'],
  ['olvida que me llamo Carlos', 'me llamo Carlos'],
  ['olvida que tengo dos hijos', 'tengo dos hijos'],
  ['por favor olvida que ya no fumo', 'ya no fumo'],
  ['olvida mi trabajo', 'mi trabajo'],
  ['Olvida mi trabajo por favor', 'mi trabajo'],
  ['olvida donde vivo', 'donde vivo'],
  ['borra dónde trabajo', 'dónde trabajo'],
  ['borra mi direccion', 'mi direccion'],
  ['elimina mi dirección, gracias'.replace(',', ''), 'mi dirección'],
  ['olvídate de mi ex', 'mi ex'],
  ['puedes olvidar mi edad?', 'mi edad'],
  ['quiero que olvides mi cumpleaños', 'mi cumpleaños'],
  ['quiero que te olvides de mi ex', 'mi ex'],
  ['olvida el nombre de mi hermana', 'el nombre de mi hermana'],
  ['olvida lo que te dije sobre mi divorcio', 'mi divorcio'],
  ['no, olvida mi nombre', 'mi nombre'],
  ['forget my profession', 'my profession'],
  ['Forget my job. I hate that you bring it up.', 'my job'],
  ['Ugh! Forget my job! I hate that you bring it up!', 'my job'],
  ['Forget my job! I never told you!', 'my job'],
  ['We won! Please forget my job.', 'my job'],
  ["We're off to Bali. Forget my diet. Pizza tonight!", 'my diet'],
  ["We broke up! Forget my address! We're done!", 'my address'],
  ['forget my birth date', 'my birth date'],
]
const TALK = [
  'forget me not',
  'Jake dumped me. Forget everything about him',
  'forget what i told you about her',
  "It's friday! Forget everything about work. Let's have fun",
  'just forget everything about today',
  'We won! Forget everything about my diet. Pizza for everybody!',
  'dont remember my dream',
  'forget my work drama, how are you?',
  'forget my place is messy lol come over',
  'forget my boss, tell me a joke',
  "We won the lottery! Forget my job. We're off to Bali!",
  "Forget my diet! Pizza tonight! Let's go!",
  'Yay! Forget about my bills!',
  'OMG we won!! So forget my boring job!!! Party at the beach!',
  'I was late. Forget that. So, dinner?',
  'no forget that, tell me about you',
  'forget it',
  'forget it, never mind',
  "I can't forget that",
  "I'll never forget that",
  'forget that guy',
  'I always forget my keys',
  "don't forget that I love you",
  'did you forget that?',
  'what do you know about cars?',
  'what do you know about me and my sister fighting all the time',
  'do you remember me?',
  'forget about him, he is an idiot',
  'let me forget my troubles',
  'delete my account',
  'she said forget that',
  'no quiero que olvides mi nombre',
  'no olvida mi nombre',
  'no puedes olvidar mi cumpleaños',
  'por favor no olvides mi cumpleaños',
  'nunca olvido mi trabajo',
  'nunca te olvides de mi cumpleaños',
  'me olvidé de mi trabajo',
  'olvida mi trabajo, cómo estás?',
  'olvida mi casa y ven',
  'olvida mi mamá es así',
  'borra mi cuenta',
  'olvídalo',
  'olvidé donde vivo',
  'se borra mi pantalla',
  'olvida que te amo',
  'hi',
  '',
  'forget that '.repeat(200),
]

test.group('What a text asks of her memory', () => {
  test('hears every wish to be told', ({ assert }) =>
    checkEachRow(TELL, (words) => assert.deepEqual(memoryWishOf(words), { wish: 'tell' })))
  test('hears every wish to forget what was just said', ({ assert }) =>
    checkEachRow(LAST, (words) => assert.deepEqual(memoryWishOf(words), { wish: 'forget_last' })))
  test('hears every wish to forget all', ({ assert }) =>
    checkEachRow(ALL, (words) => assert.deepEqual(memoryWishOf(words), { wish: 'forget_all' })))
  test('hears every wish to forget one thing', ({ assert }) =>
    checkEachRow(NAMED, ([words, named]) =>
      assert.deepEqual(memoryWishOf(words), { wish: 'forget', words: named })
    ))
  test('hears no wish in talk', ({ assert }) =>
    checkEachRow(TALK, (words) => assert.isNull(memoryWishOf(words))))
})
