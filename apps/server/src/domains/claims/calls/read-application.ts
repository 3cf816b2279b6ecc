import type {
  downloadApplication,
  readApplication,
} from '@ecenter/contract/claims/claim-application.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { lastApplication } from '../store/claim-application.ts'
import { applicationShown } from './application-shown.ts'

export function answerReadApplication(services: ClaimsServices): Handler<typeof readApplication> {
  return async (_request, visitor) => {
    const claim = await readClaim(services, visitor.grant)
    await services.audit.record({
      event: 'claim-read',
      ...askedBy(visitor),
      ...about(claim.ref),
      outcome: 'application',
    })
    return applicationShown(services, claim)
  }
}

/** The last one that was signed, also where it was sent back since: it stays its customer's. */
export function answerDownloadApplication(
  services: ClaimsServices,
): Handler<typeof downloadApplication> {
  return async (_request, visitor) => {
    const { ref } = await readClaim(services, visitor.grant)
    const application = await lastApplication(services, ref)
    if (application === undefined) {
      throw stateChanged('还没有签过索赔申请书，请返回查看材料清单。')
    }
    // Told first: nobody sees a document of which there is no trace.
    await services.audit.record({
      event: 'claim-application-downloaded',
      ...askedBy(visitor),
      ...about(ref),
      outcome: 'signed',
    })
    const bytes = await services.files.read(application.file)
    return { bytes, contentType: 'application/pdf', fileName: '索赔申请书.pdf' }
  }
}
