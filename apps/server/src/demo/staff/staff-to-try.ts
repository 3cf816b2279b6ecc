import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import type { Services } from '../../domains/services.ts'
import { codeOfStep, stepAt } from '../../platform/staff/app-codes.ts'
import { findStaffByAccount } from '../../platform/staff/staff.repository.ts'
import { demoPassword, demoStaff } from './demo-staff.ts'

/** Whom to be at the desk. */
interface StaffToTry {
  readonly account: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly password: string
  /** Whether they join an app at their first sign-in. */
  readonly mustEnrol: boolean
  /** What their app shows; missing where they have none yet, or where it was used in this half minute. */
  readonly code?: string
}

type TryServices = Pick<Services, 'db' | 'keys' | 'clock'>

/** Served at `/dev/staff.json`. */
export async function staffToTry(services: TryServices): Promise<readonly StaffToTry[]> {
  return Promise.all(demoStaff().map((member) => toTry(services, member)))
}

async function toTry(
  services: TryServices,
  { account, name, roles }: ReturnType<typeof demoStaff>[number],
): Promise<StaffToTry> {
  const keeping = await findStaffByAccount(services, account)
  const member = { account, name, roles, password: demoPassword }
  if (keeping?.appSecret === undefined) return { ...member, mustEnrol: true }
  const { appSecret, lastCodeStep } = keeping
  const now = stepAt(services.clock.now())
  // The next one is good already, for clocks differ; so each may sign in twice in a half minute.
  const step = [now, now + 1].find((each) => each > lastCodeStep)
  const told = { ...member, mustEnrol: false }
  return step === undefined ? told : { ...told, code: codeOfStep(appSecret, step) }
}
