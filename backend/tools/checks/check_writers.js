import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { REMOVERS, SHARED_TABLES } from './layout.js'

// Which district writes which table: read from the writes of models, and from the text of SQL.
const CHANGES = new Set(['update', 'increment', 'decrement', 'delete'])
const CREATES = new Set(['create', 'createMany', 'updateOrCreate', 'firstOrCreate'])
const IN_TEXT = /\b(insert into|update|delete from) ([a-z_]+)\b/g

const { models, tables } = readModels()
const writers = new Map()
for (const file of globSync('backend/app/**/*.ts', { exclude: ['**/*.spec.ts', '**/models/**'] })) {
  const [, , district] = file.split('/')
  for (const { model, isRemoval } of writesIn(file)) {
    if (!(isRemoval && REMOVERS.includes(district))) note(model, district, file)
  }
}
const wrong = [...writers].flatMap(([model, districts]) => complaints(model, districts))
console.log(wrong.join('\n'))
process.exitCode = wrong.length === 0 ? 0 : 1

function note(model, district, file) {
  const districts = writers.get(model) ?? new Map()
  writers.set(model, districts.set(district, [...(districts.get(district) ?? []), file]))
}

function complaints(model, districts) {
  const shared = SHARED_TABLES[model]
  if (!shared && districts.size === 1) return []
  const strangers = [...districts].filter(([district]) => !shared?.includes(district))
  const told = shared ? `only ${shared.join(', ')} may` : 'one district may'
  return strangers.map(([, files]) => `${files[0]} writes the table of ${model}: ${told}.`)
}

function readModels() {
  const known = { models: new Set(), tables: new Map() }
  for (const file of globSync('backend/app/models/*.ts')) {
    const text = readFileSync(file, 'utf8')
    const [, model, base] = /export class (\w+) extends (\w+)Schema/.exec(text) ?? []
    if (!model) continue
    known.models.add(model)
    const [, own] = /static table = '(\w+)'/.exec(text) ?? []
    known.tables.set(own ?? tableOf(base), model)
  }
  return known
}

/** As Lucid names it. */
function tableOf(base) {
  const snake = base.replaceAll(/(?<=.)([A-Z])/g, '_$1').toLowerCase()
  if (/[^aeiou]y$/.test(snake)) return `${snake.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/.test(snake) ? `${snake}es` : `${snake}s`
}

function writesIn(file) {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const nodes = [...everyNode(source)]
  const variables = new Map(
    nodes.filter(isNamedValue).map(({ name, initializer }) => [name.text, initializer])
  )
  const found = nodes.flatMap((node) => writeOf(node, variables) ?? [])
  return [
    ...found.filter(({ model }) => models.has(model)),
    ...(file.endsWith('_sql.ts') ? writesInText(text) : []),
  ]
}

function* everyNode(node) {
  yield node
  for (const child of node.getChildren()) yield* everyNode(child)
}

function isNamedValue(node) {
  return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && Boolean(node.initializer)
}

function writeOf(node, variables) {
  if (ts.isNewExpression(node)) return { model: node.expression.getText(), isRemoval: false }
  if (!isMethodCall(node)) return undefined
  const { name, expression } = node.expression
  if (CREATES.has(name.text)) return { model: expression.getText(), isRemoval: false }
  if (!CHANGES.has(name.text)) return undefined
  return { model: queriedModel(expression, variables), isRemoval: name.text === 'delete' }
}

/**
 * Of a chain that begins with `Model.query(…)`, of a variable
 * that holds one, and of what a function adds to one.
 */
function queriedModel(node, variables) {
  if (!node) return undefined
  if (ts.isIdentifier(node)) return queriedModel(variables.get(node.text), new Map())
  if (!isMethodCall(node)) return queriedModel(wrappedIn(node), variables)
  const { name, expression } = node.expression
  return name.text === 'query' ? expression.getText() : queriedModel(expression, variables)
}

/** What is awaited or put in brackets, or what a function is handed first. */
function wrappedIn(node) {
  return ts.isCallExpression(node) ? node.arguments[0] : node.expression
}

function isMethodCall(node) {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
}

function writesInText(text) {
  return [...text.matchAll(IN_TEXT)].flatMap(([, verb, table]) => {
    const model = tables.get(table)
    return model ? [{ model, isRemoval: verb === 'delete from' }] : []
  })
}
