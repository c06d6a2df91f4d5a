import Sqlite from 'better-sqlite3'

/** A process of its own that writes two rows in each commit, as fast as it can, until it is ended. */
const database = new Sqlite(process.argv[2] ?? '', { fileMustExist: true })
database.pragma('busy_timeout = 5000')
const insert = database.prepare('insert into notes (user_id, body) values (1, ?)')
const writeTwo = database.transaction(() => {
  insert.run('one of two '.repeat(50))
  insert.run('two of two '.repeat(50))
})
for (let count = 0; ; count++) {
  writeTwo()
  if (count === 10) process.stdout.write('writing\n')
}
