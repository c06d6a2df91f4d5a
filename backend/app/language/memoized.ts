const LATEST = 1000

/**
 * A pure function of a text that knows its latest answers: several readers look at
 * each text, at once and again when it is answered. The oldest is forgotten first.
 */
export function memoized<Answer>(
  answerTo: (text: string) => Answer,
  most = LATEST
): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (text) => {
    const found = known.get(text)
    if (found) return found.answer
    const answer = answerTo(text)
    const oldest = known.keys().next()
    if (known.size >= most && !oldest.done) known.delete(oldest.value)
    known.set(text, { answer })
    return answer
  }
}
