import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import type { Staff } from '../calls/desk-handler.ts'
import { tooManyLookups } from '../calls/failure.ts'
import type { Settings } from '../config/settings.ts'
import type { Db } from '../database/database.ts'
import type { LimitRule } from '../limits/limit-rules.ts'
import type { Limits } from '../limits/limits.ts'

const rules = {
  agent: 'revealsByAgentDay',
  claims: 'revealsByHandlerDay',
  supervisor: 'revealsByHandlerDay',
} as const satisfies Partial<Record<StaffRole, LimitRule>>

/** The role by which somebody may look most. */
export function roleOf(roles: readonly StaffRole[]): keyof typeof rules {
  if (roles.includes('supervisor')) return 'supervisor'
  return roles.includes('claims') ? 'claims' : 'agent'
}

/** Counts one more thing that is shown unmasked, in the transaction that traces it; refused where it is one too many for the day. */
export async function takeReveal(
  { limits, settings }: { readonly limits: Limits; readonly settings: Settings },
  { id, roles }: Pick<Staff, 'id' | 'roles'>,
  db: Db,
): Promise<void> {
  const rule = rules[roleOf(roles)]
  if (await limits.take(rule, id, db)) return
  const { byAgent, byHandler } = settings.revealsADay
  const most = rule === 'revealsByAgentDay' ? byAgent : byHandler
  throw tooManyLookups(
    `您今天查看完整信息的次数已到上限（${most} 次）。急需的请联系主管；主管能看到谁查了多少次。`,
  )
}
