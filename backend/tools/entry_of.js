import { NEEDED_NODE } from './install.js'

/** Of a built program: any Node can read it, so that one that is too old says so instead of breaking. */
export function entryOf(name, file) {
  return `if (Number.parseInt(process.versions.node, 10) >= ${NEEDED_NODE}) {
  await import('${file}')
} else {
  const has = process.versions.node
  process.stderr.write('${name} needs Node ${NEEDED_NODE} or newer; this is Node ' + has + '.\\n')
  process.exitCode = 1
}
`
}
