import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../install.js'
import { changedFiles, RanFiles, testsReachedBy } from './reach.js'
import { allSpecFiles, mapValues } from './spec_files.js'

/** They drive servers and browsers of their own, so what they reach is everything: whole runs have them. */
const WHOLE_RUNS_ONLY = ['crash', 'journeys', 'looks']

/** The files to run by kind: all, those that go by a word, or those that a change can reach. */
export async function chosenTests({ words, isChanged }) {
  if (isChanged) {
    return reachedBy(await changedFiles())
  }
  const all = allSpecFiles()
  if (words.length === 0) {
    return all
  }
  const sources = words.filter((word) => existsSync(join(ROOT, word)) && !isSpec(word))
  const reached = sources.length > 0 ? await reachedBy(sources) : {}
  const named = words.filter((word) => !sources.includes(word))
  return mapValues(all, (files, kind) =>
    files.filter(
      (file) => reached[kind]?.includes(file) || named.some((word) => file.includes(word))
    )
  )
}

export async function reachedBy(changed) {
  const all = allSpecFiles()
  const ranFiles = new RanFiles()
  const tests = Object.values(all).flat()
  const reached = await testsReachedBy(changed, { tests, ranFiles })
  const isBackend = changed.some((file) => /^(?:backend|cli)\/.*\.\w+$/.test(file))
  // Nobody knows yet what a file reaches that has not run here.
  const isUnknown = (file) => isBackend && isRecorded(file) && !ranFiles.knows(file)
  return mapValues(all, (files, kind) =>
    files.filter((file) =>
      WHOLE_RUNS_ONLY.includes(kind) ? changed.includes(file) : reached.has(file) || isUnknown(file)
    )
  )
}

function isSpec(file) {
  return /\.(?:spec|stories)\.tsx?$/.test(file)
}

function isRecorded(file) {
  return /^(?:backend|cli)\//.test(file)
}
