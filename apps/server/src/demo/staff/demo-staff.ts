import { createHash } from 'node:crypto'
import type { StaffRole } from '@ecenter/contract/desk/desk-call.ts'

/** Somebody who works at the demo's desk; nobody real. */
export interface DemoStaff {
  readonly account: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** In base32; undefined for who comes for the first time. */
  readonly appSecret: string | undefined
}

/** Of all of them: the demo is open to anybody, and this says so. */
export const demoPassword = 'demo-desk-2026'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const names = {
  agent: ['林晓彤', '周子航', '许文静', '高志远', '罗佳怡', '宋雨晨', '唐嘉树', '冯以宁'],
  claims: ['何思源', '邓丽华', '曹宇轩'],
  content: ['彭雪莹', '董一鸣', '袁清妍'],
  supervisor: ['沈国栋', '韩雅琴', '杨承志', '魏长青'],
} as const satisfies Record<StaffRole, readonly string[]>

/** Several of each role, for a code of the app is good once. */
export const demoStaff: readonly DemoStaff[] = [
  ...withRole('agent'),
  ...withRole('claims'),
  ...withRole('content'),
  ...withRole('supervisor'),
  { account: 'newcomer1', name: '陆新', roles: ['agent'], appSecret: undefined },
  { account: 'newcomer2', name: '方敏', roles: ['claims', 'content'], appSecret: undefined },
]

function withRole(role: StaffRole): DemoStaff[] {
  return names[role].map((name, at) => {
    const account = `${role}${at + 1}`
    return { account, name, roles: [role], appSecret: secretOf(account) }
  })
}

/** Made of the account alone, so that an app that was joined once stays good for every demo. */
function secretOf(account: string): string {
  const bytes = createHash('sha256').update(`demo staff ${account}`).digest()
  return Array.from(bytes, (byte) => base32[byte % base32.length]).join('')
}
