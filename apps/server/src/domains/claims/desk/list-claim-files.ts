import type { listClaimFiles } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { documentKinds } from '../rules/document-kinds.ts'
import { type WordOnFile, wordOnFile } from '../rules/word-on-file.ts'
import { claimOfId } from '../store/claim-at-desk.ts'
import { readDocumentFacts } from '../store/documents/claim-document.repository.ts'
import { filesOfClaim, saidOfDocuments } from '../store/documents/claim-files.ts'

/** What was judged is still the claim's: whoever reads it finds every file again, and who said what of it. */
export function answerListClaimFiles(services: ClaimsServices): DeskHandler<typeof listClaimFiles> {
  return async ({ claimId }, { staff }) => {
    const ref = mustBeFound(await claimOfId(services, claimId, staff.within))
    const [files, said, { verdicts }] = await Promise.all([
      filesOfClaim(services, ref),
      saidOfDocuments(services, ref.id),
      readDocumentFacts(services, { ref }),
    ])
    const names = await staffNames(
      services,
      said.flatMap(({ staffId }) => staffId ?? []),
    )
    const types = [...new Set(files.map(({ type }) => type))]
    return {
      documents: types.map((type) => ({
        ...{ type, name: documentKinds[type].name },
        files: files
          .filter((file) => file.type === type)
          .map((file) => ({
            fileId: file.id,
            mediaType: file.mediaType,
            receivedAt: minuteInChina(file.receivedAt),
            verdict: shown(wordOnFile(file, said, verdicts), names),
          })),
      })),
    }
  }
}

function shown(word: WordOnFile | undefined, names: ReadonlyMap<string, string>) {
  if (word === undefined) return undefined
  const { as, at, staffId, reason } = word
  const by = staffId === undefined ? undefined : (names.get(staffId) ?? '同事')
  return { as, at: minuteInChina(at), by, reason }
}
