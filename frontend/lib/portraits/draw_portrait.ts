import type { Look } from '#app/people/looks/contract'
import { drawEar, drawFace } from './faces'
import type { Figure } from './figure'
import { FIGURES } from './figures'
import { GLASSES } from './glasses'
import { HAIR_STYLES } from './hair_styles'
import { CLOTHES, HAIR_COLOURS, SKINS } from './palette'
import { SCENES } from './scenes'
import { group } from './shapes'

/** A whole portrait as SVG, 4:5. Its head is in the upper square, for round and arched frames. */
export function drawPortrait(look: Look): string {
  const figure = FIGURES[look.figure]
  const person = drawPerson(figure, look)
  const placed = figure.isMirrored
    ? group('transform="translate(320 0) scale(-1 1)"', person)
    : person
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400">${SCENES[look.background]()}${placed}</svg>`
}

/** From the back to the front. */
function drawPerson(figure: Figure, look: Look): string {
  const skin = SKINS[look.skin]
  const clothes = CLOTHES[look.clothes]
  const { x, y, size, tilt } = figure.head
  const place = `transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})"`
  return [
    group(place, HAIR_STYLES[look.hair].back(HAIR_COLOURS[look.hairColour])),
    figure.body(skin, clothes),
    group(place, drawHead(figure, look)),
    figure.hands?.(skin, clothes) ?? '',
  ].join('')
}

function drawHead({ face, earrings = '' }: Figure, look: Look): string {
  const skin = SKINS[look.skin]
  const hair = HAIR_COLOURS[look.hairColour]
  return [
    drawEar(face.view, skin),
    drawFace(face, skin, hair),
    earrings,
    GLASSES[look.glasses](face.view),
    HAIR_STYLES[look.hair].front(hair),
  ].join('')
}
