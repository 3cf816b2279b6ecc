import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubDocuments } from '../../../../test/fakes/stub-documents.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { fleetCars } from '../../../../test/subjects/policies/fleet-cars.ts'
import { endorsePolicy, storedPolicy } from '../../../../test/subjects/policies/stored-policies.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import {
  type DocumentDraft,
  DocumentFailed,
  type Documents,
} from '../../../platform/documents/documents.ts'
import { type FairQueue, fairQueue } from '../../../platform/documents/fair-queue.ts'
import { verifySignature } from '../../../platform/signing/verify-signature.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { ChosenDocument } from '../rules/chosen-document.ts'
import { issuedDocument } from './issued-document.ts'

const main = { car: cars.main, person: people.main }
const electric = { car: cars.twoCarsElectric, person: people.twoCars }

let drafts: DocumentDraft[]
/** What a test has to happen before a draft is rendered. */
let beforeRendering: () => Promise<void>
const documents: Documents = {
  ...stubDocuments,
  async render(draft) {
    drafts.push(draft)
    await beforeRendering()
    return stubDocuments.render(draft)
  },
}

const service = serviceOfTests({ documents })
let commercial: Policy
beforeEach(async () => {
  await service.db.deleteFrom('document_lookup_key').execute()
  await service.db.deleteFrom('policy_document').execute()
  commercial = await storedPolicy(service, main)
  drafts = []
  beforeRendering = async () => {}
})

async function issue(
  kind: Exclude<ChosenDocument['kind'], 'endorsement'> = 'policy',
  policy = commercial,
  services = service,
) {
  return issuedDocument(services, { object: policy.ref, sessionId: 'a session' }, { kind })
}

async function archived() {
  const { db } = service
  const rows = await db.selectFrom('policy_document').selectAll().execute()
  const lookupKeys = await db.selectFrom('document_lookup_key').selectAll().execute()
  return { rows, lookupKeys }
}

test('a document is made and signed once, and is the same file ever after', async () => {
  const first = await issue()
  const verdict = await verifySignature(first.bytes, service.signer.certificates)
  expect(verdict).toMatchObject({ kind: 'whole', signedAt: service.clock.now() })
  expect(first.fileName).toBe('机动车商业保险电子保单.pdf')

  await service.passTime(60)
  const second = await issue()
  expect(Buffer.from(second.bytes).equals(first.bytes)).toBe(true)
  expect(drafts).toHaveLength(1)
})

test('the archive holds no file in the clear, and two lookup keys lead to each', async () => {
  await issue()
  const { rows, lookupKeys } = await archived()
  expect(rows).toMatchObject([{ paper: 'policy', signed_by: service.signer.name }])
  expect(rows[0]?.sealed.includes('%PDF-')).toBe(false)
  expect(lookupKeys.map(({ document_id }) => document_id)).toEqual([rows[0]?.id, rows[0]?.id])
})

test('the document says where it can be checked, with a code that the archive does not know', async () => {
  await issue()
  const url = String(drafts[0]?.facts.verifyUrl)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/#\/verify\?code=[\w-]{22}$/)
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(row::text, ' '), '') as text from document_lookup_key as row
  `.execute(service.db)
  expect(rows[0]?.text).not.toContain(Buffer.from(url.slice(-22), 'base64url').toString('hex'))
})

test('an endorsement makes a new document, with another code; the old one stays', async () => {
  const before = await issue()
  await endorsePolicy(service, commercial)
  const after = await issue()
  expect(Buffer.from(after.bytes).equals(before.bytes)).toBe(false)
  expect(new Set(drafts.map(({ facts }) => facts.verifyUrl)).size).toBe(2)
  const { rows, lookupKeys } = await archived()
  expect([rows.length, lookupKeys.length]).toEqual([2, 4])
})

test('policy and mark of one policy are two documents', async () => {
  const compulsory = await storedPolicy(service, main, 'compulsory')
  const [whole, mark] = [await issue('policy', compulsory), await issue('mark', compulsory)]
  expect(mark.fileName).toBe('机动车交通事故责任强制保险电子标志.pdf')
  expect(Buffer.from(mark.bytes).equals(whole.bytes)).toBe(false)
  expect(drafts.map(({ template }) => template)).toEqual(['compulsory-policy', 'insurance-mark'])
})

test('two processes that make the same document at once end with one file', async () => {
  let begun = 0
  let haveBothBegun = () => {}
  const bothHaveBegun = new Promise<void>((resolve) => {
    haveBothBegun = resolve
  })
  beforeRendering = async () => {
    begun += 1
    if (begun === 2) haveBothBegun()
    await bothHaveBegun
  }
  const other = { ...service, documentQueue: fairQueue() }
  const [one, another] = await Promise.all([issue(), issue('policy', commercial, other)])
  expect(drafts).toHaveLength(2)
  expect(Buffer.from(one.bytes).equals(another.bytes)).toBe(true)
  const { rows, lookupKeys } = await archived()
  expect([rows.length, lookupKeys.length]).toEqual([1, 2])
})

test('a hundred who ask for one document at once get one file, made a few times at most', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => issue()))
  expect(new Set(answers.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(1)
  expect(drafts.length).toBeLessThanOrEqual(4)
  expect((await archived()).rows).toHaveLength(1)
})

test('a session that asks for all documents of a fleet lets another’s one through', async () => {
  const { queue, whenAsked } = countedQueue(fairQueue({ atOnce: 1 }))
  const services = { ...service, documentQueue: queue }
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  beforeRendering = () => opened
  const fleet = await Promise.all(
    fleetCars.map((car) => storedPolicy(service, { car, person: people.fleet })),
  )
  const many = fleet.map((policy) => issue('policy', policy, services))
  await whenAsked(fleet.length)
  const { ref } = await storedPolicy(service, electric)
  const one = issuedDocument(
    services,
    { object: ref, sessionId: 'another session' },
    { kind: 'policy' },
  )
  await whenAsked(fleet.length + 1)

  open()
  await Promise.all([...many, one])
  expect(drafts).toHaveLength(fleet.length + 1)
  const insured = drafts.map(({ facts }) => JSON.stringify(facts).includes(people.twoCars.name))
  expect(insured.indexOf(true)).toBe(2)
})

test('what cannot be made leaves nothing behind, and can be asked for again', async () => {
  beforeRendering = () => Promise.reject(new DocumentFailed('no font'))
  await expect(issue()).rejects.toMatchObject({ resultCode: 'E1010003' })
  expect(await archived()).toEqual({ rows: [], lookupKeys: [] })
  beforeRendering = async () => {}
  expect((await issue()).bytes.length).toBeGreaterThan(100)
})

/** A queue that tells when so many have asked for their turn. */
function countedQueue({ run }: FairQueue) {
  let asked = 0
  const queue: FairQueue = {
    run(asker, work) {
      asked += 1
      return run(asker, work)
    },
  }
  return { queue, whenAsked: (count: number) => vi.waitUntil(() => asked >= count, 15_000) }
}
