import type { RequestOf } from '@ecenter/contract/call.ts'
import type { sendPolicyEmail } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { Failure, grantMissing, stateChanged } from '../../../platform/calls/failure.ts'
import type { VisitorOf } from '../../../platform/calls/handler.ts'
import { maskEmail } from '../../../platform/mask/mask.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { availabilityOf } from '../rules/availability.ts'

/** `sendPolicyEmail` and, for the plain pages, `wapSendEmail`: one fresh code sends one mail. */
export function answerSendPolicyEmail(services: ElectronicPoliciesServices) {
  return async (
    { email }: RequestOf<typeof sendPolicyEmail>,
    { grant, submission }: VisitorOf<typeof sendPolicyEmail>,
  ) => {
    const policy = await readPolicy(services, grant)
    const availability = availabilityOf(services, policy, 'policy')
    if (!availability.isAvailable) throw stateChanged(availability.reason)

    const { object } = grant
    return submission.commit(async ({ db, record }) => {
      if (!(await services.grants.spend(grant, db))) throw grantMissing()
      if (!(await services.limits.take('policyMailsByPolicy', object.id, db))) throw tooManyMails()
      await services.jobs.sendMail({ kind: 'policy', to: email, object }, db)
      record({
        event: 'policy-mailed',
        ...about(object),
        // Proves later whether it went to a mailbox that somebody names, and tells nobody which.
        outcome: services.keys.searchHash('mailbox', email).toString('hex'),
      })
      return { maskedEmail: maskEmail(email) }
    })
  }
}

function tooManyMails(): Failure {
  return new Failure(
    resultCodes.mailDailyCap,
    '同一份保单一天最多发送 3 次邮件，今天已发满。请明天再试，或直接下载电子保单。',
  )
}
