import { expect, test } from 'vitest'
import { initialsOf, nameOf } from './person_name'

const EMAIL = { email: 'a***@example.com' }

test.each([
  [{ firstName: 'Anna', lastName: 'Lind', ...EMAIL }, 'Anna Lind', 'AL'],
  [{ firstName: 'Zoë', lastName: null, ...EMAIL }, 'Zoë', 'Z'],
  [{ firstName: '•••', lastName: '•••', ...EMAIL }, 'a***@example.com', null],
  [{ firstName: null, lastName: '', ...EMAIL }, 'a***@example.com', null],
  [{}, 'Somebody', null],
])('%o is %s', (person, name, initials) => {
  expect(nameOf(person)).toBe(name)
  expect(initialsOf(person)).toBe(initials)
})
