import { createTypstDocuments } from '../../apps/server/src/platform/documents/typst-documents.ts'
import { newPolicies } from './policies.ts'
import { answerBatches } from './printer.ts'

/** The limit: Typst alone sets the same policy, and nobody signs it. */
const documents = createTypstDocuments({ threads: 1 })

answerBatches(
  newPolicies,
  (draft) => documents.render(draft),
  () => documents.close(),
)
