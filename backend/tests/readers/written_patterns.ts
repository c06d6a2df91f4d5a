import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Pattern } from '#tests/readers/pattern'

const BACK_END = 'backend/{app,config,database,providers,start}/**/*.ts'

export interface Written {
  literals: Pattern[]
  /** Places that build a pattern when they run (`new RegExp(…)`). */
  building: string[]
  /** Files that build their patterns from files of words. */
  loading: string[]
}

/** The patterns that the sources below the current folder write down; specs read no foreign words. */
export function writtenPatterns(): Written {
  const files = globSync(BACK_END).filter((file) => !file.endsWith('.spec.ts'))
  const found = files.map(patternsOf)
  return {
    literals: found.flatMap(({ literals }) => literals),
    building: found.flatMap(({ building }) => building),
    loading: found.flatMap(({ loading }) => loading),
  }
}

function patternsOf(file: string): Written {
  const text = readFileSync(file, 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const written: Written = { literals: [], building: [], loading: [] }
  const visit = (node: ts.Node) => {
    const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) written.literals.push(literalOf(node.text, place))
    if (isBuilding(node)) written.building.push(place)
    if (isLoading(node)) written.loading.push(file)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return written
}

function literalOf(text: string, place: string): Pattern {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1), places: [place] }
}

function isBuilding(node: ts.Node): boolean {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    node.expression.getText() === 'RegExp'
  )
}

function isLoading(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'loadWords'
}
