import type { readSignInWays } from '@ecenter/contract/staff/desk/account.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'

export function answerReadSignInWays({
  settings: { companySignIn, hasStaffPasswords },
}: Pick<Services, 'settings'>): DeskHandler<typeof readSignInWays> {
  return async () => ({ isByCompany: companySignIn !== undefined, isByPassword: hasStaffPasswords })
}
