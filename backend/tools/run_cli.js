import '@poppinss/ts-exec'

// The command line from its sources, on a Node that can: see launch.js.
await import('../../cli/index.ts')
