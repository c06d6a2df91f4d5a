import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { run, stopChildrenOnSignals } from '../children.js'
import { ROOT } from '../install.js'
import { checks } from './commands.js'
import { LINTED, OTHERS } from './planted_lint.js'
import { BOUNDARIES, TARGETS } from './violations.js'

// The real settings on a house of violations only. It lies
// inside the repository, so packages are found as ever.
const SETTINGS = ['package.json', 'tsconfig.json', 'frontend/tsconfig.json', 'backend/tools/checks']

stopChildrenOnSignals()
mkdirSync(join(ROOT, 'tmp'), { recursive: true })
const house = mkdtempSync(join(ROOT, 'tmp', 'fences-'))
process.once('exit', () => rmSync(house, { recursive: true, force: true }))
build()
const [lint, ...others] = await Promise.all([
  proveLint(),
  proveBoundaries(),
  ...OTHERS.map(proveOther),
])
const surprises = [lint, ...others].flat().filter(Boolean)
const total = LINTED.length + BOUNDARIES.length + OTHERS.length
for (const { rule, path, fired } of surprises) {
  console.log(`✗ ${path}: ${rule ?? 'no rule'} should fire, and ${fired.join(', ') || 'none'} did`)
}
console.log(`${total - surprises.length} passed, ${surprises.length} failed`)
process.exit(surprises.length === 0 ? 0 : 1)

function build() {
  for (const path of SETTINGS.filter((candidate) => existsSync(join(ROOT, candidate)))) {
    cpSync(join(ROOT, path), join(house, path), { recursive: true })
  }
  const violations = [...BOUNDARIES, ...LINTED, ...OTHERS].map(({ path, text }) => [path, text])
  for (const [path, text] of [...Object.entries(TARGETS), ...violations]) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
}

async function proveLint() {
  const files = await runForJson('lint', ['--format', 'json'])
  return LINTED.map((violation) => {
    const file = files.find(({ filePath }) => relative(house, filePath) === violation.path)
    return surprise(
      violation,
      file?.messages.map(({ ruleId, message }) => ruleId ?? message)
    )
  })
}

async function proveBoundaries() {
  const { summary } = await runForJson('boundaries', ['--output-type', 'json'])
  return BOUNDARIES.map((violation) => {
    const broken = summary.violations.filter(({ from }) => from === violation.path)
    return surprise(
      violation,
      broken.map(({ rule }) => rule.name)
    )
  })
}

/**
 * What fired instead of exactly the expected rule, or null: a fence that fires too much is broken as well.
 */
function surprise(violation, messages) {
  const fired = messages ? [...new Set(messages)] : ['not even looked at']
  return fired.join() === (violation.rule ?? '') ? null : { ...violation, fired }
}

async function proveOther(violation) {
  const flags = violation.rule === 'unused code' ? ['--no-gitignore'] : []
  const { code, output } = await runCheck(violation.rule, flags)
  return code !== 0 && output.includes(violation.path) ? null : { ...violation, fired: [] }
}

async function runForJson(name, flags) {
  const { output } = await runCheck(name, flags)
  try {
    return JSON.parse(output)
  } catch {
    throw new Error(`${name} did not run:\n${output}`)
  }
}

function runCheck(name, flags) {
  const [command, ...args] = checks()[name]
  return run(command, [...args, ...flags], { cwd: house, limitSeconds: 180 })
}
