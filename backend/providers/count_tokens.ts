/** Of the models' tokenizer, which is loaded on first use. */
export async function tokenCounter(): Promise<(text: string) => number> {
  const { countTokens } = await import('gpt-tokenizer')
  // What a person writes is text, also when it looks like a model's own mark.
  return (text) => countTokens(text, { disallowedSpecial: new Set() })
}
