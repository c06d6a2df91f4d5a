import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

// What the law asks today is proved by a test; what a duty names is there. That it passes, the tests say.
const PAGE = 'backend/words/duties/duties.yaml'
const today = new Date().toISOString().slice(0, 10)

const duties = parse(readFileSync(PAGE, 'utf8'))
const wrong = duties.flatMap(complaints)
console.log(wrong.map((complaint) => `${PAGE}: ${complaint}`).join('\n'))
process.exitCode = wrong.length === 0 ? 0 : 1

function isInForce({ from }) {
  return from <= today
}

function complaints(duty) {
  const { key, kept, spec } = duty
  const gone = kept.filter((file) => !existsSync(file))
  return [
    ...gone.map((file) => `${key} is kept by ${file}, which is not there.`),
    ...(isInForce(duty) && !spec ? [`${key} is in force and has no spec.`] : []),
    ...(spec && !isWritten(spec) ? [`${key} is proved by “${spec}”, which is not there.`] : []),
  ]
}

/** Skipped tests prove nothing. */
function isWritten(spec) {
  const [file, title] = spec.split(' › ')
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.stories.tsx')) return isPlayed(text, title)
  const at = text.search(new RegExp(`\\btest\\(\\s*['"\`]${RegExp.escape(title)}`))
  if (at < 0) return false
  const [first] = text.slice(at).split(/\n\s*test\(/)
  return !/\.(?:skip|todo|fails)\(/.test(first) && !/\.tests\(/.test(text)
}

/** A story that is only drawn proves nothing either. */
function isPlayed(text, name) {
  const [, story = ''] = text.split(`export const ${name}: Story = `)
  return story.split('\nexport ')[0].includes('expect(')
}
