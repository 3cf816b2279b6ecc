import type { answerCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { appealAnswered } from '@ecenter/contract/core/claim-events.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Services } from '../../services.ts'
import { appendAppealEvent } from '../store/append-appeal-event.ts'
import { type Acting, actOnCase } from './act-on-case.ts'
import { blankIn } from './letter-templates.ts'
import { tellOfCase } from './tell-of-case.ts'

/** The letter is kept, shown, and told of, all in one transaction. */
export function answerAnswerCase(services: Services): DeskHandler<typeof answerCase> {
  return ({ letter, ...seen }, transaction) => {
    const left = blankIn(letter)
    if (left !== undefined) throw fieldRefused('letter', `还有没填的地方：${left}`)
    return actOnCase(services, transaction, {
      action: 'answer',
      event: 'case-answered',
      seen,
      work: (acting) => send(services, acting, letter),
    })
  }
}

async function send(
  services: Services,
  { store, appeal, status, now, by, account }: Acting,
  letter: string,
): Promise<'decided' | 'review-decided'> {
  const type = status.decided === undefined ? 'decided' : 'review-decided'
  await appendAppealEvent(store, appeal, { type, at: now, text: letter, by })
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
