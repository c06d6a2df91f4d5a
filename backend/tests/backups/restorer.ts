import { EXPECTED } from '#tests/backups/copies'
import { restore } from '#app/operations/backups/restore'

/** A process of its own that restores one copy after the other, to be killed at any moment. */
const [database = '', ...copies] = process.argv.slice(2)
process.stdout.write('restoring\n')
for (let turn = 0; ; turn++) {
  const file = copies[turn % copies.length] ?? ''
  const mayReplace = async () => true
  await restore({ file, database, isForced: false, onStep: () => true, mayReplace }, EXPECTED)
}
