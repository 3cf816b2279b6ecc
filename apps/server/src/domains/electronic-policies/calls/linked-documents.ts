import { documentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'
import { parse } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { LinkedFiles } from '../../../platform/links/linked-files.ts'
import type { LinkTarget } from '../../../platform/links/one-use-links.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { type ChosenDocument, documentColumns, documentInRow } from '../rules/chosen-document.ts'
import { documentNames } from '../rules/document-names.ts'
import { issuedDocument } from '../store/issued-document.ts'

/** A link to one of a policy's documents. */
export function documentTarget(object: ObjectRef, chosen: ChosenDocument): LinkTarget {
  const { paper, endorsement_key } = documentColumns(chosen)
  return { object, item: paper, endorsementKey: endorsement_key ?? undefined }
}

/** The documents of policies behind links. */
export function linkedDocuments(services: ElectronicPoliciesServices): LinkedFiles {
  return {
    async offer({ object, ...target }) {
      const { productName } = await readPolicy(services, { object })
      return { name: documentNames[chosenOf(target).kind], productName, format: 'PDF' }
    },

    async fetch({ object, ...target }) {
      const paper = chosenOf(target)
      // Whoever opens a link has no session here: links to one policy take turns as one.
      const document = await issuedDocument(services, { object, sessionId: object.id }, paper)
      return {
        file: { ...document, contentType: 'application/pdf' },
        trace: {
          event: 'policy-downloaded',
          outcome: `${paper.kind} ${document.bytes.length} by link`,
        },
      }
    },
  }
}

function chosenOf({ item, endorsementKey }: Omit<LinkTarget, 'object'>): ChosenDocument {
  return documentInRow({
    paper: parse(documentKind, item),
    endorsement_key: endorsementKey ?? null,
  })
}
