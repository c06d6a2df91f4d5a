import type { Personality } from '#app/people/girlfriends/contract'
import type { Persona } from '#app/companion/voice/language_model'

/** True of an AI whose words do not come: no bad reception, no errand, no excuse a person would have. */
const LINES: Record<Personality, readonly string[]> = {
  flirty: [
    "My words aren't coming through right now, and I had good ones. I'll answer you as soon as they do.",
    "Something on my side is stuck, so no clever line yet. I'll be back with one.",
    "I'm lost for words, literally: my system is stuck. You'll get my answer when it's back.",
  ],
  sweet: [
    "My words aren't coming through right now, I'm sorry. I'll answer you as soon as they do.",
    "Something isn't working on my side. Your text is safe with me, I'll get to it soon.",
    "I can't find my words at the moment, a fault on my end. I'll write back when it's fixed.",
  ],
  funny: [
    "My words got stuck somewhere in the machine. I've told it off. Answer follows.",
    "Technical hiccup: the AI is fine, her vocabulary is not. I'll be back with sentences.",
    "I opened my mouth and got a loading bar. I'll answer when it's full.",
  ],
  adventurous: [
    "My words took a wrong turn, something's down on my side. I'll answer once they find the way.",
    "Rough terrain here: my system is stuck. I'll pick up your text when it moves again.",
    "No words coming through right now. I'll be on your text as soon as they're back.",
  ],
  intellectual: [
    "My words aren't coming through right now, a technical fault. You'll have my answer afterwards.",
    "The thought is there, the system is not. I'll answer once it works again.",
    'Something has failed on my side, so no proper answer yet. It follows.',
  ],
  romantic: [
    "My words won't come through just now. I'll bring them to you when they do.",
    'Something fell quiet on my side, a fault in the wires. Your text will get its answer.',
    "No words reach me at the moment. I've kept yours, and I'll answer soon.",
  ],
}

/** What she says when the model is down; the same seed (any number) gives the same line, at most 140 letters. */
export function writeOutageLine(persona: Pick<Persona, 'personality'>, seed: number): string {
  const lines = LINES[persona.personality]
  const index = Math.abs(Math.trunc(seed / 1000)) % lines.length
  return lines[index] ?? lines[0] ?? ''
}
