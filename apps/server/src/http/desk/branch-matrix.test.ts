import { randomUUID } from 'node:crypto'
import { listReports } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { listCases } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { listApprovals } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { listClaims } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { listDocuments } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { listNudges } from '@ecenter/contract/claims/desk/nudges-at-desk.ts'
import { countDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { listTeamDay } from '@ecenter/contract/day/desk/team-day.ts'
import { type DeskCall, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { allDeskCalls } from '@ecenter/contract/desk/desk-contract.ts'
import { hasPermission, type StaffRole, staffRole } from '@ecenter/contract/desk/permissions.ts'
import { listLeads } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { listReturnClaims } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { photo } from '../../../test/subjects/sample-files.ts'
import { signedApplication } from '../../../test/subjects/signed-applications.ts'
import { reportBy } from '../../../test/subjects/things-by-phone.ts'
import { storeBranches } from '../../domains/places/store/branch.repository.ts'
import { setBranch } from '../../platform/staff/change-staff-record.ts'

const service = serviceOfTests()
const own = '33010000'
const other = '34010000'

/** One of each that is of the branch, by the name that calls have for it. */
const ids: Record<string, string> = {}
/** A claim of a return is of the branch too. */
let returnId = ''
let file: Uint8Array

beforeAll(async () => {
  const { db, keys } = service
  file = Uint8Array.from(await photo())
  await storeBranches(service, [
    {
      comCode: '33000000',
      comName: '浙江省分公司',
      areaCode: '33000000',
      address: '路 1 号',
      phone: '',
    },
  ])
  await reportBy(service, { customerKey: keys.searchHash('phone', '13300000511') })
  for (const table of [
    'claim',
    'appeal',
    'accident_report',
    'purchase_lead',
    'short_link',
  ] as const) {
    await db.updateTable(table).set({ area_code: '330106' }).execute()
  }
  const idOf = async (table: 'appeal' | 'accident_report' | 'purchase_lead' | 'short_link') =>
    (await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
  const returned = await db.selectFrom('return_claim').select('claim_id').execute()
  returnId = returned[0]?.claim_id ?? ''
  const claim = await db
    .selectFrom('claim')
    .select(['id', 'customer_key'])
    .where(
      'id',
      'not in',
      returned.map(({ claim_id }) => claim_id),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow()
  ids.claimId = claim.id
  await signedApplication(service, {
    ...{ kind: 'claim', customerKey: claim.customer_key, id: claim.id },
  })
  ids.deliveryId = await sentByBranch()
  ids.orderId = ids.deliveryId
  ids.caseId = await idOf('appeal')
  ids.reportId = await idOf('accident_report')
  ids.leadId = await idOf('purchase_lead')
  ids.linkId = await idOf('short_link')
})

/** A delivery knows its branch by what was issued of its order. */
async function sentByBranch(): Promise<string> {
  const { db } = service
  const { order_id, customer_key } = await db
    .selectFrom('delivery')
    .innerJoin('policy', 'policy.customer_key', 'delivery.customer_key')
    .select(['order_id', 'delivery.customer_key'])
    .orderBy('order_id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('order_policy').where('order_id', '=', order_id).execute()
  const { id: policy_id } = await db
    .updateTable('policy')
    .set({ area_code: '330106' })
    .where('customer_key', '=', customer_key)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('order_policy').values({ customer_key, order_id, policy_id }).execute()
  return order_id
}

async function deskOf(branch: string | undefined, role: StaffRole) {
  const desk = await deskVisitor(service, [role])
  await setBranch(service, desk.staff.id, { branch })
  return desk
}

/** What else each call has to be told, for its rules to let it reach the row. */
const said: Readonly<Record<string, unknown>> = {
  ...{ version: 1, note: '客户不在', reason: '材料还在核对', answer: '正在核对材料' },
  ...{ letter: '您好，我们核实后答复如下，谢谢您的意见。', status: 'called', isCall: false },
  ...{ position: 1, verdict: 'approved', approvalId: randomUUID(), fileId: randomUUID() },
  ...{ lastFileId: randomUUID(), words: '请先回电', staffId: randomUUID(), noteId: randomUUID() },
  ...{ from: 'customer', name: '报价单', eventId: randomUUID() },
}

const kinds: Readonly<Record<string, object>> = {
  '/accident-reports/joinReports': { otherId: randomUUID(), isSame: true },
  '/accident-reports/closeReport': { reason: 'withdrew', words: '客户来电' },
  '/claims/addClaimEvent': { type: 'surveyed', at: '2026-11-20T09:00' },
  '/deliveries/addDeliveryEvent': { code: '2', at: '2026-11-20T09:00' },
  '/orders/hurryOrder': { owed: 'issue' },
  '/claims/askClaimDecision': { type: 'surveyed', at: '2026-11-20T09:00' },
  '/claims/decidePayeeChange': { eventId: randomUUID(), verdict: 'refused' },
  '/claims/judgeDocument': { type: 'id-card', verdict: 'accepted' },
  '/claims/undoJudgement': { type: 'id-card' },
  '/claims/decideApproval': { verdict: 'approved' },
  '/appeals/decideLetter': { verdict: 'send' },
  '/appeals/nameCase': { cause: 'service', product: 'commercial' },
  '/links/closeFailed': { how: 'otherwise' },
  '/links/tellTransfer': { amountFen: 30_000, bankReference: 'ICBC-0188', paidOn: '2026-11-20' },
  '/links/markPaid': { amountFen: 30_000, bankReference: 'ICBC-0187', paidOn: '2026-11-20' },
}

/** There is no file to open in what was made here, for nobody. */
const opensFile = new Set([
  '/accident-reports/viewReportPhoto',
  '/appeals/viewCaseFile',
  '/claims/viewDocument',
  '/claims/viewSignedAnswer',
])

const idsOfCustomers = { linkId: '', deliveryId: '', orderId: '' }
const idNames = { claimId: '', caseId: '', reportId: '', leadId: '', ...idsOfCustomers }

function fieldsOf({ request }: DeskCall): string[] {
  return 'entries' in request ? Object.keys(request.entries as object) : []
}

/** A list; and a claim that is found among those of a proven customer alone: `ask-for-document.test.ts` has its branches. */
const others = ['/claims/listDocuments', '/customers/askForDocument']

/** Every call that is told of one thing by its id; a new one is among them by itself. */
const single = allDeskCalls.filter(
  (call) => !others.includes(call.path) && fieldsOf(call).some((name) => name in idNames),
)

function isOfCustomers(call: DeskCall): boolean {
  return fieldsOf(call).some((name) => name in idsOfCustomers)
}

function bodyOf(call: DeskCall, isThere: boolean): object {
  const isReturn = call.path.startsWith('/return-insurance/')
  const named = { ...ids, ...(isReturn && { claimId: returnId }) }
  const values: Record<string, unknown> = { ...said, file, ...kinds[call.path] }
  const body = fieldsOf(call).map((name) => {
    if (name in idNames) return [name, isThere ? named[name as keyof typeof named] : randomUUID()]
    return [name, values[name]]
  })
  return Object.fromEntries(body)
}

const matrix = single.flatMap((call) =>
  staffRole.options
    .filter((role) => isAllowed(call.access, [role]))
    // Who serves the telephone serves customers of every branch.
    .filter((role) => !isOfCustomers(call) || !hasPermission([role], 'serve-all-branches'))
    .map((role) => [call.path, role, call] as const),
)

test('calls that name one thing are known', () => {
  expect(single.length).toBeGreaterThan(24)
})

test.each(matrix)('%s: a %s of another branch hears what they hear of nothing', async (...row) => {
  const [, role, call] = row
  const elsewhere = await deskOf(other, role)
  const theirs = await elsewhere.ask(call, bodyOf(call, true))
  const none = await elsewhere.ask(call, bodyOf(call, false))
  expect([theirs.code, theirs.message]).toEqual([none.code, none.message])
  expect(theirs.field).toBeUndefined()

  // Its own staff reach it, whatever comes of it then: so it is the branch that made the difference.
  for (const branch of [own, '33000000', undefined]) {
    const here = await (await deskOf(branch, role)).ask(call, bodyOf(call, true))
    if (opensFile.has(call.path)) continue
    expect([here.code, here.message], branch).not.toEqual([none.code, none.message])
  }
})

const lists = [
  ['claims', listClaims, { state: 'all', page: 1 }, 'claims'],
  ['cases', listCases, { stand: 'open', page: 1 }, 'claims'],
  ['decided cases', listCases, { stand: 'closed', page: 1 }, 'claims'],
  ['reports', listReports, { state: 'waiting', page: 1 }, 'claims'],
  ['documents', listDocuments, { page: 1 }, 'claims'],
  ['approvals', listApprovals, { page: 1 }, 'claims'],
  ['nudges', listNudges, { page: 1 }, 'claims'],
  ['returns', listReturnClaims, { status: 'open', page: 1 }, 'claims'],
  ['leads', listLeads, { status: 'open', page: 1 }, 'agent'],
] as const

describe.each(lists)('the list of %s', (_, call, body, role) => {
  test.each([role, 'supervisor'] as const)('shows a %s what is of their branch', async (as) => {
    const read = async (branch: string | undefined) => {
      const { wire } = await (await deskOf(branch, as)).ask(call, body)
      const { common: _, ...told } = wire.json().body
      return told
    }
    const whole = await read(undefined)
    expect(await read(own)).toEqual(whole)
    const elsewhere = await read(other)
    expect(elsewhere.total).toBe(0)
    const counts: number[] = Object.values(elsewhere.counts ?? {})
    expect(counts.every((count) => count === 0)).toBe(true)
  })
})

test('the day of a team has what is of the branch, and of another one nothing', async () => {
  const casesOf = async (branch: string | undefined) => {
    const { rows } = await (await deskOf(branch, 'supervisor')).get(listTeamDay, { kind: 'case' })
    return rows.map(({ id }) => id)
  }
  const whole = await casesOf(undefined)
  expect(whole.length).toBeGreaterThan(0)
  expect(await casesOf(own)).toEqual(whole)
  expect(await casesOf(other)).toEqual([])
})

test('the day counts what is of the branch, and what is of none is for all', async () => {
  const counted = async (branch: string | undefined) => {
    const { kinds } = await (await deskOf(branch, 'claims')).get(countDay, {})
    const ofBranch = ['report', 'document', 'claim', 'nudge', 'payee-change', 'case', 'return']
    return kinds.filter(({ kind }) => ofBranch.includes(kind)).map(({ total }) => total)
  }
  const whole = await counted(undefined)
  expect(whole.some((total) => total > 0)).toBe(true)
  expect(await counted(own)).toEqual(whole)
  expect((await counted(other)).every((total) => total === 0)).toBe(true)

  await service.db.updateTable('appeal').set({ area_code: null }).execute()
  const { total } = await (await deskOf(other, 'claims')).get(listCases, { stand: 'open', page: 1 })
  expect(total).toBeGreaterThan(0)
})
