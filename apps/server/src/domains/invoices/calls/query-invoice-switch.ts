import type { queryInvoiceSwitch } from '@ecenter/contract/invoices/invoice-calls.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readBranch } from '../../places/store/branch.repository.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { whyNoInvoices } from '../rules/branch-switch.ts'

/** By the branch's own code where one is given, which begins with its area, or else by the city. */
export function answerQueryInvoiceSwitch(
  services: InvoicesServices,
): Handler<typeof queryInvoiceSwitch> {
  return async ({ comCode, cityCode }) => {
    const isUnknown = comCode !== undefined && (await readBranch(services, comCode)) === undefined
    if (isUnknown) throw fieldRefused('comCode', '没有这家机构，请核对机构代码，或改用城市查询')
    const reason = whyNoInvoices(services.settings, comCode ?? cityCode ?? '')
    return reason === undefined ? { isOn: true } : { isOn: false, reason }
  }
}
