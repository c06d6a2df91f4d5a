/** How often each is there, the commonest first. */
export function commonestFirst<Value>(all: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}
