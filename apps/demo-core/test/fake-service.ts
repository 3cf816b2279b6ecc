import type { FeedEvent } from '../src/apply-event.ts'
import type { BookedOrder, Books } from '../src/books.ts'
import type { Row } from '../src/core-state.ts'
import type { RowAnswer, ServiceApi } from '../src/service-api.ts'

export interface FakeService extends ServiceApi {
  readonly feed: FeedEvent[]
  /** Each row that changed something, in order: its kind and key. */
  readonly changes: string[]
  /** Each call that told rows, in order: what was answered to each of them. */
  readonly calls: { readonly kind: Row['kind']; readonly results: readonly string[] }[]
  /** What stands under a kind and key. */
  readonly rows: ReadonlyMap<string, Record<string, unknown>>
}

/** A service with a feed, that takes rows as `docs/integration.md` says: by versions, and what they name first. */
export function fakeService(): FakeService {
  const feed: FeedEvent[] = []
  const changes: string[] = []
  const calls: FakeService['calls'] = []
  const rows = new Map<string, Record<string, unknown>>()

  function take(kind: Row['kind'], line: Record<string, unknown>): RowAnswer {
    const key = `${kind} ${line[keyColumns[kind]]}`
    const stands = rows.get(key)
    if (stands !== undefined && Number(stands.version) >= Number(line.version)) {
      const isSame = stands.version !== line.version || isEqual(stands, line)
      return isSame ? { result: 'unchanged' } : { result: 'rejected', reason: 'other content' }
    }
    const missing = named(kind, line).find((name) => !rows.has(name))
    if (missing !== undefined) return { result: 'rejected', reason: `${missing} is not stored` }
    rows.set(key, line)
    changes.push(key)
    return { result: 'accepted' }
  }

  return {
    feed,
    changes,
    calls,
    rows,
    async events(after) {
      const events = feed.filter(({ position }) => position > after).slice(0, 100)
      return { events, after: events.at(-1)?.position ?? after }
    },
    async tell(kind, lines) {
      const answers = lines.map((line) => take(kind, line as Record<string, unknown>))
      calls.push({ kind, results: answers.map(({ result }) => result) })
      return answers
    },
  }
}

const keyColumns = {
  policies: 'policyNo',
  orders: 'orderNo',
  invoices: 'reference',
  deliveries: 'orderNo',
  claims: 'registNo',
  answers: 'answers',
} as const

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What has to be stored before. */
function named(kind: Row['kind'], line: Record<string, unknown>): string[] {
  if (kind === 'invoices') return [`policies ${line.policyNo}`]
  if (kind !== 'orders' || line.status !== 'paid') return []
  return (line.parts as { policyNo: string }[]).map(({ policyNo }) => `policies ${policyNo}`)
}

const person = { name: '江晓峰', idNumber: '330199199011051234' }

/** An order of a car: commercial and compulsory cover, sent on paper. */
export function bookedOrder(serial: number): BookedOrder {
  const digits = String(serial).padStart(10, '0')
  const part = (productCode: string, productName: string, premiumFen: number) => ({
    proposalNo: `T${productCode}20263301${digits}`,
    policy: { applicant: person, insured: person, productCode, productName, premiumFen },
  })
  return {
    orderNo: `D20261120${digits}`,
    status: 'unpaid',
    destination: { address: '翠苑街道 12 幢' },
    parts: [part('DAA', '机动车商业保险', 286_450), part('DZA', '交强险', 66_500)],
  }
}

/** One car under both of its policies, in the order in which nobody sorted them, and one whose cover has ended. */
const insuredCars: Books['cars'] = [
  { ...insuredCar('PDZA202633010000000001', '浙A12345'), endsOn: '2027-01-31' },
  { ...insuredCar('PDAA202633010000000002', '浙A12345'), endsOn: '2027-01-31' },
  { ...insuredCar('PDAA202633010000000003', '浙A54321'), endsOn: '2026-11-18' },
]

function insuredCar(policyNo: string, licenseNo: string) {
  const vehicle = { licenseNo, brandModel: '领越 5 系' }
  return { policyNo, insured: person, vehicle, startsOn: '2026-02-01' }
}

/** What somebody reports of a car of this plate at the roadside. */
export function accidentEvent(licenseNo: string, position: number): FeedEvent {
  return {
    specversion: '1.0',
    id: `report of ${licenseNo}`,
    source: 'http://127.0.0.1:8080',
    type: 'accident.reported.v1',
    subject: `accident/BA202611200000000${position}`,
    time: '2026-11-20T04:00:00.000Z',
    datacontenttype: 'application/json',
    position,
    data: {
      receiptNo: `BA202611200000000${position}`,
      licenseNo,
      reporter: { mobile: '13700001234' },
      isHurt: true,
      happenedAt: '2026-11-20T03:50:00.000Z',
      toldAt: '2026-11-20T03:59:00.000Z',
      receivedAt: '2026-11-20T04:00:00.000Z',
      place: { words: '和安路与柳园街路口' },
      kind: 'rear-end',
      driver: 'me',
      otherSide: 'left',
      photosToCome: 0,
    },
  }
}

export function booksOf(orders: readonly BookedOrder[]): Books {
  return {
    orders: new Map(orders.map((order) => [order.orderNo, order])),
    cars: insuredCars,
    invoices: new Map(),
    isDeskDeciding: false,
  }
}

export function paidEvent({ orderNo, parts }: BookedOrder, position: number): FeedEvent {
  return {
    specversion: '1.0',
    id: `event of ${orderNo}`,
    source: 'http://127.0.0.1:8080',
    type: 'order.paid.v1',
    subject: `order/${orderNo}`,
    time: '2026-11-20T04:00:00.000Z',
    datacontenttype: 'application/json',
    position,
    data: {
      orderNo,
      method: 'sandbox',
      tradeNo: `E${position}`,
      amountFen: 352_950,
      paidAt: '2026-11-20T03:59:58.000Z',
      proposals: parts.map(({ proposalNo }) => ({ proposalNo, amountFen: 100 })),
    },
  }
}
