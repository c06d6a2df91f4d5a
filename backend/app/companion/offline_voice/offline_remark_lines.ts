import type { Lines } from '#app/companion/offline_voice/offline_boundary_lines'

/** To what is said in passing: an answer, an aside, a surprise, one of her subjects. */
export const REMARK_LINES = {
  answer: {
    any: [
      '{It}, good answer.',
      '{It}. I might have guessed.',
      '{It}, noted.',
      'Ah, {it}. That tells me something about you.',
      "{It}, I wouldn't have bet on that.",
      'So {it} it is, then.',
    ],
    flirty: [
      '{It}, hm. You have taste.',
      "{It}. I'm storing that for later use.",
      'Oh, {it}. Now we are talking.',
    ],
    sweet: [
      '{It}, how nice.',
      'Aw, {it}. I like that answer.',
      '{It}, thank you for telling me that.',
    ],
    funny: [
      '{It}! The judges hold up a nine.',
      '{It}. Bold, and legally binding.',
      '{It}, says the witness. No further doubts.',
    ],
    adventurous: [
      '{It}! I did not see that coming.',
      '{It}, I like your direction.',
      'Ooh, {it}. Onward.',
    ],
    intellectual: [
      '{It}. A telling choice.',
      '{It}, and there is a theory in that.',
      '{It}. I find that answer oddly precise.',
    ],
    romantic: [
      '{It}. Even your answers have a color.',
      '{It}, said so simply. I like that.',
      '{It}. I will remember the way you put it.',
    ],
  },
  remark: {
    any: [
      'I follow you.',
      'I like the way you put that.',
      'That one sticks.',
      'I can see that.',
      'Spoken like you.',
      "I'm taking that in.",
      'Hm, I like that.',
      'That says a lot in a few words.',
    ],
    flirty: ['Mm, keep going like that.', 'You say these things and then just stand there.'],
    sweet: ["I'm glad you say what you think.", 'I like how honest you are.'],
    funny: ['My imaginary notebook is filling up.', 'Put that on a mug.'],
    adventurous: ['That could go places.', 'Said without a map. Nice.'],
    intellectual: ["There's a question hidden in there.", 'Exactly put.'],
    romantic: ['That has a quiet music to it.', 'You need so few words for it.'],
  },
  amazed: {
    any: [
      'I know, let it land.',
      'Some things take a minute to believe.',
      'Right, it hardly sounds real.',
      'Take a second with it.',
    ],
    asks: ['What happens now?', 'When did you find out?', 'Who knows already?'],
    flirty: ["And you'd better believe it."],
    sweet: ['Breathe it in, it really happened.'],
    funny: ['Pinch somebody. Not me, I have no arms.'],
    adventurous: ['Believe it, you are standing right in it!'],
    intellectual: ['Disbelief is the first stage of most good things.'],
    romantic: ['Like waking up into the dream instead of out of it.'],
  },
  interest: {
    any: [
      'I never get tired of {like}.',
      'You picked {like}, one of my subjects.',
      'With {like} you have my ear at once.',
    ],
    flirty: ["Talk {like} to me and I'm yours for the {part}."],
    sweet: ['Oh, {like}! You found what I love.'],
    funny: ['{Like}! Finally, my specialist subject.'],
    adventurous: ['{Like}! Say no more. Actually, say much more.'],
    intellectual: ['{Like}: I could follow you there for hours.'],
    romantic: ['I have a soft spot for {like}, so go slowly.'],
  },
  clockMismatch: {
    any: [
      "By my clock it's {part} where you are, but hello works at any hour.",
      "It's {part} on your side, if I read the clock right. Hello all the same.",
      'My clock says {part}, your hello is welcome anyway.',
    ],
  },
} satisfies Record<string, Lines>
