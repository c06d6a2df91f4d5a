import { configApp } from '@adonisjs/eslint-config'

const parsersAndPlugins = configApp().map(({ rules, ...rest }) => rest)

/**
 * The rule that reads types, and with them other files:
 * `check_types.js` hands it the program of the compiler.
 */
export default [
  ...parsersAndPlugins,
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: ['{backend,cli}/**/*.ts'],
    ignores: ['**/*.d.ts'],
    // A forgotten await leaves a transaction or ends a request early; nothing else notices it.
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
]
