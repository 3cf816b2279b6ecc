import { checkDownloadButton } from '@ecenter/contract/electronic-policies/check-download-button.ts'
import { downloadPolicy } from '@ecenter/contract/electronic-policies/download-policy.ts'
import { wapDownload } from '@ecenter/contract/electronic-policies/wap-download.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { type CarFacts, newVisitor, type Visitor } from '../../test/visitor.ts'
import { cars } from '../demo/cars.ts'
import { people } from '../demo/people.ts'
import { type Documents, DocumentsBusy } from '../platform/documents/documents.ts'

const main = { car: cars.main, person: people.main }
const paper = { car: cars.paper, person: people.paper }

let isBusy = false
const documents: Documents = {
  async render() {
    if (isBusy) throw new DocumentsBusy('too many documents are waiting')
    return Buffer.from('%PDF-')
  },
  close: async () => {},
}

let service: TestParts
let visitor: Visitor
beforeAll(async () => {
  service = await openTestParts({ documents })
})
beforeEach(async () => {
  isBusy = false
  await service.passTime(3600)
  visitor = newVisitor(service)
  await visitor.open()
})
afterAll(() => service.close())

async function proven(facts: CarFacts): Promise<string> {
  const [row] = await visitor.lookUp(facts)
  await visitor.proveOnFile(row?.handle ?? '')
  return row?.handle ?? ''
}

test.each([downloadPolicy, wapDownload])('$path hands out the document', async (call) => {
  const { wire } = await visitor.ask(call, { handle: await proven(main) })
  expect(wire.headers['content-type']).toBe('application/pdf')
  expect(wire.body).toBe('%PDF-')
})

test('a paper policy has nothing to download, and both calls say why', async () => {
  const handle = await proven(paper)
  const reason = '这份保单只有纸质版，需要补打请联系承保网点。'
  const button = await visitor.get(checkDownloadButton, { handle })
  expect(button).toEqual({ isAvailable: false, reason })
  const refused = await visitor.ask(downloadPolicy, { handle })
  expect(refused).toMatchObject({ code: 'E3020001', message: reason })
})

test('while no document can be made the customer is told, and the details go on', async () => {
  const handle = await proven(main)
  isBusy = true
  expect(await visitor.ask(downloadPolicy, { handle })).toMatchObject({
    code: 'E1010003',
    message: '电子保单暂时生成不了，请稍后再试。',
    wire: { statusCode: 200 },
  })
  expect(await visitor.get(checkDownloadButton, { handle })).toMatchObject({ isAvailable: true })
})

test('a download leaves its trace, and a refused one does not', async () => {
  const { db } = service.parts
  const traces = async () => {
    const rows = db.selectFrom('audit_entry').select('object_id')
    return (await rows.where('event', '=', 'policy-downloaded').execute()).length
  }
  const before = await traces()
  await visitor.ask(downloadPolicy, { handle: await proven(main) })
  await visitor.ask(downloadPolicy, { handle: await proven(paper) })
  expect(await traces()).toBe(before + 1)
})
