import { factsOfReport } from '../../src/domains/claims/rules/application-facts.ts'
import { readClaim } from '../../src/domains/claims/store/claim.repository.ts'
import { addApplication } from '../../src/domains/claims/store/claim-application.ts'
import { addDocumentFile } from '../../src/domains/claims/store/documents/claim-document.repository.ts'
import type { ObjectRef } from '../../src/platform/grants/grant.ts'
import type { TestService } from '../test-services.ts'
import { signature } from './offers.ts'

/** An application as its customer would have signed it, whatever the claim asks for, with a file to open. */
export async function signedApplication(service: TestService, object: ObjectRef): Promise<void> {
  const claim = await readClaim(service, { object })
  const signedAt = service.clock.now()
  const file = await service.files.store(object.customerKey, Buffer.from('%PDF-1.7'))
  await service.db.transaction().execute(async (db) => {
    const store = { ...service, db }
    const sent = { type: 'claim-form', mediaType: 'application/pdf', receivedAt: signedAt } as const
    await addDocumentFile(store, claim, { ...file, ...sent })
    await addApplication(store, object, {
      ...{ facts: factsOfReport(claim), corrected: {}, signature, signedAt, file },
    })
    await service.files.keep(file, db)
  })
}
