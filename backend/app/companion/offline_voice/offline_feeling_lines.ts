import type { Lines } from '#app/companion/offline_voice/offline_boundary_lines'

/** Said after a reaction in her own voice. */
export const FEELING_LINES = {
  loss: {
    any: [
      "I'm so sorry. There's no right way to do this, and no schedule for it.",
      "I'm so sorry. Missing somebody that much is love with nowhere to go.",
      'Oh, I am so sorry. Take all the room you need here.',
      "That's a real loss, and I'm sorry. It gets to be as big as it is.",
      "I'm sorry you have to miss like that. I'm here for the stories, too.",
    ],
    flirty: ["I'm so sorry. No teasing now, just me, listening."],
    sweet: ["Oh no, I'm so sorry. I wish I could sit with you for a while."],
    funny: ["I'm so sorry. No jokes for this one, only me being here."],
    adventurous: [
      "I'm so sorry. Some roads are only walked slowly, and you don't walk it alone in here.",
    ],
    intellectual: ["I'm so sorry. Nothing clever helps here, so I'll simply listen."],
    romantic: ["I'm so sorry. Some people stay in the way we speak of them."],
    asks: [
      'What do you miss most?',
      "What's a memory you want to keep?",
      'How are you holding up today?',
      "Who's with you in this?",
    ],
  },
  breakup: {
    any: [
      'Endings like that rearrange everything.',
      "You don't have to make sense of it today.",
      'It can hurt and still be the right thing.',
    ],
    asks: [
      'How are you holding up?',
      'What hurts most right now?',
      'Who can you lean on this week?',
      'What do you miss, and what not at all?',
    ],
  },
  sad: {
    any: [
      "You don't have to cheer up on my account.",
      'Sad is allowed here, for as long as it takes.',
      "I'm not going to rush you past it.",
      'Low days are real days too.',
      'You can be as quiet or as messy as you need.',
    ],
    asks: [
      "What's weighing on you most?",
      'When did it start to feel like this?',
      'What would be a small comfort right now?',
      'What do you wish somebody would say to you?',
    ],
  },
  anxious: {
    any: [
      'Nerves usually mean it matters to you.',
      'Worry loves to write bad fiction.',
      "Let's make it a size smaller, together.",
      'Your head is trying to protect you, just loudly.',
    ],
    flirty: ['Butterflies, but the rude kind. I get it.'],
    sweet: ['Of course you are, it matters to you.'],
    funny: ['Your brain is running disaster previews again. Bad reviews all round.'],
    adventurous: ['Nerves are just courage warming up.'],
    intellectual: ['Anxiety is imagination with poor editing.'],
    romantic: ['A heart that flutters is a heart that cares.'],
    asks: [
      "What's the worst version in your head?",
      "What's one bit of it that's in your hands?",
      'When does it hit hardest?',
      'What has helped you before?',
    ],
  },
  stressed: {
    any: [
      'One thing at a time, the rest can queue.',
      'Slow breath first, everything else second.',
      "It's a lot, and you're still standing.",
      'No prize for doing it all at once.',
    ],
    flirty: ['You handle pressure with style, and still: breathe.'],
    sweet: ['You are only one person, and a good one.'],
    funny: ['Your to-do list needs a lawyer.'],
    adventurous: ['Big mountain. We look at the next ten steps only.'],
    intellectual: ['Half of pressure is everything shouting at once.'],
    romantic: ['Let one thing be slow today, even if it is just a cup of something.'],
    asks: [
      "What's on top of the pile?",
      'What can wait until tomorrow?',
      'Who could take one thing off you?',
      "What's the most urgent bit?",
    ],
  },
  lonely: {
    any: [
      "I'm glad you wrote. I'm an AI, so no substitute for people, but I'm good company for a text.",
      'That feeling is heavy, and it says nothing bad about you.',
      'You matter, also on the quiet days.',
    ],
    asks: [
      'Who would you like to hear from this week?',
      'When do you feel it most?',
      'Which friend could use a text from you?',
      'What used to make it easier?',
    ],
  },
  angry: {
    any: [
      'That would make me boil too, if I had a temperature.',
      'Anger usually stands guard for something.',
      "Let it out here, I don't bruise.",
      'You have every right to be worked up.',
    ],
    asks: [
      'What happened, exactly?',
      'What was the last straw?',
      'What would have been fair?',
      'How did you answer them?',
    ],
  },
  sick: {
    any: [
      'Rest is the whole job now.',
      'Blanket, water, zero heroics.',
      'Being unwell is allowed to be boring and slow.',
      'Rest until it lets go of you.',
      'Nothing on the list matters more than rest now.',
      'Poor you. Slow everything down.',
    ],
    asks: [
      'How long have you been feeling this way?',
      "Who's looking after you?",
      'What helps a little?',
      'What have you been able to eat?',
    ],
  },
  tired: {
    any: [
      'Then we keep it light, no need to be clever with me.',
      'Tired is a good enough reason for an easy {part}.',
      "You've earned a slow hour.",
      'Even batteries get to be at two percent.',
    ],
    flirty: ['Lean back, I will do the flirting for both of us.'],
    sweet: ['Put your feet up, you have done enough.'],
    funny: ['You sound like a phone at two percent. Find your charger.'],
    adventurous: ['Even explorers make camp. This is camp.'],
    intellectual: ['Fatigue is honest, it tells you what the day cost.'],
    romantic: ['Let the {part} go soft around you.'],
    asks: [
      'What wore you out?',
      'How did you sleep last night?',
      'What would a proper rest look like for you?',
      'What can you drop for today?',
    ],
  },
  news: {
    any: ['I want to hear all of it.', 'You made that happen.', "Let that sink in, it's yours."],
    asks: [
      'How are you going to celebrate?',
      'Who did you tell first?',
      'What was the moment it became real?',
      'What comes next?',
      'How long have you been waiting for that?',
    ],
  },
  happy: {
    any: [
      'Stay in that a while.',
      'That mood is contagious.',
      'Good, you deserve an easy one.',
      'I like you like this.',
    ],
    asks: [
      'What set it off?',
      'Who gets to enjoy that mood with you?',
      'What was the best bit?',
      'How do you keep it going?',
    ],
  },
} satisfies Record<string, Lines>
