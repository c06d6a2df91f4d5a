import { configApp, RULES_LIST } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'
import { PROVIDER_SDKS } from './layout.js'
import { namesWithMeaning } from './name_rule.js'
import { fewParameters } from './parameter_rule.js'

const CODE = ['**/*.{ts,tsx,js,cjs}']
const SCREENS = ['{frontend,stories}/**/*.{ts,tsx}']
const SERVER = ['{backend,cli}/**/*.ts']
const TESTS = ['**/*.spec.{ts,tsx}', 'backend/tests/**', 'stories/**']
const LAUNCHERS = ['backend/bin/**', 'backend/tools/**']
const SDK_HOMES = Object.values(PROVIDER_SDKS).flatMap((homes) =>
  homes.split('|').map((home) => `**/${home.replace('\\w*', '*')}.ts`)
)

const limits = {
  'max-lines-per-function': ['error', { max: 40 }],
  'max-lines': ['error', { max: 200 }],
  'complexity': ['error', 8],
  'everly/few-parameters': 'error',
  'no-nested-ternary': 'error',
  'max-len': ['error', { code: 110, ignoreUrls: true }],
}

const fences = {
  'everly/names-with-meaning': 'error',
  'no-console': 'error',
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Only backend/config reads it.',
    },
  ],
  'no-restricted-imports': [
    'error',
    {
      paths: [
        { name: 'node:process', importNames: ['env'], message: 'Read settings from #config.' },
        ...Object.keys(PROVIDER_SDKS).map((name) => ({
          name,
          message: 'Only its gateway knows it.',
        })),
      ],
    },
  ],
}

const STATEMENT = String.raw`select|insert into|update \w+ set|delete from|with \w+ as|with recursive`
const SQL = String.raw`/^\s*(${STATEMENT}) |[( ]exists \(select|\(select /`
const sqlStandsApart = {
  selector: `:matches(Literal[value=${SQL}], TemplateElement[value.raw=${SQL}])`,
  message: 'Read and write through models; SQL stands in a `*_sql.ts` that names its bench.',
}

const onlyApiFetches = {
  selector: "CallExpression[callee.name='fetch'], CallExpression[callee.property.name='fetch']",
  message: 'frontend/lib/api.ts is the one fetch.',
}

export default configApp(
  {
    ignores: [
      'tmp/**',
      '.adonisjs/**',
      'frontend/public/**',
      // Written by `node backend/ace schema:generate`.
      'backend/database/schema.ts',
      '**/vite.config.ts.timestamp-*',
      '.git/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: CODE,
    plugins: {
      everly: {
        rules: { 'names-with-meaning': namesWithMeaning, 'few-parameters': fewParameters },
      },
    },
    // Prettier runs as a check of its own, over style sheets and JSON too.
    rules: { ...RULES_LIST, 'prettier/prettier': 'off', ...limits, ...fences },
  },
  {
    files: SERVER,
    ignores: ['**/*.d.ts'],
    // As tsconfig.json says: what a decorator needs at run time is no import of types. Rules that read types
    // themselves stand in eslint.typed.config.js, so what is kept for a file holds until that file changes.
    languageOptions: {
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
  },
  { files: SCREENS, ...reactHooks.configs.flat.recommended },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    // `early_talk` runs before any code of ours is there, and the other in Node.
    ignores: [
      'frontend/lib/api.ts',
      'frontend/static/{early_talk,site_while_developing}.ts',
      '**/*.spec.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', onlyApiFetches] },
  },
  {
    files: SERVER,
    ignores: [
      ...TESTS,
      '**/*_sql.ts',
      // What is true of any database: its dialects, its migrations, and the copies that backups prove.
      'backend/app/core/database/**',
      'backend/database/migrations/**',
      'backend/app/operations/backups/**',
      'backend/app/core/phones/keys_fit.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', sqlStandsApart] },
  },
  // A front door is one file however many shapes pass through it.
  { files: ['**/contract.ts'], rules: { 'max-lines': ['error', { max: 260 }] } },
  // Every field of every resource of the console, one after the other: a table, not a program.
  {
    files: ['backend/app/console/resources/contract.ts'],
    rules: { 'max-lines': ['error', { max: 560 }] },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 80 }] } },
  {
    files: [...TESTS, 'backend/database/migrations/**'],
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': 'off',
      '@unicorn/no-await-expression-member': 'off',
      // A stand-in server of a test is one long list of cases by nature.
      'complexity': ['error', 12],
    },
  },
  { files: ['backend/database/migrations/**'], rules: { '@unicorn/filename-case': 'off' } },
  { files: [...SDK_HOMES, ...TESTS], rules: { 'no-restricted-imports': 'off' } },
  {
    files: [
      ...LAUNCHERS,
      'cli/**',
      'backend/tests/{attacks,bench,crash,eval,looks,mutants,ops,readers,year}/**',
      'backend/tests/chromium.js',
      // Where a test watches that nothing is printed.
      '**/*.spec.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: [...LAUNCHERS, ...TESTS, 'backend/config/**', '**/*.config.ts'],
    rules: { 'no-restricted-properties': 'off' },
  }
)
