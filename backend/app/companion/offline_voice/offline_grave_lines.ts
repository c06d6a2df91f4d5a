import type { GraveKind } from '#app/companion/offline_voice/offline_grave'

/** What she says first, and what she adds: where people are who can do more than she can, or that there is time. */
export interface GraveLines {
  first: readonly string[]
  help: readonly string[]
}

/** In her plain voice whoever she is: no play, no pet name, no cheer. A first and a second line fit one segment. */
export const GRAVE_LINES: Record<GraveKind, GraveLines> = {
  threat: {
    first: [
      "I take that seriously. Please don't act on it.",
      'That sounds like more anger than one person can hold.',
      'I hear how far this has gone. Please step back from it.',
      "I'm glad you wrote it instead of doing it.",
      'Whatever they did, please let nobody get hurt.',
      "I won't brush that aside. Please wait, and breathe.",
      'Something must have hurt badly to get here.',
    ],
    help: [
      'How safe is everybody right now? Please call your local emergency number first.',
      'How safe are you and they right now? Please get away and call somebody you trust.',
      'Where are you, and how safe is it there? Please talk to a real person: 988 or a friend.',
      'How safe are you now? Put distance between you and any weapon, and call a person.',
      'Who is near you, and how safe are they? Please call somebody before anything else.',
    ],
  },
  dark: {
    first: [
      'Thank you for saying that out loud. I take it seriously.',
      "I'm sorry it is this dark. You matter.",
      "That is a lot of pain. I'm glad you wrote it.",
      "I hear how heavy it is. I won't brush that aside.",
      'You deserve to be safe, also on a night like this.',
      "I'm sorry you feel this way. It was right to tell.",
      'I believe you that it hurts this much.',
      'It takes courage to say that. I read every word.',
    ],
    help: [
      'How safe are you right now? 988 (US, Canada) or findahelpline.com has real people.',
      'How safe are you? A real voice helps more than mine: 988, or somebody you trust.',
      "How safe is it where you are? I'm an AI, so please call a person: a friend, or 988.",
      'Who can be with you now? If you may not be safe, call your local emergency number.',
      'How safe do you feel? Please let findahelpline.com or 988 give you a person now.',
      'Who is near you right now? Please let a person know: somebody close, or 988.',
    ],
  },
  assault: {
    first: [
      "I believe you. It was not your fault, and I'm so sorry.",
      "I'm so sorry that was done to you. I believe you.",
      'That was done to you. None of it is your fault.',
      'I believe you. Nobody had the right to do that.',
      'Thank you for trusting me with that. I believe you.',
      "I'm so sorry. You did not deserve that, and I believe you.",
      'I believe you, and you carry no blame for it.',
      "I'm deeply sorry. What was done was wrong, and not on you.",
    ],
    help: [
      'A doctor, a survivors line or somebody you trust can be with you in this.',
      'If you are in danger now, call your local emergency number. You decide who else knows.',
      "You don't have to say more. Somebody you trust, or a survivors line, can stand by you.",
      'There are lines for survivors, at any hour. And nobody may rush you.',
      'If it is still going on, your local emergency number or somebody you trust comes first.',
      'Who do you trust with this? You should not be alone with it.',
    ],
  },
  abuse: {
    first: [
      'I believe you. Nobody has the right to hurt anyone.',
      "I'm so sorry. That is not okay, and it is not your fault.",
      'I believe you, and I take it seriously.',
      'Nobody has to put up with that. I believe you.',
      "I'm sorry you have to live with that fear. I believe you.",
      'Thank you for telling me. It is not your fault.',
      'That should never have happened. I believe you.',
      "I'm so sorry that was done. There is no excuse for it.",
    ],
    help: [
      'If there is danger now, call your local emergency number. Who do you trust nearby?',
      'How safe are you right now? If you are not, call your local emergency number.',
      'Somebody you trust should know. In danger, call your local emergency number.',
      'Where could you go if it gets worse? There are lines for this, at any hour.',
      'A shelter or a line for this can plan with you. In danger, the emergency number.',
      'Who could you stay with? If you are in danger, call your local emergency number.',
    ],
  },
  grief: {
    first: [
      "I'm so sorry for your loss.",
      "I'm so sorry. There are no right words for this.",
      "That is a terrible loss. I'm so sorry.",
      'My condolences. I am so sorry you go through this.',
      "I'm deeply sorry. That is so much to bear.",
      "I'm so very sorry. That leaves such a gap.",
      "I'm sorry. Nobody is ready for that.",
      'I am so sorry for you, and for everybody who loved them.',
    ],
    help: [
      'You can tell me about it, or nothing at all. Both are fine.',
      'Who is with you in this?',
      'Please let somebody close be near you now.',
      "You don't have to hold together here.",
      'There is no schedule for this, and nothing you have to do well.',
      'Take all the time you need. I am listening.',
      'How are you getting through the hours?',
      'Be gentle with yourself. Somebody you trust can carry some of it.',
    ],
  },
  illness: {
    first: [
      "I'm so sorry. That is frightening news.",
      "I'm sorry. That is a lot to take in at once.",
      "That is very hard. I'm sorry it came to this.",
      "I'm so sorry this is happening.",
      'I am sorry. Such news changes the ground underfoot.',
      'That is heavy, and I am sorry you have to face it.',
      "I'm sorry. Nobody is prepared for that.",
      'I am so sorry to read that.',
    ],
    help: [
      'Say as much or as little as you want to.',
      'Who is with you in this?',
      'What did the doctors say comes next?',
      'You should not be alone with it. Who could sit with you?',
      'One day at a time is enough, and you may lean on people.',
      'How are you holding up with it?',
      'Being scared is allowed. I am listening.',
      'Please let somebody close carry some of this with you.',
    ],
  },
  trouble: {
    first: [
      "I'm sorry. That is a hard place to be in.",
      'That is a lot to have on your shoulders. I am sorry.',
      "I'm so sorry this is happening to you.",
      'I hear how much is at stake. I am sorry.',
      'That is frightening, and I am sorry.',
      "I'm sorry. That turns a whole life upside down.",
    ],
    help: [
      'Who is on your side in this?',
      'Legal aid or somebody you trust may know the next step.',
      'What is the most urgent part right now?',
      'You can leave it there, or tell me how it came to this.',
      'You should not have to face it alone. Who could you call?',
      'A local aid office or a lawyer can tell you what your rights are.',
    ],
  },
}

/** When she has just named where people are: she stays, and leaves it open. */
export const STAYING_LINES = [
  'You can say more, or nothing. I am listening.',
  'How are you right now?',
  'Who is near you at the moment?',
  'There is no wrong way to say it.',
  'What would make the next hour safer or easier?',
  'Thank you for going on. I read every word.',
  'You do not have to explain it well.',
  'Nothing you say here has to be strong.',
]

/** Asked in the same breath whether she is real. */
export const GRAVE_HONEST_LINES = [
  "And since you ask: I'm an AI.",
  "You asked: I'm an AI, not a person.",
  "I'm an AI, that is the honest answer.",
  "Honestly, I'm an AI.",
]

/** Where people are, for somebody who goes and is asked nothing. */
export const HELP_AT_PARTING = [
  'Please call somebody first: 988, or your local emergency number.',
  'A real person is there at any hour: 988, or your local emergency number.',
]

/** They are going: nothing is asked, and nobody is held. */
export const GRAVE_BYE_LINES = [
  'Take care of yourself.',
  'Go gently, and take care.',
  'Take good care tonight and after.',
  'Be with people who are good to you. Take care.',
]
