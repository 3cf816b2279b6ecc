import type {
  addStaff,
  changeStaff,
  staffDeskCalls,
} from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, signInNeeded } from '../../../platform/calls/failure.ts'
import { setPasswordHash, storeStaff } from '../../../platform/staff/change-staff-record.ts'
import { hashPassword, isPassword, newFirstPassword } from '../../../platform/staff/passwords.ts'
import { findStaff, listStaffRecords, lockStaff } from '../../../platform/staff/staff.repository.ts'
import {
  findStaffRequest,
  listStaffRequests,
  storeStaffRequest,
} from '../../../platform/staff/staff-request.repository.ts'
import { noteLeft } from '../../customer-service/store/agent.repository.ts'
import { putBackAllOf } from '../../customer-service/store/put-back.ts'
import { readBranchNames } from '../../places/store/branch.repository.ts'
import type { StaffServices } from '../staff-services.ts'
import { applyChange, nameOf } from './apply-change.ts'
import { answerConfirmCode } from './confirm-code.ts'
import { meOf } from './me-of.ts'
import { memberOf, memberOfId } from './member-of.ts'
import { answerKeepOwn, answerListOwn } from './own-things.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { answerSettleStaffRequest } from './settle-staff-request.ts'
import { answerSignIn } from './sign-in.ts'
import {
  changeRefused,
  hasBranchesOfCompany,
  isKeptBy,
  keepsStaff,
  mayConfirm,
  needsSecond,
  refuseOfCompany,
} from './who-decides.ts'
import { checkWorkplace } from './workplace.ts'

export function staffDeskHandlers(services: StaffServices): DeskHandlers<typeof staffDeskCalls> {
  return {
    async readSignInWays() {
      const { companySignIn, hasStaffPasswords } = services.settings
      return { isByCompany: companySignIn !== undefined, isByPassword: hasStaffPasswords }
    },
    signIn: answerSignIn(services),
    confirmCode: answerConfirmCode(services),
    readMe: async (_request, { staff }) => ({ me: meOf(staff) }),
    /** Whoever leaves the last desk of theirs leaves nobody waiting there. */
    async signOut(_request, { sessionId: id, staff, db, record }) {
      await services.staffSessions.end({ id, staff }, db)
      record({ event: 'staff-signed-out', outcome: '' })
      if (await services.staffSessions.isAnyLive(staff.id, db)) return {}
      const store = { ...services, db }
      for (const objectId of await putBackAllOf(store, staff.id, services.clock.now(), 'gone')) {
        record({ event: 'chat-transferred', objectId, outcome: 'queue, signed out' })
      }
      await noteLeft(store, staff.id)
      return {}
    },
    /** Who has found a desk left open does not know the password, and may not guess at it. */
    async changePassword({ password, newPassword }, { staff, db, record }) {
      if (staff.isByCompany) throw fieldRefused('password', '您用公司账号登录，在这里没有密码。')
      const store = { ...services, db }
      const keeping = await findStaff(store, staff.id)
      const isRight = await services.limits.guess(
        [{ rule: 'failedStaffCodesByAccount', key: staff.id }],
        () => isPassword(keeping?.passwordHash, password),
        (fits) => fits,
      )
      if (isRight === undefined) throw fieldRefused('password', '现在的密码不对，请核对')
      if (newPassword === password) {
        throw fieldRefused('newPassword', '新密码不能和现在的密码相同')
      }
      await refuseWeakPassword(services, newPassword, staff)
      await setPasswordHash(store, staff.id, await hashPassword(newPassword))
      await services.staffSessions.endAllOf(staff.id, db)
      record({ event: 'staff-password-changed', outcome: '' })
      return {}
    },
    async listStaff(_request, { staff, trace }) {
      const [records, requests, branches] = await Promise.all([
        listStaffRecords(services),
        listStaffRequests(services),
        readBranchNames(services),
      ])
      const kept = records.filter((one) => isKeptBy(staff, one))
      await trace({ event: 'staff-listed', outcome: `${kept.length}` })
      const names = new Map(records.map(({ id, name }) => [id, name]))
      return {
        staff: kept.map((each) =>
          memberOf(each, { request: requests.get(each.id), names, branches }),
        ),
        branches: [...branches]
          .map(([code, name]) => ({ code, name }))
          .filter(({ code }) => isKeptBy(staff, { branch: code })),
        hasHeadOffice: staff.branch === undefined,
        areBranchesByCompany: hasBranchesOfCompany(services),
      }
    },
    addStaff: answerAddStaff(services),
    changeStaff: answerChangeStaff(services),
    listOwn: answerListOwn(services),
    keepOwn: answerKeepOwn(services),
    settleStaffRequest: answerSettleStaffRequest(services),
  }
}

function answerAddStaff(services: StaffServices): DeskHandler<typeof addStaff> {
  return async ({ account, name, roles, branch, team }, { staff, db, record }) => {
    if (roles.includes('supervisor')) {
      throw fieldRefused(
        'roles',
        '主管要两位主管同意：请先按其他角色添加，再用“改角色”申请，由另一位主管确认。',
      )
    }
    await checkWorkplace({ db }, staff, { branch, team })
    const firstPassword = newFirstPassword()
    const passwordHash = await hashPassword(firstPassword)
    const createdAt = services.clock.now()
    const store = { ...services, db }
    const id = await storeStaff(store, {
      account,
      name,
      roles,
      passwordHash,
      createdAt,
      openedBy: staff.id,
      branch,
      team,
    })
    if (id === undefined) throw fieldRefused('account', '这个账号已经有人使用，请换一个')
    record({ event: 'staff-added', objectId: id, outcome: roles.join(' ') })
    return { member: await memberOfId(store, id), firstPassword }
  }
}

/**
 * Nobody changes their own account, so a supervisor always remains. What needs two is only asked for here. An
 * account of another branch is answered as one that is not there.
 */
function answerChangeStaff(services: StaffServices): DeskHandler<typeof changeStaff> {
  return async ({ staffId, change }, { staff, db, record }) => {
    const store = { ...services, db }
    if (staffId === staff.id) throw changeRefused('不能改自己的账号，请由另一位主管操作。')
    await lockStaff(store, [staff.id, staffId])
    const by = await findStaff(store, staff.id)
    if (by === undefined || !keepsStaff(by)) throw signInNeeded()
    const target = await findStaff(store, staffId)
    if (target === undefined || !isKeptBy(by, target)) throw changeRefused('没有这个账号。')
    refuseOfCompany(store, target, change)
    if (change.kind === 'branch') await checkWorkplace(store, by, change)

    if (needsSecond(target, change)) {
      // Whoever asks from an old list would take the request of a colleague away.
      if ((await findStaffRequest(store, staffId)) !== undefined) {
        throw changeRefused('这个账号已有申请在等确认，请先确认或撤回那一个。')
      }
      const all = await listStaffRecords(store)
      if (!all.some((one) => mayConfirm(one, target, by))) {
        throw changeRefused(
          '这要由另一位主管确认，现在没有别的主管。请系统管理员用 npm run staff 命令办理。',
        )
      }
      const requestedAt = services.clock.now()
      const { openedBy } = by
      const asked = { staffId, change, requestedBy: staff.id, requestedAt, openedBy }
      await storeStaffRequest(store, asked)
      record({ event: 'staff-change-asked', objectId: staffId, outcome: nameOf(change) })
      return { member: await memberOfId(store, staffId) }
    }
    const firstPassword = await applyChange(store, staffId, change, { staff, record })
    const member = await memberOfId(store, staffId)
    return firstPassword === undefined ? { member } : { member, firstPassword }
  }
}
