import { readdirSync, readFileSync } from 'node:fs'
import { question } from '@ecenter/contract/questionnaires/question.ts'
import { array, type GenericSchema, number, parse, record, strictObject, string } from 'valibot'
import { expect, test } from 'vitest'
import { claimRow } from '../domains/claims/import/claim-row.ts'
import { faqs } from '../domains/customer-service/import/faqs.ts'
import { draftOf } from '../domains/customer-service/store/faq-content-type.ts'
import { clauses } from '../domains/policies/import/clauses.ts'
import { announcementRow } from './activities/demo-announcements.ts'
import { appealRow } from './appeals/demo-appeals.ts'
import { carFacts } from './car.ts'
import { demoClauses } from './clauses.ts'
import { conversationRow } from './customer-service/demo-conversations.ts'
import { datesFrom } from './data/dates-from.ts'
import { dataFolder } from './data/read-data.ts'
import { demoFaqs } from './demo-faqs.ts'
import { identityRow } from './identities-to-try.ts'
import { claimLinkRow } from './links/claim-links.ts'
import { shortLinkRow } from './links/demo-short-links.ts'
import { orderRow } from './orders/order-row.ts'
import { branchRow, outletRow, outletSorts } from './outlets/demo-outlets.ts'
import { party } from './people.ts'
import { policyRow } from './policy-row.ts'
import { product } from './products.ts'
import { employeeRow } from './promotions/demo-employees.ts'
import { promoterRow } from './promotions/demo-promoters.ts'
import { leadRow } from './purchases/demo-leads.ts'
import { questionnaireRow } from './questionnaires/demo-questionnaires.ts'
import { returnRow } from './returns/demo-returns.ts'
import { cannedAnswerRow, staffRow } from './staff/demo-staff.ts'

const model = strictObject({
  brandModel: string(),
  frame: string(),
  engine: string(),
  seats: number(),
})

/** What a row is, or a file that is one thing, by how its path begins. */
const schemas: Readonly<Record<string, GenericSchema>> = {
  'announcements.ndjson': announcementRow,
  'appeals.ndjson': appealRow,
  'branches.ndjson': branchRow,
  'canned-answers.ndjson': cannedAnswerRow,
  'car-models.json': record(string(), model),
  'cars.json': record(string(), carFacts),
  'claim-links.ndjson': claimLinkRow,
  'claims/': claimRow,
  'conversations.ndjson': conversationRow,
  'deliveries.ndjson': orderRow,
  'employees.ndjson': employeeRow,
  'identities/': identityRow,
  'leads.ndjson': leadRow,
  'orders.ndjson': orderRow,
  'outlet-sorts.json': outletSorts,
  'outlets.ndjson': outletRow,
  'people.json': record(string(), party),
  'policies/': policyRow,
  'products.json': array(product),
  'promoters.ndjson': promoterRow,
  'questionnaires.ndjson': questionnaireRow,
  'questions.ndjson': question,
  'returns.ndjson': returnRow,
  'short-links.ndjson': shortLinkRow,
  'staff.ndjson': staffRow,
}

const days = ['2026-11-20', '2028-02-29', '2027-01-31']

const files = readdirSync(dataFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(dataFolder.pathname.length))
  .map((path) => path.replace(/^\//, ''))

test.each(files.filter((path) => !path.endsWith('.md')))('%s is what its schema says', (path) => {
  const [, schema] = Object.entries(schemas).find(([begin]) => path.startsWith(begin)) ?? []
  if (schema === undefined) throw new Error(`nothing says what ${path} is`)
  const text = readFileSync(new URL(path, dataFolder), 'utf8')
  const told = path.endsWith('.ndjson') ? text.trimEnd().split('\n') : [text]
  expect(told).not.toContain('')
  for (const day of days) for (const one of told) parse(schema, JSON.parse(datesFrom(day, one)))
})

test('clauses and answers are such as a core may tell', () => {
  for (const clause of demoClauses()) parse(clauses.schema, clause)
  for (const faq of demoFaqs()) parse(faqs.schema, { id: faq.id, ...draftOf(faq) })
})

test.each(files)('%s has no day but such as are reckoned from that of loading', (path) => {
  const text = readFileSync(new URL(path, dataFolder), 'utf8')
  const absolute = /\d{4}-\d\d-\d\d|"[PR][A-Z]{3}20\d\d|"(?:D|SG|TK|TS|YX)20\d{6}/
  expect(absolute.exec(text)?.[0]).toBeUndefined()
})
