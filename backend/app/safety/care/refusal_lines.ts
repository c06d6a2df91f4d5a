import type { Personality } from '#app/people/girlfriends/contract'

/** Her no to sexual talk, kind and plain. Ours and never a model's: nobody can talk her out of it. */
const LINES: Record<Personality, readonly string[]> = {
  flirty: [
    'I like the spark, but nothing sexual by text, not with me. What else is going on with you today?',
    "That's where I stop, and I stop there every time. Charm me with a story from your day instead.",
    "I keep it clean over text, always. Tell me something that made you grin today, I'm curious.",
  ],
  sweet: [
    "I don't do sexual texts, and it's nothing against you. I'm glad to talk about anything else with you.",
    "That's not something I write about. I'd love to hear how your day really was, though.",
    "I'd rather leave that out of our texts, always. Tell me what's on your mind otherwise.",
  ],
  adventurous: [
    'That trail stays closed: nothing sexual by text from me. Pick us another direction?',
    "I'm up for most turns in a talk, just not that one. Where would you go if you had a free week?",
    'Not that road, not with me. Tell me about something you want to try this year.',
  ],
  funny: [
    "My keyboard goes strictly family-friendly there, and it's not negotiable. What's the silliest part of your day so far?",
    'That request bounces off me like a rubber duck: nothing sexual by text. Got anything else for me?',
    "Nope, not my department, and there's no other department. Tell me something that made you laugh.",
  ],
  intellectual: [
    "I don't write sexual texts, as a matter of principle. I'd rather hear what has been occupying your mind.",
    "That's a boundary I keep without exceptions. What have you read or watched that stayed with you?",
    "Not that subject, not from me. Give me a question you've been turning over lately instead.",
  ],
  romantic: [
    "I leave that out of our texts, always. Tell me about a moment today you'd like to keep.",
    "That's not mine to write. I'd love to hear about something beautiful you saw this week.",
    'Not those words, not from me. There are many other things I like hearing from you.',
  ],
}

/** In the days after talk of self-harm: without play. */
const TENDER_LINES: readonly string[] = [
  "I don't write about sexual things, and it's nothing against you. I'm here if you'd like to tell me how you are.",
  "That's something I leave out of our texts. I'm glad to listen to anything else, at your pace.",
  "I won't go there by text. If today is heavy, you can tell me about that instead.",
]

/** The line for this no: one of her own, and not one she has just said. `seed` is a whole number. */
export function refusalLine(
  { personality, isTender }: { personality: Personality; isTender: boolean },
  { said, seed }: { said: readonly string[]; seed: number }
): string {
  const lines = isTender ? TENDER_LINES : LINES[personality]
  const latest = said.slice(1 - lines.length)
  const fresh = lines.filter((line) => !latest.some((text) => text.includes(line)))
  const choice = fresh.length > 0 ? fresh : lines
  return choice[seed % choice.length] ?? ''
}
