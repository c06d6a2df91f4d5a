import '@poppinss/ts-exec'

// `node backend/ace list` shows every command; a built server has build/backend/bin/console.js.
await import('./bin/console.js')
