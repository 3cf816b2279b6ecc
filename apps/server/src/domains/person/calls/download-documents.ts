import { type downloadDocuments, leftOutFileName } from '@ecenter/contract/person/documents.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import type { Handler, VisitorOf } from '../../../platform/calls/handler.ts'
import { handOut } from '../../electronic-policies/calls/download-policy.ts'
import { handOutInvoice } from '../../invoices/calls/download-invoice.ts'
import type { PersonServices } from '../person-services.ts'
import { type LeftOut, leftOutLine } from '../rules/documents-together.ts'
import { type NamedFile, zipOf } from '../rules/zip-of.ts'
import { type DocumentOfCar, withHotline } from './car-documents.ts'
import { currentDocuments } from './current-documents.ts'

type Reader = VisitorOf<typeof downloadDocuments>

/** Each paper as if it had been asked for alone, trace included; one that fails is named in the ZIP. */
export function answerDownloadDocuments(
  services: PersonServices,
): Handler<typeof downloadDocuments> {
  return async (_request, visitor) => {
    const { car, documents, leftOut: notToBeHad } = await currentDocuments(services, visitor)
    const files: NamedFile[] = []
    const leftOut = [...notToBeHad]
    // One after the other: a session has no more than its share of the queues.
    for (const paper of documents) {
      const fetched = await fetchDocument(services, visitor, paper)
      if (typeof fetched === 'string') leftOut.push(fetched)
      else files.push(fetched)
    }
    if (files.length === 0) throw noneNow()
    if (leftOut.length > 0) files.push(listOf(leftOut))
    return {
      bytes: zipOf(files, services.clock.now()),
      contentType: 'application/zip',
      fileName: `${car.vehicle?.licenseNo ?? '车险'}单证.zip`,
    }
  }
}

/** The file, or why it is left out. */
async function fetchDocument(
  services: PersonServices,
  visitor: Reader,
  { shown, object, ...what }: DocumentOfCar,
): Promise<NamedFile | LeftOut> {
  // The grant of the car's policy is enough: every paper is of a policy that this session has opened.
  const asker = { ...visitor, grant: { ...visitor.grant, object } }
  try {
    const { fileName = `${shown.title}.pdf`, bytes } =
      what.paper === undefined
        ? await handOutInvoice(services, asker, 'pdf', what.read)
        : await handOut(services, asker, what.paper, what.read)
    return { fileName, bytes }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return leftOutLine(shown, withHotline(services, error.message))
  }
}

function listOf(leftOut: readonly LeftOut[]): NamedFile {
  return { fileName: leftOutFileName, bytes: Buffer.from(`${leftOut.join('\r\n')}\r\n`) }
}

function noneNow(): Failure {
  return new Failure(resultCodes.coreDown, '单证暂时取不到，请稍后再试，或拨打 {hotline} 索取。')
}
