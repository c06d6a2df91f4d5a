import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { run } from '../children.js'
import { ROOT } from '../install.js'
import { mapValues } from './spec_files.js'

const FILE = join(ROOT, 'node_modules', '.cache', 'everly', 'ran_files.json')
const SOURCES = '{backend,cli,frontend,stories}/**/*.{ts,tsx,js,css,json,tsv,txt,yaml,bin}'
const WORDS = 'backend/words/'
const ENDS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx']

/** Which files each spec file ran when it was run last here, on each database. */
export class RanFiles {
  #known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

  get isEmpty() {
    return Object.keys(this.#known).length === 0
  }

  keep(label, results) {
    const told = Object.entries(results).filter(([, { ran }]) => ran)
    this.#known[label] = {
      ...this.#known[label],
      ...mapValues(Object.fromEntries(told), ({ ran }) => ran),
    }
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, JSON.stringify(this.#known))
  }

  knows(spec) {
    return Object.values(this.#known).some((bySpec) => spec in bySpec)
  }

  /** { file: specs that ran it } */
  specsByFile() {
    const specs = new Map()
    for (const [spec, files] of Object.values(this.#known).flatMap(Object.entries)) {
      for (const file of files) {
        specs.set(file, [...(specs.get(file) ?? []), spec])
      }
    }
    return specs
  }
}

/** Every file that differs from main, or that git does not know yet. */
export async function changedFiles() {
  const bases = await Promise.all(
    ['origin/main', 'main'].map((branch) => linesOf('git', ['merge-base', 'HEAD', branch]))
  )
  const changed = await linesOf('git', ['diff', '--name-only', bases.flat()[0] ?? 'HEAD'])
  const unknown = await linesOf('git', ['ls-files', '--others', '--exclude-standard'])
  return [...changed, ...unknown]
}

async function linesOf(command, args) {
  const { code, output } = await run(command, args, { limitSeconds: 30 })
  return code === 0 ? output.split('\n').filter(Boolean) : []
}

/**
 * The tests that a change of these files can reach: those that ran one of
 * them last time, and those that import it. What has no function of its own
 * (words, weights, shapes) is reached through the files that import it.
 */
export async function testsReachedBy(changed, { tests, ranFiles }) {
  const isTest = new Set(tests)
  const specsByFile = ranFiles.specsByFile()
  const importers = await importersOfAll()
  const reached = new Set()
  const seen = new Set(changed)
  for (const file of seen) {
    const specs = specsByFile.get(file) ?? []
    for (const test of [file, ...specs].filter((candidate) => isTest.has(candidate))) {
      reached.add(test)
    }
    for (const importer of specs.length > 0 ? [] : (importers.get(file) ?? [])) {
      seen.add(importer)
    }
  }
  return reached
}

async function importersOfAll() {
  const { default: ts } = await import('typescript')
  const files = globSync(SOURCES, { cwd: ROOT }).map((file) => file.split(sep).join('/'))
  const known = new Set(files)
  const importers = new Map()
  const add = (target, file) => importers.set(target, [...(importers.get(target) ?? []), file])
  for (const file of files.filter((one) => /\.(?:tsx?|js|txt)$/.test(one))) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const { importedFiles } = ts.preProcessFile(file.endsWith('.txt') ? '' : text)
    for (const { fileName } of importedFiles) {
      add(resolve(fileName, { from: file, known }), file)
    }
    for (const target of wordsNamedIn(text, files)) {
      add(target, file)
    }
  }
  return importers
}

/** Files of words are read by whoever names them, or their folder. */
function wordsNamedIn(text, files) {
  const named = [...text.matchAll(/['` ]([a-z_]+\/[a-z_]+\.(?:txt|tsv|yaml|bin))['`\]]/g)]
  const folders = [...text.matchAll(/`([a-z_]+\/)\$\{\w+\}\.(?:txt|tsv|yaml)`/g)]
  return files.filter(
    (file) =>
      named.some(([, path]) => file === WORDS + path) ||
      folders.some(([, folder]) => file.startsWith(WORDS + folder))
  )
}

/** The imported file's path from the root; undefined for a package. */
function resolve(name, { from, known }) {
  const bare = name.replace(/\?.*$/, '').replace(/\.js$/, '')
  const ours = /^#(app|start|config|database|tests)\//.test(name)
  const path = ours ? `backend/${bare.slice(1)}` : posix.join(posix.dirname(from), bare)
  return ours || name.startsWith('.')
    ? ENDS.map((end) => path + end).find((one) => known.has(one))
    : undefined
}
