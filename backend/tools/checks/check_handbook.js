import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// What the README and the handbook name must be there: links, npm commands, verbs of the command line, files.
// And no entry stands there in two versions, as after a merge of two hands.
const PAGES = globSync(['README.md', '.github/*.md', 'stories/handbook/*.mdx']).toSorted()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const HOMES = ['', 'backend/', 'backend/app/']

const NAMED = [
  { pattern: /\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g, isThere: isLinked },
  { pattern: /npm\s+run\s+([a-z:]+)/g, isThere: (page, script) => script in scripts },
  { pattern: /npm run cli -- ([a-z]+) ([a-z-]+)/g, isThere: isVerb },
  { pattern: /`([a-z_]+(?:\/[a-z_]+)+)(\.[a-z]+)?`/g, isThere: isFile },
]

const wrong = PAGES.flatMap((page) => [
  ...NAMED.flatMap((named) => missing(page, named)),
  ...repeated(page),
])
console.log(wrong.join('\n'))
process.exitCode = wrong.length === 0 ? 0 : 1

function missing(page, { pattern, isThere }) {
  const text = readFileSync(page, 'utf8')
  return [...text.matchAll(pattern)]
    .filter(([, ...parts]) => !isThere(page, ...parts))
    .map(
      ({ 0: what, index }) => `${page}:${lineOf(text, index)} names ${what}, which is not there.`
    )
}

function repeated(page) {
  const text = readFileSync(page, 'utf8')
  return [...text.matchAll(/^- .{50}/gm)]
    .filter(({ 0: beginning, index }) => text.indexOf(`\n${beginning}`) + 1 !== index)
    .map(({ 0: beginning, index }) => `${page}:${lineOf(text, index)} repeats “${beginning}…”.`)
}

function isLinked(page, path) {
  return existsSync(join(dirname(page), path))
}

function isVerb(page, noun, verb) {
  return existsSync(`cli/commands/${noun}/${verb.replaceAll('-', '_')}.ts`)
}

function isFile(page, path, ending) {
  const endings = ending ? [ending] : ['', '.ts', '.js', '.tsx']
  return HOMES.some((home) => endings.some((end) => existsSync(home + path + end)))
}

function lineOf(text, index) {
  return text.slice(0, index).split('\n').length
}
