import { readMe } from '@ecenter/contract/staff/desk/account.ts'
import { noteSession } from '../../client/desk-session.ts'
import { isSignedOut } from '../../client/failures.ts'
import { send } from '../../client/send.ts'
import { takeCompanyNote } from './company-way.ts'

/** Asked once when the desk opens. */
export async function askWhoIsHere(): Promise<void> {
  noteSession({ step: 'asking' })
  const result = await send(readMe, {})
  if (result.kind === 'answered') noteSession({ step: 'signed-in', me: result.value.me })
  else if (!isSignedOut(result)) noteSession({ step: 'unreachable' })
  else {
    const note = takeCompanyNote()
    if (note !== undefined) noteSession({ step: 'signed-out', note })
  }
}
