/** The few kinds of marks that every portrait is made of, as SVG. Paths may stand on several lines. */
export function shape(fill: string, d: string, more = ''): string {
  return `<path fill="${fill}" d="${tidy(d)}"${more && ` ${more}`}/>`
}

export function stroke(colour: string, width: number, d: string): string {
  const pen = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
  return `<path fill="none" ${pen} d="${tidy(d)}"/>`
}

/** Circles as `x y radius`, all of one colour. */
export function dots(fill: string, places: string): string {
  const circles = places.trim().split(/\s*,\s*/)
  return shape(fill, circles.map(circle).join(''))
}

function circle(place: string): string {
  const [x = 0, y = 0, radius = 0] = place.split(' ').map(Number)
  const half = `a${radius} ${radius} 0 1 0 `
  return `M${x - radius} ${y}${half}${radius * 2} 0${half}${-radius * 2} 0z`
}

export function group(attributes: string, ...parts: string[]): string {
  return `<g ${attributes}>${parts.join('')}</g>`
}

/** What is drawn only where the outline is. */
export function within(id: string, outline: string, ...parts: string[]): string {
  const clip = `<clipPath id="${id}"><path d="${tidy(outline)}"/></clipPath>`
  return clip + group(`clip-path="url(#${id})"`, ...parts)
}

const tidy = (d: string) => d.trim().replace(/\s+/g, ' ')
