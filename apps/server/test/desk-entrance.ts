import { signIn } from '@ecenter/contract/staff/desk/account.ts'
import { expect } from 'vitest'
import { limitRules } from '../src/platform/limits/limit-rules.ts'
import { type DeskVisitor, newDeskVisitor } from './desk-visitor.ts'
import type { TestService } from './test-services.ts'

export const refused = {
  code: '1000',
  field: 'password',
  message: '账号或密码不对，或账号暂时不能登录。请核对后重试；多次输错请等 15 分钟，或请主管重置。',
}
export const codeRefused = {
  code: '1000',
  field: 'code',
  message: '动态码不对或已经用过。请等验证器换出新的一组再填；多次输错请等 15 分钟。',
}

let addresses = 0

/** Somebody at a desk from whose address nobody has come before. */
export function otherAtDesk(service: TestService): DeskVisitor {
  addresses += 1
  return newDeskVisitor(service, `10.0.${addresses >> 8}.${addresses & 255}`)
}

/** Gives so many wrong passwords, each of which is refused. */
export async function fail(desk: DeskVisitor, account: string, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    expect(await desk.ask(signIn, { account, password: `wrong ${at}` })).toMatchObject(refused)
  }
}

/** As if strangers had guessed at this account from everywhere. */
export async function guessedAt(services: TestService, account: string): Promise<void> {
  const { keys, limits } = services
  const key = keys.searchHash('account', account).toString('hex')
  const { points } = limitRules.failedStaffSignInsByAccount
  await Promise.all(
    Array.from({ length: points }, () => limits.take('failedStaffSignInsByAccount', key)),
  )
}
