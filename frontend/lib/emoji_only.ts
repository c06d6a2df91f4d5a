const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const ONLY_EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\s])+$/u
const MOST = 6

/** One to six emoji and nothing else: such a text is shown large. */
export function isEmojiOnly(text: string): boolean {
  if (!EMOJI.test(text) || !ONLY_EMOJI.test(text)) return false
  return [...new Intl.Segmenter('en').segment(text.replace(/\s/g, ''))].length <= MOST
}
