import { literal, object, variant } from 'valibot'
import { chosenRoles } from './roles.ts'

/** What a supervisor changes about somebody else's account. */
export const staffChange = variant('kind', [
  object({ kind: literal('roles'), roles: chosenRoles }),
  object({ kind: literal('disable') }),
  object({ kind: literal('enable') }),
  object({ kind: literal('reset') }),
])
