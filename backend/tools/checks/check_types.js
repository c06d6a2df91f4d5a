import { relative } from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript'

// What the compiler says of the server's code, and then the rules that read types, on the same program.
const [buildInfo] = process.argv.slice(2)
const builder = createProgram()
const isChanged = Boolean(builder.getSemanticDiagnosticsOfNextAffectedFile())
const errors = ts.sortAndDeduplicateDiagnostics([
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getOptionsDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getSemanticDiagnostics(),
])
const said = ts.formatDiagnostics(errors, formatHost())
const complaints = isChanged || errors.length > 0 ? await lint(builder.getProgram()) : ''
process.stdout.write(said + complaints)
// What is kept is always sound, so whatever changed since is looked at again until it is sound too.
if (said + complaints === '') builder.emit()
else process.exitCode = 1

function createProgram() {
  const incremental = { incremental: Boolean(buildInfo), tsBuildInfoFile: buildInfo, noEmit: true }
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (error) => fail(error) }
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', incremental, host)
  const { fileNames: rootNames, options, errors: configFileParsingDiagnostics } = config
  return ts.createIncrementalProgram({ rootNames, options, configFileParsingDiagnostics })
}

/** A type in one file changes what is right in another, so one change makes all be looked at. */
async function lint(program) {
  const programs = { languageOptions: { parserOptions: { programs: [program] } } }
  const eslint = new ESLint({
    overrideConfigFile: 'backend/tools/checks/eslint.typed.config.js',
    overrideConfig: [programs],
  })
  const results = await eslint.lintFiles(filesOf(program))
  const formatter = await eslint.loadFormatter('stylish')
  return formatter.format(results)
}

function filesOf(program) {
  const files = program.getRootFileNames().map((file) => relative(process.cwd(), file))
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
}

function formatHost() {
  return {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  }
}

function fail(error) {
  throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
}
