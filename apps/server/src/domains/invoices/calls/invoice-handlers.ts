import type { RequestOf } from '@ecenter/contract/call.ts'
import type { InvoiceList } from '@ecenter/contract/invoices/invoice.ts'
import type {
  invoiceCalls,
  queryInvoiceAndDownload,
  queryInvoiceByPolicyNo,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { isFullyDigital } from '@ecenter/contract/rules/invoice-number.ts'
import { fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handlers, Visitor, VisitorOf } from '../../../platform/calls/handler.ts'
import { answerWithLink } from '../../../platform/links/link-answer.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { readBranch } from '../../places/store/branch.repository.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import { applicantNumberLookupKey, personKey } from '../../policies/store/other-lookup-keys.ts'
import { policyNumberLookupKey } from '../../policies/store/policy-lookup-keys.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { whyNoInvoices } from '../rules/branch-switch.ts'
import { invoiceNumberLookupKey } from '../store/invoice-lookup-keys.ts'
import { findInvoiceBehind, findInvoicesOfPolicy } from '../store/invoice-search.ts'
import {
  answerChangeInvoiceTitle,
  answerReadInvoiceStanding,
  answerReissueInvoice,
} from './ask-for-invoice.ts'
import { deliveredFile } from './delivered-file.ts'
import { answerDownloadInvoice } from './download-invoice.ts'
import { invoiceListOf } from './invoice-list.ts'
import { invoiceTarget } from './invoice-target.ts'
import { answerQueryElectronicInvoice } from './query-electronic-invoice.ts'
import { answerSendInvoiceEmail } from './send-invoice-email.ts'

type LinkCall = typeof queryInvoiceAndDownload

export function invoiceHandlers(services: InvoicesServices): Handlers<typeof invoiceCalls> {
  return {
    queryInvoiceByPolicyNo: answerPolicyInvoices(services),
    electronicInvoiceListQuery: answerPolicyInvoices(services),
    queryElectronicInvoice: answerQueryElectronicInvoice(services),
    /**
     * One invoice for who knows its number and code, or the day of a fully digital one. A field that
     * the kind of invoice does not have is left alone: the form may still hold what was typed before.
     */
    async queryInvoiceBybillNo(
      { invoiceNumber, invoiceCode, issueDate, verificationCode },
      visitor,
    ) {
      const { keys } = services
      const lookupKey = invoiceNumberLookupKey(keys, {
        number: invoiceNumber,
        code: isFullyDigital(invoiceNumber) ? undefined : invoiceCode,
        day: issueDate,
      })
      const question = {
        identities: [invoiceTarget(keys, invoiceNumber)],
        targets: [],
        key: lookupKey,
        captcha: { randName: 'carPolicyQuery', typedCode: verificationCode },
        carriedBy: 'anybody',
      } as const
      const found = await guardLookup(services, visitor, question, () =>
        findInvoiceBehind(services, lookupKey),
      )
      return invoiceListOf(services, visitor.session, found)
    },
    /** By the branch's own code where one is given, which begins with its area, or else by the city. */
    async queryInvoiceSwitch({ comCode, cityCode }) {
      const isUnknown = comCode !== undefined && (await readBranch(services, comCode)) === undefined
      if (isUnknown) throw fieldRefused('comCode', '没有这家机构，请核对机构代码，或改用城市查询')
      const reason = whyNoInvoices(services.settings, comCode ?? cityCode ?? '')
      return reason === undefined ? { isOn: true } : { isOn: false, reason }
    },
    queryInvoiceAndDownload: answerLinkInvoice(services),
    electronicInvoiceDownLoad: answerLinkInvoice(services),
    downloadInvoice: answerDownloadInvoice(services),
    sendInvoiceEmail: answerSendInvoiceEmail(services),
    readInvoiceStanding: answerReadInvoiceStanding(services),
    changeInvoiceTitle: answerChangeInvoiceTitle(services),
    reissueInvoice: answerReissueInvoice(services),
  }
}

/**
 * `queryInvoiceAndDownload` and, for the plain pages, `electronicInvoiceDownLoad`. The file is had
 * before the link is made: what stands against it is told here, not behind the link.
 */
function answerLinkInvoice(services: InvoicesServices) {
  return async ({ fileFormat }: RequestOf<LinkCall>, visitor: VisitorOf<LinkCall>) => {
    const { grant } = visitor
    await deliveredFile(services, grant, fileFormat)
    return answerWithLink(services, visitor, { object: grant.object, item: fileFormat })
  }
}

/**
 * `queryInvoiceByPolicyNo` and, for the plain pages, `electronicInvoiceListQuery`: the invoices of a
 * policy for who knows its number and the number of applicant or insured. Whether its branch issues
 * any is told from the policy number alone, so it says nothing of the policy.
 */
function answerPolicyInvoices(services: InvoicesServices) {
  return async (
    request: RequestOf<typeof queryInvoiceByPolicyNo>,
    visitor: Visitor,
  ): Promise<InvoiceList> => {
    const { policyNo, identifyNumber, verificationCode } = request
    const { keys, settings } = services
    const reason = whyNoInvoices(settings, areaOf(policyNo))
    if (reason !== undefined) throw stateChanged(reason)

    const asker = personKey(keys, identifyNumber)
    const question = {
      identities: [asker],
      targets: [keys.searchHash('lookup-target', 'policy', policyNo)],
      key: keys.searchHash('lookup', 'invoices', policyNo, identifyNumber),
      captcha: { randName: 'carPolicyQuery', typedCode: verificationCode },
    } as const
    const lookupKeys = [
      policyNumberLookupKey(keys, policyNo, identifyNumber),
      applicantNumberLookupKey(keys, policyNo, identifyNumber),
    ]
    const found = await guardLookup(services, visitor, question, () =>
      findInvoicesOfPolicy(services, lookupKeys, asker),
    )
    return invoiceListOf(services, visitor.session, found)
  }
}
