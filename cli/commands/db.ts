import { dbBackup } from './db/backup.js'
import { dbMigrate } from './db/migrate.js'
import { dbRestore } from './db/restore.js'
import { dbSeed } from './db/seed.js'
import { type CommandLine, noun } from '../verb.js'

export const databaseCommands = (line: CommandLine) =>
  noun(line, { name: 'db', summary: 'the database' }, [dbMigrate, dbSeed, dbBackup, dbRestore])
