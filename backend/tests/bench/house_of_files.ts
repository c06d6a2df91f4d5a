import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
// @ts-expect-error plain JavaScript, for whoever checks before packages are there
import { SHARED_TABLES } from '../../tools/checks/layout.js'

const IMPORT = /(?:from|import) '([^']+)'/g
const ALIASES: Record<string, string> = {
  '#app/': 'backend/app/',
  '#config/': 'backend/config/',
  '#database/': 'backend/database/',
  '#start/': 'backend/start/',
  '#tests/': 'backend/tests/',
}

/** What can be read from the files of the back end and the command line, without their tests. */
export function measureCode(): Record<string, number> {
  const files = globSync('{backend,cli}/**/*.ts').filter((file) => !isOfTests(file))
  const arrows = arrowsBetween(files)
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  return {
    boxes: new Set(files.map(boxOf)).size,
    arrows: arrows.size,
    arrowsUp:
      [...arrows].filter((arrow) => arrows.has(arrow.split(' ').toReversed().join(' '))).length / 2,
    models: globSync('backend/app/models/*.ts').filter((file) =>
      /Schema \{/.test(readFileSync(file, 'utf8'))
    ).length,
    sqlFiles: files.filter((file) => file.endsWith('_sql.ts')).length,
    tablesOfSeveralDistricts: Object.keys(SHARED_TABLES as object).length,
    providerLines: linesOf(globSync('backend/providers/*.ts')),
    kilobytesOfLiterals: Math.round(
      files.reduce((sum, file, index) => sum + literalsIn(file, texts[index]!), 0) / 1024
    ),
    longestLine: Math.max(...texts.flatMap((text) => text.split('\n').map((line) => line.length))),
    readmeLines: linesOf(['README.md']),
  }
}

function isOfTests(file: string): boolean {
  return /\.spec\.ts$|^backend\/tests\/|^backend\/database\/(?:migrations|schema\.ts)/.test(file)
}

/** A district of the back end, or another folder of code. */
function boxOf(file: string): string {
  if (file.startsWith('cli/')) return 'cli'
  if (file === 'backend/database/schema') return 'backend/app/models'
  const depth = file.startsWith('backend/app/') ? 3 : 2
  return file.split('/').slice(0, depth).join('/')
}

/** `from to`, each once. */
function arrowsBetween(files: readonly string[]): Set<string> {
  const arrows = new Set<string>()
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = pathOf(name, file)
      if (target && boxOf(target) !== boxOf(file)) arrows.add(`${boxOf(file)} ${boxOf(target)}`)
    }
  }
  return arrows
}

function pathOf(name: string, file: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(file), name))
  const alias = Object.keys(ALIASES).find((start) => name.startsWith(start))
  return alias && name.replace(alias, ALIASES[alias]!)
}

function linesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
}

/** Bytes of text and patterns that stand in the code. */
function literalsIn(file: string, text: string): number {
  let bytes = 0
  const visit = (node: ts.Node): void => {
    const isName = ts.isImportDeclaration(node.parent ?? node)
    if (!isName && (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node))) {
      bytes += Buffer.byteLength(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return bytes
}
