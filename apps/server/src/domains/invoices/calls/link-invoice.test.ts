import {
  downloadInvoice,
  electronicInvoiceDownLoad,
  queryInvoiceAndDownload,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { found, personalData } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  invoiceRef,
  invoicesOf,
  loadedOn,
  numberedInvoice,
  provenInvoice,
} from '../../../../test/subjects/stored-invoices.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { people } from '../../../demo/people.ts'

const origin = 'http://self.insurer.example'
const invoice = numberedInvoice({ policyClass: 'DZA', isOlder: false })

const service = serviceOfTests({ env: { PUBLIC_ORIGIN: origin } })
let owner: Visitor
let handle: string
beforeEach(async () => {
  owner = newVisitor(service)
  await owner.open()
  handle = await provenInvoice(service, owner, invoice)
})

/** As whoever has the link asks: without any cookie. */
function request(method: 'GET' | 'POST', url: string) {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  return service.app.inject(method === 'GET' ? { method, url } : { method, url, headers })
}

test.each([queryInvoiceAndDownload, electronicInvoiceDownLoad])(
  '$path makes a link whose page says what it is, and whose button gives the file once',
  async (call) => {
    const { url, expiresAt } = await owner.get(call, { handle, fileFormat: 'xml' })
    expect(url).toMatch(/^http:\/\/self\.insurer\.example\/d\/[\w-]{22}$/)
    expect(expiresAt).toBe('2026-11-20T04:05:00.000Z')

    const path = url.slice(origin.length)
    for (let preview = 0; preview < 3; preview += 1) {
      const { statusCode, body } = await request('GET', path)
      expect(statusCode).toBe(200)
      expect(body).toContain('<h1>下载电子发票</h1>')
      expect(body).toContain('<button>下载 XML 文件</button>')
      expect(found(personalData(demoPolicies(loadedOn)), body)).toEqual([])
    }

    const file = await owner.ask(downloadInvoice, { handle, fileFormat: 'xml' })
    const spent = await request('POST', path)
    expect(spent.rawPayload.equals(file.wire.rawPayload)).toBe(true)
    expect(spent.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': file.wire.headers['content-disposition'],
    })
    expect((await request('POST', path)).statusCode).toBe(410)
    expect((await request('GET', path)).body).toContain('请回到原来的页面，重新获取下载链接')
  },
)

test('a link leads to the invoice that was proven, and to none beside it', async () => {
  const other = invoiceRef(service, numberedInvoice({ insured: people.fleet }))
  const unproven = service.grants.handleOf(await owner.session(), other)
  expect(await owner.ask(queryInvoiceAndDownload, { handle: unproven })).toMatchObject({
    code: 'E3010001',
  })
})

test('what has no file gets no link, and the customer reads why', async () => {
  const [pending] = invoicesOf({ status: 'pending' })
  if (pending === undefined) throw new Error('the demo has none')
  const waiting = await provenInvoice(service, owner, pending)
  for (const asked of [{ handle: waiting }, { handle, fileFormat: 'ofd' }]) {
    const refused = await owner.ask(queryInvoiceAndDownload, asked)
    expect(refused).toMatchObject({ code: 'E3020001' })
  }
})

test('an invoice that is cancelled while its link lives says so, and the link is not spent', async () => {
  const other = numberedInvoice({ insured: people.changed })
  const { url } = await owner.get(queryInvoiceAndDownload, {
    handle: await provenInvoice(service, owner, other),
  })
  const path = url.slice(origin.length)
  const set = (status: 'cancelled' | 'issued') =>
    service.db
      .updateTable('invoice')
      .set({ status })
      .where('id', '=', invoiceRef(service, other).id)
      .execute()
  await set('cancelled')
  const refused = await request('POST', path)
  expect(refused.statusCode).toBe(410)
  expect(refused.body).toContain('这张发票已作废，不再提供文件。')
  await set('issued')
  expect((await request('POST', path)).statusCode).toBe(200)
})
