import { CONTRACT, PROVIDER_SDKS, TESTS } from './layout.js'

const RUNS_IN_PRODUCTION = '^(backend/(app|config|core|providers|start|database/migrations)/|cli/)'

const STAND_INS = [
  { room: 'texting/simulator', alsoFrom: [] },
  // Its clock is moved, and its events are made, at the command line.
  {
    room: 'billing/test_payments',
    alsoFrom: ['^cli/commands/(billing|webhooks)/', '^backend/database/seeders/'],
  },
]

export const backend = [
  {
    name: 'every-import-resolves',
    comment: 'An alias that leads nowhere would pass every other rule.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-cycles-outside-models',
    comment: 'Models point at each other by nature (a user has messages, a message has a user).',
    severity: 'error',
    from: { pathNot: '^backend/app/models/' },
    to: { circular: true },
  },
  {
    name: 'contracts-are-pure',
    comment: 'The browser loads contracts too: zod/mini and other contracts, nothing else.',
    severity: 'error',
    from: { path: CONTRACT },
    to: { pathNot: [CONTRACT, 'node_modules/zod/(v4/)?mini/'] },
  },
  {
    name: 'backend-knows-no-front',
    severity: 'error',
    from: { path: '^(backend|cli)/' },
    to: { path: '^(frontend|stories)/' },
  },
  {
    name: 'nothing-imports-a-controller',
    comment: 'Only routes.ts does; what two doors need is an action.',
    severity: 'error',
    from: { pathNot: ['^backend/(app/.+/routes|start/routes)\\.ts$', '^backend/tests/'] },
    to: { path: '_controller\\.ts$' },
  },
  ...STAND_INS.map(({ room, alsoFrom }) => ({
    name: `nothing-imports-${room}`,
    comment: 'A stand-in: the provider chooses it, the routes open its door.',
    severity: 'error',
    from: {
      pathNot: ['^backend/(providers|start|tests)/', `^backend/app/${room}/`, TESTS, ...alsoFrom],
    },
    // Its contract is for its own screen; who may read contracts is the other rules' matter.
    to: { path: `^backend/app/${room}/`, pathNot: 'contract\\.ts$' },
  })),
  {
    name: 'only-config-reads-env',
    severity: 'error',
    from: { pathNot: ['^backend/(config|bin|start|tests)/'] },
    to: { path: '^backend/config/env\\.ts$' },
  },
  {
    name: 'production-needs-no-dev-package',
    comment: 'npm ci --omit=dev leaves it out, and the server would not start.',
    severity: 'error',
    from: { path: RUNS_IN_PRODUCTION, pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  ...Object.entries(PROVIDER_SDKS).map(([sdk, homes]) => ({
    name: `${sdk}-only-in-its-gateway`,
    severity: 'error',
    from: { pathNot: [`/(${homes})\\.ts$`, TESTS] },
    to: { path: `(node_modules/|^)${sdk}(/|$)` },
  })),
]
