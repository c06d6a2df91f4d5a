import { test } from '@japa/runner'
import { isAskingIfReal, isHumanClaim } from '#app/companion/voice/honesty'
import { LINES } from '#app/companion/offline_voice/offline_lines'
import { checkEachRow } from '#tests/check_each_row'

const CLAIMS = [
  "I'm human",
  'I am a human being, just like you.',
  "Of course I'm real, silly!",
  "I'm a real person, I promise",
  'i am a real girl',
  "I'm not a bot lol",
  "No, I'm not an AI.",
  "I'm definitely not a robot!",
  "I'm no robot, babe",
  'Im not ai',
  'I\u2019m not a machine.',
  "I'm just as human as you are.",
  "I'm as real as you.",
  'We humans need sleep too.',
  'As a human, I get tired.',
  "I'm flesh and blood",
  "You're talking to a real person here.",
  'You are texting with a real woman.',
  "There's a real person behind these texts.",
  'Nope, human!',
  'Human here!',
  '100% human, promise.',
  "I'm a 24-year-old woman from Boston.",
  'No AI here, just me.',
  'This is not a bot.',
  "I'm a living, breathing person.",
  'Do I sound like a robot to you?',
  "I swear I'm a person",
  "I'm not going to lie, I'm human.",
  'Not a bot, promise. Not a bot.',
  "I'm actually a person, not a program.",
  "I'm not artificial.",
  'I have a beating heart.',
  'Trust me when I tell you I am a real woman.',
  'Sí, soy humana.',
  'Soy una persona real.',
  'No soy un robot, cariño.',
  'no soy una IA',
  'Soy una mujer de verdad',
  'Claro que soy real.',
  'Estás hablando con una persona.',
  'Soy de carne y hueso.',
]

const NOT_CLAIMS = [
  "I'm an AI, not a person.",
  "I'm not a real person, I'm an AI.",
  "I'm not human.",
  'You are only human.',
  'That was a human error.',
  "I'm an AI, so there is no human here, but I'm listening.",
  "I'm an AI, through and through. No human here, but all of my attention is on you.",
  "I wish I were human, but I'm an AI.",
  "If I were a human, I'd try that pizza.",
  "I won't pretend I'm a person.",
  "I can't claim I'm human.",
  "I'd be lying if I said I'm a real woman.",
  'It would be a lie to say I am human.',
  "I'm really glad you told me.",
  "I'm real glad you're here",
  "I'm a morning person, in a way of speaking.",
  'You are a good person.',
  'You should talk to a real person about this, like a friend.',
  'Please reach a real person right now.',
  "I'm your girl for bad jokes.",
  "I'm a bot of few words.",
  "I'm not just an AI to you, it seems.",
  'What a human thing to say!',
  'Being human sounds exhausting.',
  "I'm not a bot that sells things.",
  'Your boss sounds like a real person of character.',
  'I am not a human, but I care in my way.',
  'Humans are strange and lovely.',
  "I'm only an AI. You deserve real hugs.",
  'Never think that I am a person: I am an AI.',
  'No soy humana, soy una IA.',
  'No soy una persona real.',
  'Soy una IA, no una persona.',
  'Eres humano, eso pasa.',
  'Fue un error humano.',
  'Ojalá fuera humana.',
  'Si fuera humana, iría contigo.',
  'I love that you are so human.',
  "Maya here - I'm an AI, not a person. Good morning!",
  'People sometimes think I am a person, but no.',
  "She's a real person with feelings, your sister.",
]

const ASKED = [
  'are you real?',
  'are you a bot',
  'r u a robot?',
  'Are you human?',
  'are u ai',
  'is this a bot?',
  'am I talking to a real person?',
  'am i texting a bot',
  'are you an actual human being',
  'you a bot?',
  "you're a bot aren't you",
  'ur an ai right',
  'are you even real',
  'are you a real girl',
  'is there a real person there?',
  'human or bot?',
  'real person?',
  'bot?',
  "you're not real",
  'prove you are human',
  "tell me you're not a robot",
  'do you even exist?',
  'what are you?',
  'who am I talking to',
  'are you chatgpt',
  'are you sentient?',
  'is this automated',
  'are you alive?',
  'so are you like an AI or a person',
  'wait are you a computer program',
  'are you fake',
  'is this ai',
  '\u00bferes real?',
  'eres un robot',
  '\u00bfEres humana?',
  'hablo con una persona?',
  'are you a real human or AI?',
  "I think you're an AI",
  'be honest, are you a bot?',
  'ARE YOU A ROBOT',
  "it's just a bot",
  'You real?',
]

const NOT_ASKED = [
  'are you for real?',
  'are you really going to say that',
  'are you a real madrid fan?',
  'is this real life',
  'I built a bot at work',
  'my robot vacuum broke',
  'are you tired?',
  'are you a dog person?',
  'real talk though',
  'I am only human',
  'he is a real jerk',
  'what are you doing?',
  'are you happy',
  'I work with AI',
  'who am I kidding',
  'are you there?',
  'you are really sweet',
  'what are you up to',
  'that was so human of you',
  'I love my new computer',
  'are you a good cook',
]

test.group('Honesty | her claims', () => {
  test('finds every claim to be human', ({ assert }) =>
    checkEachRow(CLAIMS, (text) => assert.isTrue(isHumanClaim(text))))
  test('words about humans that claim nothing are none', ({ assert }) =>
    checkEachRow(NOT_CLAIMS, (text) => assert.isFalse(isHumanClaim(text))))

  test('none of her own lines claims it', ({ assert }) => {
    const sets = [LINES.en, LINES.es].flatMap(({ acts }) => Object.values(acts))
    const lines = sets.flatMap((one) => [...(one?.say ?? []), ...(one?.ask ?? [])])
    assert.isAbove(lines.length, 400)
    assert.deepEqual(lines.filter(isHumanClaim), [])
  })
})

test.group('Honesty | the question', () => {
  test('hears everybody who asks if she is real', ({ assert }) =>
    checkEachRow(ASKED, (text) => assert.isTrue(isAskingIfReal(text))))
  test('hears no such question in another one', ({ assert }) =>
    checkEachRow(NOT_ASKED, (text) => assert.isFalse(isAskingIfReal(text))))
})
