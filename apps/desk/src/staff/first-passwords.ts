import type { StaffMember } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { create } from 'zustand'
import { type DeskSession, isOfWhoIsHere } from '../client/desk-session.ts'
import { emptyForTheNext } from '../client/empty-for-the-next.ts'

export interface NewPassword {
  readonly member: StaffMember
  readonly firstPassword: string
}

/** First passwords that nobody has put away yet, whatever was opened since they were asked for. */
export const useFirstPasswords = create<{ readonly shown: readonly NewPassword[] }>(() => ({
  shown: [],
}))
emptyForTheNext(useFirstPasswords)

/** Shows one until it is closed by hand, to nobody but who asked for it in this session. */
export function showFirstPassword(password: NewPassword, asked: DeskSession): void {
  if (!isOfWhoIsHere(asked)) return
  useFirstPasswords.setState(({ shown }) => ({ shown: [...shown, password] }))
}

export function putAway(password: NewPassword): void {
  useFirstPasswords.setState(({ shown }) => ({ shown: shown.filter((each) => each !== password) }))
}
