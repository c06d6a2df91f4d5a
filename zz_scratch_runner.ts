import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
processCLIArgs(process.argv.slice(2).filter((a) => a.startsWith('--')))
configure({ files: process.argv.slice(2).filter((a) => !a.startsWith('--')), plugins: [assert()], timeout: 30000 })
run()
