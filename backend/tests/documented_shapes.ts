import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PAGE = join(import.meta.dirname, '../../stories/handbook/command_line.mdx')

/** What the handbook says a command prints with --json: the rows of its table, by command. */
export function documentedShapes(): Map<string, string[]> {
  const [, table = ''] = readFileSync(PAGE, 'utf8').split('## With --json')
  const rows = table.matchAll(/^\| `([^`]+)` *\| (.+) *\|$/gm)
  return new Map([...rows].map(([, command = '', shape = '']) => [command, wordsIn(shape)]))
}

export function documentedOf(command: string): string[] {
  return documentedShapes().get(command) ?? []
}

/** The words in code. */
function wordsIn(shape: string): string[] {
  return [...shape.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(' '))
}
