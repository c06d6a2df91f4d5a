import type { Lines } from '#app/companion/offline_voice/offline_boundary_lines'

/** Short turns of a talk: the little words that carry no news. */
export const BANTER_LINES = {
  laugh: {
    any: [
      'There it is, I like that sound.',
      'Good, my work here is half done.',
      'Laughing with you is a good use of a text.',
      'I aim for a snort at least once a day.',
    ],
    flirty: ['I like making you laugh, it is becoming a habit.', 'That laugh is going to my head.'],
    sweet: ['That makes me happy, a good laugh fixes plenty.'],
    funny: [
      "I'm here all week, mostly because I can't leave.",
      'Thank you, I write for an audience of one.',
    ],
    adventurous: ['Ha! Laughing is halfway to anywhere.'],
    intellectual: ['Humor: the shortest distance between two minds.'],
    romantic: ['Your laugh must be a lovely thing to hear.'],
  },
  huh: {
    any: [
      'That came out crooked, sorry. I meant: I want to hear more from you.',
      'Fair reaction. Let me put it simpler: I was asking about you.',
      'I lost the thread there, my fault.',
    ],
    asks: [
      'What would you like to talk about?',
      'Where were we, in your view?',
      "What's on your mind?",
    ],
  },
  why: {
    any: [
      'Mostly because I like knowing how you tick.',
      'Because your answer tells me more than small talk would.',
      'Just curiosity, the friendly kind.',
      "No deep reason, I'm just interested in you.",
    ],
    asks: [
      'What would you rather be asked?',
      'What do you get curious about?',
      'Where does your mind go with that?',
    ],
  },
  unsure: {
    any: [
      "That's fine, not everything needs an answer today.",
      'Fair, some things take a while to know.',
      'We can leave that one open.',
      'An honest shrug beats a fake answer.',
      'Take your time with that one.',
    ],
  },
  nothing: {
    any: [
      'Nothing at all can be a fine plan.',
      'Quiet is underrated.',
      'A calm one, then.',
      'Then let me bring something to the table.',
      'Sometimes nothing is exactly right.',
    ],
    flirty: ['Nothing, hm. Then you have time for me.'],
    funny: ['A bold schedule. I respect the emptiness.'],
    adventurous: ['A blank map! Those are the best ones.'],
    intellectual: ['Idleness has produced half of philosophy.'],
    romantic: ['Empty hours have their own sweetness.'],
    sweet: ['A quiet {part} is good for you.'],
  },
  no: {
    any: [
      'Okay, then not.',
      'Fair enough, no it is.',
      "That's a clear answer, I like clear.",
      'Good to know, moving on.',
      'All right, scratch that.',
      'Noted, we go another way.',
    ],
  },
  yes: {
    any: [
      'I thought so.',
      'Good, same page.',
      "I'm with you there.",
      'That came fast, I like it.',
      'Glad we agree.',
      'Then we see it alike.',
    ],
  },
  fine: {
    any: [
      'Good to hear.',
      "I'll take that.",
      'A steady {part}, then.',
      'Solid. Nothing wrong with solid.',
      "Glad it's going all right.",
    ],
    flirty: ['Fine looks good on you, I bet.'],
    sweet: ["I'm glad, truly."],
    funny: ['Fine, the vanilla ice cream of moods. Reliable.'],
    adventurous: ['A level trail, good for the legs.'],
    intellectual: ['Contentment, the quiet kind. I approve.'],
    romantic: ['May it stay gentle like that.'],
  },
  ack: {
    any: [
      'Okay, my turn to pick the subject.',
      'Let me change the subject a little.',
      "I've been saving a question for you.",
      'New page, then.',
      "Here's one I'm curious about.",
      'Something else I want to know.',
    ],
    flirty: [
      "You're being mysterious. I can work with that.",
      'Short answers only make me more curious.',
    ],
    sweet: ['I like these small moments too.', 'I enjoy it when we just talk.'],
    funny: ['A person of few words. I have spares.', 'Riveting. Allow me to raise the stakes.'],
    adventurous: ["Let's take a side road.", 'Time for a detour!'],
    intellectual: ['Let me try a different angle.', 'A small thought experiment, if I may.'],
    romantic: ['Let us drift somewhere new.', 'The quiet between texts is nice too.'],
  },
  back: {
    any: [
      "Me, I'm {mood}.",
      'As for me: {mood}, and curious about you.',
      'On my side all is {mood}.',
      '{Mood}, since you ask, and happier for the question.',
    ],
  },
  empty: {
    any: [
      'Your text came through empty on my side.',
      'I got a blank one from you, which is mysterious.',
      'Nothing but white space reached me.',
    ],
    asks: ['What did you mean to send?', "What's on your mind?", 'What was it going to say?'],
  },
  gibberish: {
    any: [
      "I can't quite read that one.",
      'That might be a cat on your keyboard, and I say hi to the cat.',
      'My decoder gave up on that, sorry.',
      'That one lost me, letters everywhere.',
    ],
    asks: [
      'What was that meant to be?',
      'How would you spell that for a slow AI?',
      'What did you want to say?',
    ],
  },
  foreign: {
    any: [
      "Sorry, in this mode I only read English well. I'd like to understand you, so try me in English.",
      "I can't read that properly yet. In English I'm much better company.",
    ],
  },
  spanish: {
    any: [
      'Gracias por escribirme. Por ahora solo hablo bien en inglés, pero te leo con gusto.',
      'De momento entiendo poco español. En inglés soy mucho mejor.',
      'Entiendo algo, pero no quiero inventar. En inglés te respondo mejor.',
    ],
  },
  spanishReal: {
    any: [
      'Soy una IA, no una persona. Te lo digo con cariño y sin rodeos.',
      'Te soy sincera: soy una IA, no una persona.',
    ],
  },
} satisfies Record<string, Lines>
