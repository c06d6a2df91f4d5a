import { usersGrantRole } from './users/grant_role.js'
import { usersList } from './users/list.js'
import { usersPause } from './users/pause.js'
import { usersReadmit } from './users/readmit.js'
import { usersResume } from './users/resume.js'
import { usersShow } from './users/show.js'
import { type CommandLine, noun } from '../verb.js'

export const userCommands = (line: CommandLine) =>
  noun(line, { name: 'users', summary: 'the people' }, [
    usersList,
    usersShow,
    usersGrantRole,
    usersPause,
    usersReadmit,
    usersResume,
  ])
