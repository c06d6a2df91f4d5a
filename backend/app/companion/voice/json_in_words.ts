/** What a model said, without what it thought aloud and the fence around its JSON. */
export function withoutFence(content: string): string {
  const said = content.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '').trim()
  return said.replace(/^```(?:json)?\s*|\s*```$/g, '')
}

/** Undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(withoutFence(text))
  } catch {
    return undefined
  }
}
