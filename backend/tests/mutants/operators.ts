import ts from 'typescript'
import { sqlChanges } from './sql_operators.js'

/** One fault in one place: what stands there instead. A statement without text is left out. */
export interface Change {
  node: ts.Node
  text: string
}

const OPERATORS: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
}
const SWAPPED: Record<string, string> = { 'Math.min': 'Math.max', 'Math.max': 'Math.min' }
/** From here on one more is no fault that anybody makes: such a number is a span of time or a size. */
const LARGE = 1000
/** What is only written into the log changes nothing. */
const LEFT_ALONE = /^(?:super\(|(?:await )?this\.(?:parts\.)?logger\.|clearTimeout|clearInterval)/

const BY_KIND: Partial<Record<ts.SyntaxKind, (node: never) => string[]>> = {
  [ts.SyntaxKind.BinaryExpression]: ofBinary,
  [ts.SyntaxKind.PrefixUnaryExpression]: ofPrefix,
  [ts.SyntaxKind.ConditionalExpression]: ofTernary,
  [ts.SyntaxKind.NumericLiteral]: ofNumber,
  [ts.SyntaxKind.TrueKeyword]: () => ['false'],
  [ts.SyntaxKind.FalseKeyword]: () => ['true'],
  [ts.SyntaxKind.CallExpression]: ofCall,
  [ts.SyntaxKind.ArrayLiteralExpression]: ofArray,
  [ts.SyntaxKind.ObjectLiteralExpression]: ofObject,
  [ts.SyntaxKind.StringLiteral]: ofText,
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral]: ofText,
  [ts.SyntaxKind.TemplateExpression]: ofText,
  [ts.SyntaxKind.ExpressionStatement]: ofStatement,
}

/** Every fault this tool knows to put in the place of this node. */
export function changesOf(node: ts.Node): Change[] {
  const texts = [...(BY_KIND[node.kind]?.(node as never) ?? []), ...ofCondition(node)]
  return texts.filter((text) => text !== node.getText()).map((text) => ({ node, text }))
}

/** A guard that always holds, and one that never does. A loop that never ended would only take time. */
function ofCondition(node: ts.Node): string[] {
  const { parent } = node
  if (ts.isIfStatement(parent) && parent.expression === node) return ['true', 'false']
  if (ts.isWhileStatement(parent) && parent.expression === node) return ['false']
  return []
}

function ofBinary(node: ts.BinaryExpression): string[] {
  const { left, operatorToken, right } = node
  if (isSpan(node)) return isSpan(node.parent) ? [] : [`2 * ${node.getText()}`, '0']
  if (operatorToken.getText() === '+' && [left, right].some(isText)) return []
  if (operatorToken.getText() === '-' && ts.isArrowFunction(node.parent)) {
    return [`${right.getText()} - ${left.getText()}`]
  }
  const others = OPERATORS[operatorToken.getText()] ?? []
  return others.map((other) => `(${left.getText()}) ${other} (${right.getText()})`)
}

/** `7 * DAY_MS`: one number, however it is written. */
function isSpan(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false
  const { left, operatorToken, right } = node
  const isFactor = (factor: ts.Node) =>
    isSpan(factor) || ts.isNumericLiteral(factor) || /^[A-Z_]+$/.test(factor.getText())
  return operatorToken.kind === ts.SyntaxKind.AsteriskToken && [left, right].every(isFactor)
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

function ofPrefix({ operator, operand }: ts.PrefixUnaryExpression): string[] {
  return operator === ts.SyntaxKind.ExclamationToken ? [`(${operand.getText()})`] : []
}

function ofTernary({ whenTrue, whenFalse }: ts.ConditionalExpression): string[] {
  return [whenTrue.getText(), whenFalse.getText()]
}

function ofNumber(node: ts.NumericLiteral): string[] {
  const value = Number(node.text)
  if (isSpan(node.parent)) return []
  if (value === 0) return ['1']
  return [`${value < LARGE ? value + 1 : value * 2}`, '0']
}

function ofCall({ expression, arguments: given }: ts.CallExpression): string[] {
  const other = SWAPPED[expression.getText()]
  return other ? [`${other}(${given.map((one) => one.getText()).join(', ')})`] : []
}

function ofArray(node: ts.ArrayLiteralExpression): string[] {
  const isTarget = ts.isBinaryExpression(node.parent) && node.parent.left === node
  return node.elements.length > 0 && !isTarget ? ['[]'] : []
}

/** Each spread is left out once. */
function ofObject({ properties }: ts.ObjectLiteralExpression): string[] {
  return properties.filter(ts.isSpreadAssignment).map((spread) => {
    const others = properties.filter((property) => property !== spread)
    return `{ ${others.map((property) => property.getText()).join(', ')} }`
  })
}

function ofText(node: ts.Node): string[] {
  return ts.isTaggedTemplateExpression(node.parent) ? [] : sqlChanges(node.getText())
}

function ofStatement(node: ts.ExpressionStatement): string[] {
  return LEFT_ALONE.test(node.getText()) ? [] : ['']
}
