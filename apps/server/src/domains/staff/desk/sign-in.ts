import type { signIn } from '@ecenter/contract/staff/desk/account.ts'
import type { DeskGuest, DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, fieldRefused, tooManyLookups } from '../../../platform/calls/failure.ts'
import type { Counter } from '../../../platform/limits/guesses.ts'
import { appAddress, newAppSecret } from '../../../platform/staff/app-codes.ts'
import { setPasswordHash } from '../../../platform/staff/change-staff-record.ts'
import { knownDevice } from '../../../platform/staff/known-devices.ts'
import { hashPassword, isOutdated, isPassword } from '../../../platform/staff/passwords.ts'
import { findStaffByAccount } from '../../../platform/staff/staff.repository.ts'
import { beginEntry } from '../../../platform/staff/staff-entries.ts'
import type { StaffKeeping } from '../../../platform/staff/staff-member.ts'
import type { StaffServices } from '../staff-services.ts'

/** The password takes as long to judge where nobody has the account, or where it is locked. */
export function answerSignIn(services: StaffServices): DeskHandler<typeof signIn> {
  return async ({ account, password }, guest) => {
    const { limits, audit } = services
    const { address } = guest
    if (!services.settings.hasStaffPasswords) throw passwordsOff()
    if (!(await limits.take('staffSignInsByAddress', address))) throw tooManySignIns()
    const keeping = await findStaffByAccount(services, account)
    const member = await limits.guess(
      countersFor(services, account, guest),
      async () => ((await isPassword(keeping?.passwordHash, password)) ? keeping : undefined),
      (found) => found !== undefined && found.state !== 'disabled',
    )
    const about = keeping === undefined ? {} : { objectId: keeping.id }
    const outcome = member === undefined ? 'refused' : 'right'
    await audit.record({ event: 'staff-password-checked', address, ...about, outcome })
    if (member === undefined) throw signInRefused()
    if (member.passwordHash !== undefined && isOutdated(member.passwordHash)) {
      await setPasswordHash(services, member.id, await hashPassword(password))
    }
    return begin(services, member, guest)
  }
}

async function begin(
  services: StaffServices,
  { id, account, appSecret }: StaffKeeping,
  { giveCookie }: Pick<DeskGuest, 'giveCookie'>,
) {
  if (appSecret !== undefined) {
    giveCookie(await beginEntry(services, { staffId: id, newAppSecret: undefined }))
    return { next: 'code' as const }
  }
  const enrolSecret = newAppSecret()
  giveCookie(await beginEntry(services, { staffId: id, newAppSecret: enrolSecret }))
  const enrolAddress = appAddress(enrolSecret, services.settings.brand.name, account)
  return { next: 'enrol' as const, enrolSecret, enrolAddress }
}

/**
 * Where somebody has signed in before, their wrong passwords are counted apart: strangers who guess at
 * an account lock nobody out there. One that nobody has is counted too, or its answers would tell it
 * from others.
 */
function countersFor(
  services: StaffServices,
  account: string,
  { address, deviceMark }: DeskGuest,
): Counter[] {
  const device = knownDevice(services, account, deviceMark(account))
  if (device !== undefined) return [{ rule: 'failedStaffSignInsByDevice', key: device }]
  const key = services.keys.searchHash('account', account).toString('hex')
  return [
    { rule: 'failedStaffSignInsByAccountAndAddress', key: `${key}/${address}` },
    { rule: 'failedStaffSignInsByAccount', key },
    { rule: 'failedStaffSignInsByAddress', key: address },
  ]
}

/** One answer for an account that nobody has, a wrong password, and one who is locked or out. */
function signInRefused(): Failure {
  return fieldRefused(
    'password',
    '账号或密码不对，或账号暂时不能登录。请核对后重试；多次输错请等 15 分钟，或请主管重置。',
  )
}

function passwordsOff(): Failure {
  return fieldRefused('password', '本单位只用公司账号登录。')
}

function tooManySignIns(): Failure {
  return tooManyLookups('当前网络登录次数太多，请一小时后再试，或联系主管。')
}
