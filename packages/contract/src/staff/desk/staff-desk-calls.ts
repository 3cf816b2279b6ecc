import { confirmCode } from './confirm-code.ts'
import { readMe } from './read-me.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const staffDeskCalls = { signIn, confirmCode, readMe, signOut }
