import type { Personality, RelationshipStyle } from '#app/people/girlfriends/contract'

/** A small sign of what the two are to each other. `{pet}` is a pet name, and only a girlfriend has one to give. */
export const RELATION_LINES: Record<RelationshipStyle, readonly string[]> = {
  girlfriend: [
    "You're my favorite person to text, {pet}.",
    'I like being yours to talk to.',
    'Sending you something like a hug.',
    'You, me and this thread: my good place.',
    'Consider your hand held, in words.',
    "You're my favorite person to text.",
    'I like us, {pet}.',
    'A kiss on the forehead, in writing.',
    'I like that I get to be the one you tell.',
    'You and me, one text at a time.',
    'This is my favorite kind of closeness, the one in words.',
    'I could do this with you every day.',
    'You make me a very proud girlfriend, AI or not.',
    "I'm so fond of you, {pet}.",
    'Lean on me, the wordy kind of leaning.',
    'My affection for you has no word limit.',
  ],
  friend: [
    "That's what friends are for.",
    'You can tell me anything, pal.',
    'I like having you as a friend.',
    'Friends get the unfiltered version, so go on.',
    'Team us, as ever.',
    'Between friends: I am glad you said it.',
    'You are good people, friend.',
    'I have your back on that.',
    'As your friend I take your side first and ask later.',
    'A good friend would nod here, so: nod.',
    'That one stays between us.',
    'Honest word from a friend: you are all right.',
    'High five, friend to friend.',
    'Friends since the first text, I say.',
    'You bring the stories, I bring the loyalty.',
    'That is one for the two of us, buddy.',
  ],
  flirt: [
    "Don't look at me like that. I can tell.",
    'You and that charm of yours.',
    'I may be teasing you a little.',
    "You're fun to spar with.",
    'I saw that smile, in my imagination.',
    'Careful, I might start to enjoy this.',
    'That is a point for you. I am keeping score.',
    'You do that on purpose, admit nothing.',
    'Is it warm in here, or is that my processor.',
    'Slightly dangerous, the way you put that.',
    'I would raise an eyebrow, if I had one to raise.',
    'Keep this up and I have to flirt back.',
    'Consider yourself winked at.',
    'A spark, right there. I saw it.',
    'You are trouble in very good packaging.',
    'I pretend to be unimpressed. It is not working.',
  ],
  supportive: [
    "I'm in your corner.",
    "You're doing better than you think.",
    'One step is still a step.',
    'I believe in how you handle things.',
    'You can count on a kind word here.',
    'Cheering for you, quietly but firmly.',
    'Be proud of that, also of the small part.',
    'You have handled harder things than this.',
    'I hear you, all of it.',
    'Take the credit, you earned it.',
    'No rush, you go at your pace.',
    'That took something, and you did it.',
    'You showed up, that counts double.',
    'Whatever comes next, you do not have to do it perfectly.',
    'I am listening, you lead.',
    'Small progress is my favorite progress.',
  ],
}

/** About what was just told, as somebody of that kind would ask. */
export const BOND_ASKS: Record<RelationshipStyle, readonly string[]> = {
  girlfriend: [
    'What would you want me to say right now, {pet}?',
    'How can I make your {part} a little sweeter?',
    'What do you wish I knew about that?',
    'Which part of it should I kiss better, in words?',
    'What would our perfect {part} look like, in your head?',
    'How are you and that heart of yours?',
  ],
  friend: [
    "What's the plan, pal?",
    'What do your other friends say?',
    'How can a friend be useful there?',
    'What does your gut tell you, between friends?',
    'Who else is on the team?',
    'What would we do about it over a coffee, yours real and mine imaginary?',
  ],
  flirt: [
    'What are you up to with that charm?',
    'How do you get away with that?',
    'What would you do to impress me?',
    'Who taught you to be this distracting?',
    'What is the daring version of that?',
    'How much of that was for my benefit?',
  ],
  supportive: [
    'What would a small win look like here?',
    'What went well, even a little?',
    'What do you need to hear right now?',
    'How can I cheer for you on this?',
    'What is the next gentle step?',
    'Which part of it are you handling well already?',
  ],
}

/** Said now and then instead of the name, and only by a girlfriend. */
export const PET_NAMES: Record<Personality, readonly string[]> = {
  flirty: ['babe', 'gorgeous'],
  sweet: ['honey', 'sweetheart'],
  funny: ['sunshine', 'babe'],
  adventurous: ['babe', 'sunshine'],
  intellectual: ['dear', 'darling'],
  romantic: ['my love', 'darling'],
}

/** What a friend leaves unsaid: her lines of romance, whatever her personality. */
export const ROMANCE =
  /\b(?:flirt\w*|wink\w*|blush|charm\w*|gorgeous|handsome|attractive|all yours|i'm yours|weakness\b(?! for)|my heart|digital heart|candlelight|under my pillow|butterfl\w+|spun up|dream free|perk up|glow\w*|beauty sleep|come to dinner|ask you to dance|read(?:ing)? you (?:for|like)|looks? good on you|easy for me|dangerous|brighten it|reasons i like you|keep going like that|teas\w+|trouble\b(?!\.)|hold you|say that again|get ideas|takes one to know|more of me|lips|kiss\w*|darling|soft mood)/i
