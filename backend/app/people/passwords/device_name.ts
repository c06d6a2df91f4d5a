/** Each browser before those whose name it also carries. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\b(?:Edg|EdgA|EdgiOS)\/\d/],
  ['Samsung Internet', /\bSamsungBrowser\/\d/],
  ['Opera', /\b(?:OPR|OPT|OPX)\/\d/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/\d/],
  ['Chrome', /\b(?:Chrome|CriOS)\/\d/],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\/\d/],
]

/** As the first parentheses name it; an iPad that asks for desktop pages says it is a Mac. */
const SYSTEMS: readonly [string, RegExp][] = [
  ['iPad', /^iPad\b/],
  ['iPhone', /^iPhone\b/],
  ['Android', /^(?:Linux|Android|Mobile)\b.*\bAndroid\b|^Android\b/],
  ['Windows', /^Windows NT\b/],
  ['macOS', /^Macintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /^(?:X11|Wayland|Linux)\b.*\bLinux\b/],
]

/** `Chrome on Android` from a User-Agent header. It answers words of ours only, never the header's own. */
export function deviceName(userAgent: string | null): string {
  const platform = /^Mozilla\/5\.0 \(([^()]{1,120})\)/.exec(userAgent ?? '')?.[1] ?? ''
  const system = nameIn(SYSTEMS, platform)
  const browser = nameIn(BROWSERS, userAgent ?? '')
  return system && browser ? `${browser} on ${system}` : 'Unknown device'
}

function nameIn(names: readonly [string, RegExp][], text: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0]
}
