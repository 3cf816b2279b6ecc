import { createHash } from 'node:crypto'
import { outletServices } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletKinds } from '@ecenter/contract/constants/outlet-types.ts'
import { type OutletDraft, outletDraft } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import { description, type InferOutput, optional, pipe, strictObject, transform } from 'valibot'
import type { ImportKind } from '../../../imports/import-kind.ts'
import { phone, yesOrNo } from '../../../imports/row-rules.ts'
import {
  type ContentFromCore,
  saveContentFromCore,
} from '../../../platform/content/save-content-from-core.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import { areaCode } from '../../places/import/area-code.ts'
import { outletContentType, roundedDegrees } from '../store/outlet-content-type.ts'

const { name, address, types, services, latitude, longitude, hours } = outletDraft.entries

/** As exactly as the desk's form has it, so that what says the same is the same. */
function degrees(rule: typeof latitude | typeof longitude, words: string) {
  return pipe(rule, transform(roundedDegrees), description(`${words} in degrees of GCJ-02`))
}

const outletRow = strictObject({
  outletNo: pipe(
    text(40, '网点编号'),
    description('number at the core; tells the outlet from all others'),
  ),
  name: pipe(name, description('name, in Chinese')),
  address: pipe(address, description('address without province and city')),
  areaCode: areaCode('smallest area it lies in: GB/T 2260 with 00 behind it'),
  types: pipe(
    types,
    description(
      `what it is: \`["…"]\` of ${outletKinds.map(({ code, text }) => `${code} ${text}`).join(', ')}`,
    ),
  ),
  services: pipe(
    services,
    description(`what it does: \`["…"]\` of ${outletServices.map(({ code }) => code).join(', ')}`),
  ),
  phone: phone('telephone, digits and dashes'),
  latitude: degrees(latitude, 'latitude'),
  longitude: degrees(longitude, 'longitude'),
  hours: strictObject({
    spans: pipe(
      hours.entries.spans,
      description(
        'when it is open: `[{"days": [1], "from": "08:30", "to": "17:30"}]`, 1 is Monday; what ends at or before it began ends on the day after',
      ),
    ),
    isOpenOnHolidays: yesOrNo('true where that holds on public holidays too'),
  }),
  isShown: optional(
    yesOrNo(
      'false hides it from customers; without it the desk has the say, and a new one is shown',
    ),
  ),
})
type Row = InferOutput<typeof outletRow>

export const outlets: ImportKind<Row, ContentFromCore<OutletDraft>> = {
  name: 'outlets',
  words:
    'A place where customers are served. The desk may change it too, and knows each version of both.',
  schema: outletRow,
  keyOf: ({ outletNo }) => outletNo,
  keyColumn: 'outletNo',
  referenceErrors: async () => new Map(),
  prepare: (_, { outletNo, isShown, ...draft }) => ({ id: idOf(outletNo), draft, isShown }),
  async store({ db, clock }, rows) {
    const at = clock.now()
    for (const row of rows) await saveContentFromCore(outletContentType, { db, at }, row)
  },
}

/** The same outlet has the same id in every database, so that a link to it lives on. */
function idOf(outletNo: string): string {
  return uuidOf(createHash('sha256').update(`outlet/${outletNo}`).digest())
}
