import { createTypstDocuments } from '../../apps/server/src/platform/documents/typst-documents.ts'
import { createCertificateSigner } from '../../apps/server/src/platform/signing/certificate-signer.ts'
import { newDemoIdentity } from '../../apps/server/src/platform/signing/demo-identity.ts'
import { newPolicies } from './policies.ts'
import { answerBatches } from './printer.ts'

/** As the service does it: set in one thread, signed in another. */
const documents = createTypstDocuments({ threads: 1 })
const signer = createCertificateSigner(newDemoIdentity('示例财险'))

answerBatches(
  newPolicies,
  async (draft) => await signer.sign(await documents.render(draft), new Date()),
  () => documents.close(),
)
