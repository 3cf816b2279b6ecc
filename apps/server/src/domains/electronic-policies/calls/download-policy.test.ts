import {
  checkDownloadButton,
  wapElecCheck,
} from '@ecenter/contract/electronic-policies/download-buttons.ts'
import {
  downloadPolicy,
  eTongDownloadTPolicy,
  wapDownload,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { beforeEach, expect, test } from 'vitest'
import { stubDocuments } from '../../../../test/fakes/stub-documents.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type CarFacts, newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import { type Documents, DocumentsBusy } from '../../../platform/documents/documents.ts'

const main = { car: cars.main, person: people.main }
const paper = { car: cars.paper, person: people.paper }
const future = { car: cars.future, person: people.future }
const expired = { car: cars.expired, person: people.expired }

let isBusy = false
const documents: Documents = {
  ...stubDocuments,
  async render(draft) {
    if (isBusy) throw new DocumentsBusy('too many documents are waiting')
    return stubDocuments.render(draft)
  },
}

const service = serviceOfTests({ documents })
let visitor: Visitor
beforeEach(async () => {
  isBusy = false
  await service.passTime(3600)
  visitor = newVisitor(service)
  await visitor.open()
})

async function proven(facts: CarFacts, kind: PolicyKind = 'commercial'): Promise<string> {
  const row = (await visitor.lookUp(facts)).find((each) => each.kind === kind)
  await visitor.proveOnFile(row?.handle ?? '')
  return row?.handle ?? ''
}

test.each([
  [downloadPolicy, 'commercial', '机动车商业保险电子保单'],
  [wapDownload, 'commercial', '机动车商业保险电子保单'],
  [eTongDownloadTPolicy, 'compulsory', '机动车交通事故责任强制保险电子标志'],
] as const)('$path hands out the paper under its Chinese name', async (call, kind, name) => {
  const { wire } = await visitor.ask(call, { handle: await proven(main, kind) })
  expect(wire.headers['content-type']).toBe('application/pdf')
  expect(wire.headers['content-disposition']).toContain(encodeURIComponent(`${name}.pdf`))
  expect(wire.body).toMatch(/^%PDF-/)
})

test('a paper policy has nothing to download, and every call says why', async () => {
  const handle = await proven(paper)
  const reason = '这份保单只有纸质版，需要补打请联系承保网点。'
  const button = await visitor.get(checkDownloadButton, { handle })
  expect(button).toEqual({ isAvailable: false, reason })
  const check = await visitor.get(wapElecCheck, { handle })
  expect(check).toEqual({ canDownload: false, canEmail: false, reason })
  for (const call of [downloadPolicy, eTongDownloadTPolicy]) {
    const refused = await visitor.ask(call, { handle })
    expect(refused).toMatchObject({ code: 'E3020001', message: reason })
  }
})

test.each([
  ['a commercial policy', main, 'commercial', '只有交强险保单有电子标志'],
  ['a policy that is yet to begin', future, 'compulsory', '自 2026-11-29 00:00 起生效'],
  ['a policy that has ended', expired, 'compulsory', '已到期'],
] as const)('%s has no mark, but has its document', async (_, facts, kind, reason) => {
  const handle = await proven(facts, kind)
  const refused = await visitor.ask(eTongDownloadTPolicy, { handle })
  expect(refused).toMatchObject({ code: 'E3020001', message: expect.stringContaining(reason) })
  const check = await visitor.get(wapElecCheck, { handle })
  expect(check).toEqual({ canDownload: true, canEmail: true })
  expect((await visitor.ask(downloadPolicy, { handle })).wire.body).toMatch(/^%PDF-/)
})

test('while no document can be made the customer is told, and the details go on', async () => {
  const handle = await proven({ car: cars.rareName, person: people.rareName })
  isBusy = true
  expect(await visitor.ask(downloadPolicy, { handle })).toMatchObject({
    code: 'E1010003',
    message: '电子保单暂时生成不了，请稍后再试。',
    wire: { statusCode: 200 },
  })
  expect(await visitor.get(checkDownloadButton, { handle })).toMatchObject({ isAvailable: true })
})

test('a download leaves its trace, and a refused one does not', async () => {
  const { db } = service
  const traces = async () => {
    const rows = db.selectFrom('audit_entry').select('object_id')
    return (await rows.where('event', '=', 'policy-downloaded').execute()).length
  }
  const before = await traces()
  await visitor.ask(downloadPolicy, { handle: await proven(main) })
  await visitor.ask(downloadPolicy, { handle: await proven(paper) })
  expect(await traces()).toBe(before + 1)
})
