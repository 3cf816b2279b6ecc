import { optional, record, strictObject, string, unknown } from 'valibot'
import { readRows } from './data/read-data.ts'

/** Somebody to be, or something to try. */
export const identityRow = strictObject({
  /** Group and path of the call, as in its URL. */
  call: string(),
  /** The address to open before the call is made. */
  open: optional(string()),
  request: record(string(), unknown()),
  /** A word on what it shows. */
  shows: string(),
})

/** Opens the site as an app does for its customer who is logged in, with a ticket made that moment. */
export const signOnPath = '/dev/hand-over'

/** Who to be in the demo that was loaded on `today`, by feature; served at `/dev/demo.json`. */
export function identitiesToTry(today: string) {
  const of = (feature: string) => readRows(`identities/${feature}.ndjson`, identityRow, today)
  return {
    policies: of('policies'),
    claims: of('claims'),
    appeals: of('appeals'),
    links: of('links'),
    invoices: of('invoices'),
    orders: of('orders'),
    deliveries: of('deliveries'),
    handOvers: of('hand-overs'),
    customerService: of('customer-service'),
    promotions: of('promotions'),
    purchases: of('purchases'),
    questionnaires: of('questionnaires'),
    returns: of('returns'),
    refunds: of('refunds'),
  }
}
