import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { Reading } from '../../../platform/database/connections/connection-within.ts'
import { isNotMade } from '../../../platform/documents/is-not-made.ts'
import type { Grant } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type PolicyStore, readPolicy } from '../../policies/store/policy.repository.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { availabilityOf } from '../rules/availability.ts'
import type { ChosenDocument } from '../rules/chosen-document.ts'
import { documentNames } from '../rules/document-names.ts'
import { findDocument, storeDocument } from './document.repository.ts'
import {
  type DocumentVersion,
  documentVersionOf,
  type ReadPolicy,
  readWithEndorsements,
} from './document-version.ts'

/** A grant, or what came from one: a link, a mail to send. Its session takes turns in the queue. */
export type Asker = Pick<Grant, 'object' | 'sessionId'>

export interface IssuedDocument {
  readonly bytes: Uint8Array
  /** In Chinese, as it is saved. */
  readonly fileName: string
}

/**
 * The signed file of a document of a policy as things stand: made once for each version, then served from
 * the archive. Who has read the policy with its changes in this call gives them along. Fails with `stateChanged` and the reason where the policy has no such paper, with
 * `coreDown` where it cannot be made now.
 */
export async function issuedDocument(
  services: ElectronicPoliciesServices,
  asker: Asker,
  paper: ChosenDocument,
  read?: ReadPolicy,
): Promise<IssuedDocument> {
  const { archiveQueue, documentQueue } = services
  const reading = { ...services, connection: services.pipelined.swift }
  try {
    const { documentVersion, archived } = await archiveQueue.run(asker.sessionId, async () =>
      lookUp(reading, read ?? (await readAsked(reading, asker)), paper),
    )
    const bytes =
      archived ??
      (await documentQueue.run(asker.sessionId, () => issueOnce(services, documentVersion)))
    return { bytes, fileName: fileNameOf(documentVersion) }
  } catch (error) {
    if (!isNotMade(error)) throw error
    services.log.failure('documents', error)
    throw new Failure(resultCodes.coreDown, '电子保单暂时生成不了，请稍后再试。')
  }
}

async function readAsked(reading: PolicyStore & Reading, asker: Asker): Promise<ReadPolicy> {
  return readWithEndorsements(reading, await readPolicy(reading, asker))
}

async function lookUp(
  reading: ElectronicPoliciesServices & Reading,
  read: ReadPolicy,
  paper: ChosenDocument,
) {
  const availability = availabilityOf(reading, read.policy, paper.kind)
  if (!availability.isAvailable) throw stateChanged(availability.reason)
  const documentVersion = await documentVersionOf(reading, read, paper)
  if (documentVersion === undefined) throw noSuchEndorsement()
  return { documentVersion, archived: await findDocument(reading, documentVersion) }
}

/** Customers may keep several endorsements side by side. */
function fileNameOf({ policy, paper, endorsement }: DocumentVersion): string {
  const day = endorsement === undefined ? '' : ` ${endorsement.effectiveOn}`
  return `${policy.productName}${documentNames[paper.kind]}${day}.pdf`
}

/** By the time of one's turn another may have made it. */
async function issueOnce(
  services: ElectronicPoliciesServices,
  documentVersion: DocumentVersion,
): Promise<Uint8Array> {
  return (await findDocument(services, documentVersion)) ?? issue(services, documentVersion)
}

async function issue(
  services: ElectronicPoliciesServices,
  documentVersion: DocumentVersion,
): Promise<Uint8Array> {
  const { settings, keys, documents, signer, clock } = services
  const code = documentCode(keys, documentVersion)
  const pdf = await documents.render(documentVersion.draftWith(verifyUrlOf(settings, code)))
  const signedAt = clock.now()
  const bytes = await signer.sign(pdf, signedAt)
  return storeDocument(services, documentVersion, { bytes, signedAt, signedBy: signer.name, code })
}

function noSuchEndorsement(): Failure {
  return stateChanged('这份保单里没有这次批改，请返回保单重新查看批改记录。')
}

/**
 * What a document's QR code carries: 128 bits that nobody can guess, for each version others. It
 * follows from the version and the keys, so it is kept nowhere.
 */
export function documentCode(keys: Keys, { policy, paper, version }: DocumentVersion): string {
  const mac = keys.mac('document-code', policy.id, paper.kind, version)
  return mac.subarray(0, 16).toString('base64url')
}

/** The code stands behind the hash: browsers send that to no server, and no log has it. */
function verifyUrlOf(
  settings: Pick<Settings, 'publicOrigin' | 'host' | 'port'>,
  code: string,
): string {
  return `${siteOrigin(settings)}/#/verify?code=${code}`
}
