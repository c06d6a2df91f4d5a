import { planted } from './violations.js'

const lines = (count) => '  planted()\n'.repeat(count)
const longFunction = (count) => `export function long() {\n${lines(count)}}\n`
const branches = 'if (planted) { return 1 }\n'.repeat(9)
const effect = (body) =>
  `import { useEffect } from 'react'\nexport function Planted({ id }) {\n${body}\n}\n`

/** One file for each lint rule of the house; without a rule it is one that has to stay allowed. */
export const LINTED = [
  ['max-lines-per-function', 'backend/app/core/requests/planted_long.ts', longFunction(39)],
  ['max-lines-per-function', 'frontend/ui/planted_long.tsx', longFunction(79)],
  [null, 'frontend/ui/planted_short.tsx', longFunction(78)],
  [null, 'backend/app/core/requests/planted_long.spec.ts', longFunction(150)],
  ['max-lines', 'backend/app/core/requests/planted_lines.ts', 'planted()\n'.repeat(201)],
  [
    'no-restricted-syntax',
    'backend/app/core/requests/planted_sql_text.ts',
    'export const planted = (sql) => sql.first(`select id from users where id = ${1}`)\n',
  ],
  [
    'no-restricted-syntax',
    'cli/planted_sql_text.ts',
    "export const planted = 'id in (select user_id from notes)'\n",
  ],
  [
    null,
    'backend/app/core/requests/planted_sql.ts',
    "export const planted = 'select id from users'\n",
  ],
  ['max-len', 'backend/app/core/requests/planted_wide.ts', `// ${'wide '.repeat(22)}\n`],
  [
    'complexity',
    'backend/app/core/requests/planted_branches.ts',
    `export function many() {\n${branches}}\n`,
  ],
  [
    'everly/few-parameters',
    'backend/app/core/requests/planted_four.ts',
    'export const four = (a, b, c, d) => [a, b, c, d]\n',
  ],
  [
    'everly/few-parameters',
    'backend/app/core/requests/planted_parts.ts',
    'export class Parts {\n  constructor(a, b, c, d) {}\n}\n',
  ],
  [
    'no-nested-ternary',
    'backend/app/core/requests/planted_nest.ts',
    'export const nest = a ? 1 : b ? 2 : 3\n',
  ],
  ['no-nested-ternary', 'frontend/ui/planted_nest.tsx', 'export const nest = a ? 1 : b ? 2 : 3\n'],
  ['@unicorn/filename-case', 'backend/app/core/requests/PlantedName.ts', ''],
  ['@unicorn/filename-case', 'frontend/ui/PlantedName.tsx', ''],
  ['everly/names-with-meaning', 'backend/app/core/requests/planted_manager.ts', ''],
  ['everly/names-with-meaning', 'frontend/lib/planted_utils.ts', ''],
  ['everly/names-with-meaning', 'backend/app/helpers/planted.ts', ''],
  ['no-console', 'backend/app/core/requests/planted_log.ts', "console.log('planted')\n"],
  [null, 'cli/planted_log.ts', "console.log('planted')\n"],
  [
    'no-restricted-properties',
    'backend/app/core/requests/planted_env_read.ts',
    'export default process.env.X\n',
  ],
  ['no-restricted-properties', 'cli/planted_env.ts', 'export const { env } = process\n'],
  [null, 'backend/config/planted_env.ts', 'export default process.env.X\n'],
  [
    'no-restricted-imports',
    'backend/app/core/requests/planted_variable.ts',
    "import { env } from 'node:process'\n",
  ],
  [
    'no-restricted-imports',
    'backend/app/core/requests/planted_sdk.ts',
    "import twilio from 'twilio'\n",
  ],
  [null, 'backend/app/texting/sms/twilio_signature.ts', "import twilio from 'twilio'\n"],
  ['no-restricted-syntax', 'frontend/app/sms/planted_fetch.tsx', "await fetch('/api')\n"],
  [null, 'frontend/lib/api.ts', "await fetch('/api')\n"],
  [
    '@typescript-eslint/consistent-type-imports',
    'frontend/ui/planted_types.tsx',
    "import { FC } from 'react'\nexport type Planted = FC\n",
  ],
  [
    'react-hooks/rules-of-hooks',
    'frontend/app/sms/planted_hook.tsx',
    effect('  if (id) {\n    useEffect(() => {})\n  }'),
  ],
  [
    'react-hooks/exhaustive-deps',
    'frontend/app/sms/planted_deps.tsx',
    effect('  useEffect(() => { document.title = id }, [])'),
  ],
].map(([rule, path, text]) => planted(rule, path, text))

/** The checks that know no rules by name: what their output has to mention. */
export const OTHERS = [
  [
    'types, back',
    'backend/app/core/requests/planted_type.ts',
    "export const planted: number = 'text'\n",
  ],
  [
    'types, back',
    'backend/app/core/requests/planted_forgotten.ts',
    'export function forgets() {\n  Promise.resolve(1)\n}\n',
  ],
  ['types, front', 'frontend/lib/planted_type.ts', "export const planted: number = 'text'\n"],
  ['format', 'backend/app/core/requests/planted_format.ts', 'export const planted = "text";\n'],
  ['format', 'frontend/planted_format.css', 'a { color: RED }\n'],
  [
    'patterns',
    'backend/app/core/requests/planted_pattern.ts',
    'export const planted = /^(?:a|a)*$/\n',
  ],
  [
    'patterns',
    'backend/app/core/requests/planted_built_pattern.ts',
    "export const planted = new RegExp(`^(?:${'a'}|a)*$`)\n",
  ],
  ['handbook', 'stories/handbook/planted_link.mdx', 'See [the rest](gone.mdx).\n'],
  ['handbook', 'stories/handbook/planted_command.mdx', 'Type `npm run gone`.\n'],
  ['handbook', 'stories/handbook/planted_verb.mdx', 'Type `npm run cli -- jobs gone`.\n'],
  ['handbook', 'stories/handbook/planted_name.mdx', 'It is in `core/jobs/gone`.\n'],
  [
    'handbook',
    'stories/handbook/planted_twice.mdx',
    `\n${'- **An entry that stands there in two versions, once shorter.**\n'.repeat(2)}`,
  ],
  ['writers', 'backend/app/site/planted_write.ts', 'export const planted = new Planted()\n'],
  [
    'writers',
    'backend/app/texting/sms/planted_write_sql.ts',
    "export const planted = 'update planteds set id = 1'\n",
  ],
  [
    'duties',
    'backend/words/duties/duties.yaml',
    '- { key: planted, from: 2026-01-01, kept: [], spec: backend/app/site/gone.spec.ts › is kept }\n',
  ],
  ['unused code', 'backend/app/core/requests/planted_alone.ts', 'export const planted = 1\n'],
].map(([rule, path, text]) => planted(rule, path, text))
