import { type Pattern, merged } from '#tests/readers/pattern'

/** The message, then `#keep`, `keep` and the trap of the proxy stand before the one who builds. */
const CALLER = 4

/** Keeps every pattern that is built from now on, with the line of ours that builds it. */
export class BuiltPatterns {
  #kept: Pattern[] = []
  #home = `${process.cwd()}/`

  constructor() {
    const keep = (pattern: RegExp) => this.#keep(pattern)
    const watched: RegExpConstructor = new Proxy(globalThis.RegExp, {
      construct: (target, values, made) =>
        keep(Reflect.construct(target, values, made === watched ? target : made) as RegExp),
      apply: (target, self, values) => keep(Reflect.apply(target, self, values) as RegExp),
    })
    globalThis.RegExp = watched
  }

  list(): Pattern[] {
    return merged(this.#kept)
  }

  #keep(pattern: RegExp): RegExp {
    const caller = new Error().stack?.split('\n').at(CALLER) ?? ''
    const path = caller.slice(caller.indexOf(this.#home) + this.#home.length)
    const place = /^backend\/.*\.ts:\d+/.exec(path)?.[0]
    const { source, flags } = pattern
    if (place && caller.includes(this.#home)) this.#kept.push({ source, flags, places: [place] })
    return pattern
  }
}
