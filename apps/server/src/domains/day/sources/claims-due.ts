import { approvedEndNames } from '@ecenter/contract/claims/desk/desk-claim.ts'
import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { startOfDay } from '../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import type { Clock } from '../../claims/rules/timeline.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import { waitingNudges } from '../../claims/store/claim-nudge.ts'
import {
  claimsToCheck,
  countApprovalsFor,
  countClaimsToCheck,
  countNudges,
  countPromisedClaims,
  promisedClaimsFirst,
} from '../../claims/store/due-claims.ts'
import { waitingApprovals } from '../../claims/store/settlement/claim-approval.ts'
import { workdayBefore } from '../../places/rules/workdays.ts'
import type { Services } from '../../services.ts'
import { byEndOf, byNextWorkday } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

export const documentsDue: DaySource = {
  kind: 'document',
  count: (services, { staff, today }) =>
    countClaimsToCheck(services, { before: workdayAgo(today), within: staff.within }),
  async list(services, { staff, limit }) {
    const waiting = await claimsToCheck(services, { limit, within: staff.within })
    return aboutClaims(services, waiting, ({ documents, since }) => ({
      kind: 'document',
      what: '审核材料',
      about: `${documents} 种待审核`,
      ...byNextWorkday(since),
    }))
  },
}

export const approvalsDue: DaySource = {
  kind: 'approval',
  isOwn: true,
  count: (services, { staff, today }) =>
    countApprovalsFor(services, {
      staffId: staff.id,
      before: workdayAgo(today),
      within: staff.within,
    }),
  async list(services, { staff, limit }) {
    const { approvals } = await waitingApprovals(services, {
      offset: 0,
      limit,
      notOf: staff.id,
      within: staff.within,
    })
    return aboutClaims(services, approvals, ({ type, amountFen, account, askedAt }) => ({
      kind: 'approval',
      what:
        type === 'paid'
          ? `复核付款 ${yuan(amountFen)} 元`
          : `复核${approvedEndNames[type]}，涉及 ${yuan(amountFen)} 元`,
      about: `${account} 提交`,
      ...byNextWorkday(askedAt),
    }))
  },
}

export const claimsDue: DaySource = {
  kind: 'claim',
  count: (services, { staff, today }) =>
    countPromisedClaims(services, { today, within: staff.within }),
  async list(services, { staff, limit }) {
    const promised = await promisedClaimsFirst(services, { limit, within: staff.within })
    return aboutClaims(services, promised, ({ promise, dueOn }) => ({
      kind: 'claim',
      what: promiseWords[promise],
      ...byEndOf(dueOn),
    }))
  },
}

/** Claims that their customers hurry, and nobody has answered. */
export const nudgesDue: DaySource = {
  kind: 'nudge',
  count: (services, { staff, today }) => countNudges(services, { today, within: staff.within }),
  async list(services, { staff, limit }) {
    const { nudges } = await waitingNudges(services, {
      offset: 0,
      limit,
      within: staff.within,
    })
    return aboutClaims(services, nudges, ({ answerBy }) => ({
      kind: 'nudge',
      what: '答复催办',
      ...byEndOf(answerBy),
    }))
  },
}

const promiseWords: Readonly<Record<Clock['promise'], string>> = {
  assess: '告知核定结果',
  pay: '支付赔款',
  'explain-refusal': '书面说明不赔原因',
}

/** What came before it is late: one working day has passed since. */
function workdayAgo(today: string): Date {
  return startOfDay(workdayBefore(today))
}

/** Rows about claims, which are opened together. */
export async function aboutClaims<Thing extends { readonly claim: ObjectRef }>(
  services: Pick<Services, 'db' | 'keys'>,
  things: readonly Thing[],
  rowOf: (thing: Thing) => Omit<DayRow, 'id' | 'masked' | 'number'>,
): Promise<DayRow[]> {
  const claims = await readClaims(
    services,
    things.map(({ claim }) => claim),
  )
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]))
  return things.flatMap((thing) => {
    const claim = claimOf.get(thing.claim.id)
    if (claim === undefined) return []
    const { id, registNo, insured } = claim
    return [{ ...rowOf(thing), id, masked: maskName(insured.name), number: registNo }]
  })
}

function yuan(fen: number): string {
  return (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
}
