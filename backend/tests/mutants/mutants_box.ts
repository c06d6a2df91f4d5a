import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Area, AREAS } from './areas.js'
import { type Mutant, plantFaults } from './plant_faults.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const COPIED = ['backend', 'cli', 'frontend', 'package.json', 'tsconfig.json', '.adonisrc.json']

/**
 * A copy of the working files, inside the repository so that
 * its packages are found, and never the files themselves.
 */
export function makeBox(): string {
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  const box = mkdtempSync(join(ROOT, 'tmp', 'mutants-'))
  for (const name of COPIED) cpSync(join(ROOT, name), join(box, name), { recursive: true })
  mkdirSync(join(box, 'tmp'))
  return box
}

/** Every fault of these areas, asleep in the box's copy. */
export function plantAll(box: string, areas: readonly string[]): Mutant[] {
  const mutants: Mutant[] = []
  for (const area of areas) {
    for (const file of sourcesOf(area)) {
      const path = join(box, file)
      const source = readFileSync(path, 'utf8')
      const planted = plantFaults(source, { area, file, firstId: mutants.length + 1 })
      writeFileSync(path, planted.text)
      mutants.push(...planted.mutants)
    }
  }
  return mutants
}

export function specsOf(area: string): string[] {
  return filesOf(area, 'specs').filter((file) => file.endsWith('.spec.ts'))
}

function sourcesOf(area: string): string[] {
  return filesOf(area, 'files').filter((file) => !file.endsWith('.spec.ts'))
}

function filesOf(area: string, which: keyof Area): string[] {
  const ending = which === 'specs' ? '.spec.ts' : '.ts'
  const patterns = AREAS[area]?.[which] ?? []
  return [
    ...new Set(
      patterns.flatMap((pattern) => {
        const found = globSync(`backend/app/${pattern}${ending}`, { cwd: ROOT }).sort()
        if (found.length === 0) throw new Error(`nothing is called backend/app/${pattern}${ending}`)
        return found
      })
    ),
  ]
}
