import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { codeOfStep, newAppSecret, stepAt } from '../../src/platform/staff/app-codes.ts'
import { storeStaff } from '../../src/platform/staff/change-staff-record.ts'
import { hashPassword } from '../../src/platform/staff/passwords.ts'
import type { TestService } from '../test-services.ts'

/** An account at the desk, with what opens it. */
export interface Member {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly password: string
  readonly appSecret: string
}

const password = '测试员工的一串很长的密码'
/** Of the whole process: a hash takes its time. */
const passwordHash = hashPassword(password)

interface MemberToStore {
  readonly roles: readonly StaffRole[]
  readonly name?: string
  readonly isNew?: boolean
}

/** Stores an account of its own, which has joined an app unless told otherwise. */
export async function storedMember(
  services: TestService,
  { roles, name = '测试员工', isNew = false }: MemberToStore,
): Promise<Member> {
  const account = `staff-${randomUUID().slice(0, 8)}`
  const appSecret = newAppSecret()
  const id = await storeStaff(services, {
    account,
    name,
    roles,
    passwordHash: await passwordHash,
    createdAt: services.clock.now(),
    ...(isNew ? {} : { appSecret }),
  })
  if (id === undefined) throw new Error(`${account} is taken`)
  return { id, account, name, password, appSecret }
}

/** What an app with that secret shows now, or so many half minutes later. */
export function appCodeOf({ clock }: TestService, secret: string, later = 0): string {
  return codeOfStep(secret, stepAt(clock.now()) + later)
}

/** Five codes, none of which the desk would take now from an app with that secret. */
export function wrongCodesOf(service: TestService, secret: string): string[] {
  const right = [-1, 0, 1].map((later) => appCodeOf(service, secret, later))
  const codes = Array.from({ length: 5 + right.length }, (_, at) => `00000${at}`)
  return codes.filter((code) => !right.includes(code)).slice(0, 5)
}
