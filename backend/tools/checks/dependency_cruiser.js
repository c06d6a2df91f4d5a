import { arrows } from './arrow_rules.js'
import { backend } from './backend_rules.js'
import { frontend } from './frontend_rules.js'

export default {
  forbidden: [...backend, ...arrows, ...frontend],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(tmp|build|frontend/public)/' },
    // Without this a type-only import would cross every fence unseen.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'backend/tools/checks/tsconfig.paths.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.json', '.css'],
    },
  },
}
