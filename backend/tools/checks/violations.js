import { MAY_IMPORT } from './layout.js'

const PLANTED = 'export const planted = 1\n'
const rooms = Object.keys(MAY_IMPORT)
/** The topmost room: no other may import it. */
const TOP = rooms.findLast((room) => !Object.values(MAY_IMPORT).flat().includes(room))

/** Harmless files for the violations to reach for. */
export const TARGETS = {
  ...Object.fromEntries(rooms.map((room) => [`backend/app/${room}/planted.ts`, PLANTED])),
  'backend/app/people/girlfriends/contract.ts': PLANTED,
  'backend/app/texting/sms/planted_controller.ts': PLANTED,
  'backend/app/core/requests/planted_circle.ts': "import './planted_circle_back.js'\n",
  'backend/app/models/planted_circle.ts': "import './planted_circle_back.js'\n",
  'backend/app/models/planted_model.ts': 'export class Planted extends PlantedSchema {}\n',
  'backend/app/core/requests/planted_write.ts':
    'export const planted = () => Planted.query().increment(1)\n',
  'backend/config/env.ts': PLANTED,
  'backend/tests/chromium.js': PLANTED,
  'cli/planted.ts': PLANTED,
  'frontend/ui/planted.tsx': PLANTED,
  'frontend/lib/planted.ts': PLANTED,
  'frontend/app/accounts/planted_page.tsx': PLANTED,
  'frontend/app/site/planted_shell.tsx': PLANTED,
  'frontend/console/planted.tsx': PLANTED,
  'stories/planted.stories.tsx': PLANTED,
  // Not every provider's package is installed from the first day.
  'node_modules/stripe/index.js': PLANTED,
}

/** One import of each forbidden kind; without a rule it is one that has to stay allowed. */
export const BOUNDARIES = [
  [
    'every-import-resolves',
    'backend/app/texting/sms/planted_nowhere.ts',
    '#app/texting/sms/planted_gone',
  ],
  [
    'no-cycles-outside-models',
    'backend/app/core/requests/planted_circle_back.ts',
    './planted_circle.js',
  ],
  [null, 'backend/app/models/planted_circle_back.ts', './planted_circle.js'],
  ['contracts-are-pure', 'backend/app/people/accounts/contract.ts', 'luxon'],
  ['contracts-are-pure', 'backend/app/texting/sms/contract.ts', './planted.js'],
  ['contracts-are-pure', 'backend/app/memory/memories/contract.ts', 'zod'],
  [null, 'backend/app/safety/signs/contract.ts', 'zod/mini'],
  ['backend-knows-no-front', 'backend/config/planted_front.ts', '../../frontend/lib/planted.js'],
  [
    'nothing-imports-a-controller',
    'backend/app/texting/sms/planted_peek.ts',
    './planted_controller.js',
  ],
  [null, 'backend/app/texting/sms/routes.ts', './planted_controller.js'],
  [
    'nothing-imports-texting/simulator',
    'cli/planted_simulator.ts',
    '#app/texting/simulator/planted',
  ],
  [
    'nothing-imports-billing/test_payments',
    'cli/planted_payment.ts',
    '#app/billing/test_payments/planted',
  ],
  [null, 'cli/commands/billing/planted.ts', '#app/billing/test_payments/planted'],
  [null, 'backend/providers/planted_provider.ts', '#app/texting/simulator/planted'],
  ['only-config-reads-env', 'backend/app/core/requests/planted_env.ts', '#config/env'],
  ['production-needs-no-dev-package', 'backend/app/core/requests/planted_dev.ts', 'playwright'],
  ['twilio-only-in-its-gateway', 'backend/app/texting/sms/planted_twilio.ts', 'twilio'],
  ['openai-only-in-its-gateway', 'backend/app/conversations/thread/planted_openai.ts', 'openai'],
  ['stripe-only-in-its-gateway', 'backend/app/billing/plans/planted_stripe.ts', 'stripe'],
  [null, 'backend/app/texting/sms/twilio_sms_gateway.ts', 'twilio'],
  ...rooms.filter((room) => room !== TOP).map(upwardImport),
  [null, 'backend/app/ledgers/allowance/planted_record.ts', '#app/core/requests/planted'],
  [null, 'backend/app/console/calls/planted_action.ts', '#app/conversations/thread/planted'],
  [
    'frontend-touches-contracts-only',
    'frontend/app/sms/planted_back.tsx',
    '#app/texting/sms/planted',
  ],
  ['frontend-touches-contracts-only', 'stories/planted_back.tsx', '../cli/planted.js'],
  [null, 'frontend/app/sms/planted_contract.tsx', '#app/people/girlfriends/contract'],
  ['ui-imports-only-ui', 'frontend/ui/planted_lib.tsx', '../lib/planted.js'],
  ['lib-imports-only-lib-and-ui', 'frontend/lib/planted_up.ts', '../app/accounts/planted_page.js'],
  [
    'screens-import-no-other-feature',
    'frontend/app/sms/planted_neighbour.tsx',
    '../accounts/planted_page.js',
  ],
  [null, 'frontend/app/sms/planted_frame.tsx', '../site/planted_shell.js'],
  [null, 'frontend/router.tsx', './app/accounts/planted_page.js'],
  [
    'console-imports-no-screen',
    'frontend/console/planted_screen.tsx',
    '../app/accounts/planted_page.js',
  ],
  ['only-the-router-knows-the-console', 'frontend/planted_main.tsx', './console/planted.js'],
  [
    'screens-import-no-story',
    'frontend/app/sms/planted_story.tsx',
    '../../../stories/planted.stories.js',
  ],
].map(([rule, path, target]) => planted(rule, path, everyKindOfImport(target)))

function upwardImport(room) {
  const rule = room === 'models' ? 'models-know-no-feature' : `arrows-of-${room}`
  return [rule, `backend/app/${room}/planted_upward.ts`, `#app/${TOP}/planted`]
}

/** A fence that only sees plain imports is none. */
function everyKindOfImport(target) {
  return `import '${target}'\nexport const later = () => import('${target}')\n`
}

export function planted(rule, path, text) {
  return { rule, path, text }
}
