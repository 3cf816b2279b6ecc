import { channels } from '@ecenter/contract/constants/channels.ts'
import {
  electronicInvoiceDownLoad,
  electronicInvoiceListQuery,
  queryInvoiceAndDownload,
  queryInvoiceByPolicyNo,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { afterEach, expect, test } from 'vitest'
import { asksPlainly } from '../shell/asks-plainly.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import { invoiceLinkCall, policyInvoicesCall } from './channel-calls.ts'

afterEach(() => useBasicInfo.setState({ channelType: 'web' }))

test.each(channels)('a page of %s asks by the calls of its channel', (channelType) => {
  useBasicInfo.setState({ channelType })
  const isPartner = ['vmeng', 'gwcx', 'fccx', 'cx'].includes(channelType)
  expect(asksPlainly()).toBe(isPartner)
  expect(policyInvoicesCall()).toBe(isPartner ? electronicInvoiceListQuery : queryInvoiceByPolicyNo)
  expect(invoiceLinkCall()).toBe(isPartner ? electronicInvoiceDownLoad : queryInvoiceAndDownload)
})
