import { appealAnswered } from '@ecenter/contract/core/appeal-events.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { StaffMark } from '../../../platform/staff/staff-mark.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { appendAppealEvent } from '../store/append-appeal-event.ts'
import type { Acting } from './act-on-case.ts'
import { tellOfCase } from './tell-of-case.ts'

interface Letter {
  readonly letter: string
  /** Who wrote it. */
  readonly by: StaffMark
  readonly account: string
  readonly approvedBy?: StaffMark
}

/** The letter is kept, shown, and told of, all in one transaction. */
export async function sendLetter(
  services: AppealsServices,
  { store, appeal, status, now }: Acting,
  { letter, by, account, approvedBy }: Letter,
): Promise<'decided' | 'review-decided'> {
  const type = status.decided === undefined ? 'decided' : 'review-decided'
  await appendAppealEvent(store, appeal, { type, at: now, text: letter, by, approvedBy })
  await tellOfCase(services, store, appeal, '已书面答复')
  if (appeal.email !== undefined) {
    const mail = { kind: 'appeal-answer', to: appeal.email, appeal: appeal.ref } as const
    await services.jobs.sendMail(mail, store.db)
  }
  await tellCore(store, appealAnswered, {
    subject: `appeal/${appeal.caseNo}`,
    data: {
      caseNo: appeal.caseNo,
      isReview: type === 'review-decided',
      letter,
      answeredAt: now.toISOString(),
      account,
    },
  })
  return type
}
