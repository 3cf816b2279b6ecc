import type { confirmCode } from '@ecenter/contract/staff/desk/account.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, signInNeeded } from '../../../platform/calls/failure.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Counter } from '../../../platform/limits/guesses.ts'
import { isTakenStep, stepOfCode } from '../../../platform/staff/app-codes.ts'
import { joinApp, setPasswordHash, takeCode } from '../../../platform/staff/change-staff-record.ts'
import { newDeviceMark } from '../../../platform/staff/known-devices.ts'
import { hashPassword, isPassword } from '../../../platform/staff/passwords.ts'
import { findStaff } from '../../../platform/staff/staff.repository.ts'
import { endEntry, findEntry, type StaffEntry } from '../../../platform/staff/staff-entries.ts'
import type { StaffKeeping } from '../../../platform/staff/staff-member.ts'
import { readBranch } from '../../places/store/branch.repository.ts'
import type { Services } from '../../services.ts'
import type { StaffServices } from '../staff-services.ts'
import { meOf } from './me-of.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/** Spends the code and the half-done sign-in, and begins the session, all in one transaction. */
export function answerConfirmCode(services: StaffServices): DeskHandler<typeof confirmCode> {
  return async ({ code, newPassword }, guest) => {
    const { address, cookie } = guest
    if (!services.settings.hasStaffPasswords) throw signInNeeded()
    const entry = await findEntry(services, cookie)
    const member = entry && (await findStaff(services, entry.staffId))
    if (cookie === undefined || entry === undefined || member === undefined) throw signInNeeded()
    const ownHash = await ownPasswordHash(services, entry, member, newPassword)
    const step = await services.limits.guess(
      countersFor(member, address),
      async () => stepOf(services, entry, member, code),
      (found) => found !== undefined,
    )
    if (step === undefined) {
      const trace = { event: 'staff-signed-in', objectId: member.id, outcome: 'refused' } as const
      await services.audit.record({ ...trace, address })
      throw codeRefused()
    }
    const opened = await services.audit.inTransaction(async (db, record) => {
      const now = services.clock.now()
      // The account is held before the entry, as by all that end its entries, or both would wait for each other.
      if (!(await takeCode({ db }, { staffId: member.id, step, now }))) throw codeRefused()
      if (!(await endEntry({ db }, cookie))) throw signInNeeded()
      if (ownHash !== undefined) await enrol({ ...services, db }, entry, ownHash)
      record({ event: 'staff-signed-in', staffId: member.id, address, outcome: 'signed in' })
      return services.staffSessions.open(member.id, db)
    })
    guest.giveCookie(opened)
    guest.giveDeviceMark(member.account, newDeviceMark(services, member.account))
    const { branch } = member
    const known = branch === undefined ? undefined : await readBranch(services, branch)
    return { me: meOf({ ...member, branchName: known?.comName }) }
  }
}

/** Who enrols chooses a password that nobody else has seen. */
async function ownPasswordHash(
  services: Pick<Services, 'settings'>,
  { newAppSecret }: StaffEntry,
  member: StaffKeeping,
  newPassword: string | undefined,
): Promise<string | undefined> {
  if (newAppSecret === undefined) return undefined
  if (newPassword === undefined) throw fieldRefused('newPassword', '请设置您自己的新密码')
  if (await isPassword(member.passwordHash, newPassword)) {
    throw fieldRefused('newPassword', '新密码不能和初始密码相同')
  }
  await refuseWeakPassword(services, newPassword, member)
  return hashPassword(newPassword)
}

/** Once: whoever else has seen the first password, and is half in with it, is out. */
async function enrol(
  store: Pick<Services, 'keys' | 'staffSessions'> & { readonly db: Db },
  { staffId, newAppSecret }: StaffEntry,
  passwordHash: string,
): Promise<void> {
  const isFirst = newAppSecret !== undefined && (await joinApp(store, staffId, newAppSecret))
  if (!isFirst) throw signInNeeded()
  await setPasswordHash(store, staffId, passwordHash)
  await store.staffSessions.endAllOf(staffId, store.db)
}

/** A code that was taken before is wrong, and so is any from before it. */
function stepOf(
  { clock }: StaffServices,
  { newAppSecret }: StaffEntry,
  { appSecret, lastCodeStep }: StaffKeeping,
  code: string,
): number | undefined {
  const secret = newAppSecret ?? appSecret
  const now = clock.now()
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now)
  return step === undefined || isTakenStep(step, lastCodeStep, now) ? undefined : step
}

function countersFor({ id }: StaffKeeping, address: string): Counter[] {
  return [
    { rule: 'failedStaffCodesByAccount', key: id },
    { rule: 'failedStaffCodesByAccountDay', key: id },
    { rule: 'failedStaffCodesByAddress', key: address },
  ]
}

/** One answer for a wrong code, one that was used, and for who is locked after many. */
function codeRefused() {
  return fieldRefused(
    'code',
    '动态码不对或已经用过。请等验证器换出新的一组再填；多次输错请等 15 分钟。',
  )
}
