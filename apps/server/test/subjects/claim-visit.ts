import { createHash, randomUUID } from 'node:crypto'
import { sendDocument, sendDocumentPiece } from '@ecenter/contract/claims/send-document.ts'
import { pieceBytesAtMost } from '@ecenter/contract/rules/pieces.ts'
import { readClaim } from '../../src/domains/claims/store/claim.repository.ts'
import { type NewClaim, storeClaims } from '../../src/domains/claims/store/store-claims.ts'
import type { ObjectRef } from '../../src/platform/grants/grant.ts'
import type { TestService } from '../test-services.ts'
import { newSession, type Visitor } from '../visitor.ts'
import { claimRef } from './claims.ts'

/** Somebody in a session of their own with a claim of theirs, as if the code to the phone on file had been typed. */
export interface ClaimVisit {
  readonly visitor: Visitor
  readonly ref: ObjectRef
  readonly handle: string
  /** Sends a file, an identity document unless told otherwise. */
  send(
    file: Uint8Array,
    given?: Record<string, unknown>,
    requestId?: string,
  ): ReturnType<Visitor['ask']>
  /** Rows of the files that the claim has. */
  kept(): ReturnType<typeof filesOf>
  eventTypes(): Promise<string[]>
}

export async function visitClaim(service: TestService, claim: NewClaim): Promise<ClaimVisit> {
  await storeClaims(service, [claim])
  return visitStoredClaim(service, claim)
}

/** The same with a claim that is there already. */
export async function visitStoredClaim(service: TestService, claim: NewClaim): Promise<ClaimVisit> {
  const visitor = await newSession(service)
  const ref = claimRef(service, claim)
  const proof = { level: 'phone-on-file' } as const
  const [handle = ''] = await service.grants.open(await visitor.session(), [ref], proof)
  return {
    visitor,
    ref,
    handle,
    send: (file, given, requestId) => sendWhole(visitor, handle, file, given, requestId),
    kept: () => filesOf(service, ref),
    async eventTypes() {
      const { events } = await readClaim(service, { object: ref })
      return events.map(({ type }) => type)
    },
  }
}

function filesOf({ db }: TestService, { id }: ObjectRef) {
  return db.selectFrom('claim_document_file').selectAll().where('claim_id', '=', id).execute()
}

/** Sends a document in pieces, an identity document unless told otherwise; the same file by one request id is one upload. */
export async function sendWhole(
  visitor: Visitor,
  handle: string,
  file: Uint8Array,
  given: Record<string, unknown> = {},
  requestId: string = randomUUID(),
): ReturnType<Visitor['ask']> {
  const upload = createHash('md5').update(requestId).update(file).digest('hex')
  const asked = { handle, documentType: 'identity', upload, ...given }
  for (let from = 0; from < file.length; from += pieceBytesAtMost) {
    const piece = {
      offset: `${from}`,
      file: Uint8Array.from(file.slice(from, from + pieceBytesAtMost)),
    }
    const taken = await visitor.ask(sendDocumentPiece, { ...asked, ...piece })
    if (taken.code !== '1') return taken
  }
  return visitor.ask(sendDocument, { ...asked, bytes: file.length }, { requestId })
}
