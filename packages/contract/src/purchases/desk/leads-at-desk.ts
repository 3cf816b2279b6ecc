import {
  array,
  boolean,
  type InferOutput,
  is,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  toUpperCase,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { promotedProduct } from '../../promotions/promoted-product.ts'
import { eventCount } from '../../rules/counts.ts'
import { judged } from '../../rules/judged.ts'
import { isoDay } from '../../rules/moments.ts'
import { type NumberForm, numberForms } from '../../rules/number-forms.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { text, typedCode } from '../../rules/text.ts'

/** `open` until somebody has spoken with the customer, `called` while more is to come, `closed` after that. */
export const leadStatus = picklist(['open', 'called', 'closed'])
export type LeadStatus = InferOutput<typeof leadStatus>

/** One lead in the list: who left it is masked, for a list is looked through without need to know. */
const deskLeadRow = object({
  leadId: string(),
  leadNo: string(),
  product: promotedProduct,
  maskedName: string(),
  maskedPhone: string(),
  /** Where they want to buy: 广东省深圳市. */
  city: string(),
  /** `2026-11-16 10:15`. */
  leftAt: string(),
  status: leadStatus,
  /** ISO date by which a call was promised; absent once it was made, and where none was promised. */
  callBy: optional(string()),
  isLate: boolean(),
  /** They went on to the sales site: nobody promised a call. */
  isSentOn: boolean(),
  /** Who handles it; absent while nobody does. */
  handlerName: optional(string()),
  isMine: boolean(),
})
export type DeskLeadRow = InferOutput<typeof deskLeadRow>

/** All of a lead but the phone, which is shown to whoever calls. */
const deskLead = object({
  ...deskLeadRow.entries,
  /** Rises with all that happens to it; who acts says which state they saw. */
  version: number(),
  applicant: string(),
  /** Who of the staff took it from a caller. */
  takenByName: optional(string()),
  /** Of whoever recommended it. */
  maskedSharePhone: optional(string()),
  /** The employee whose link it came by. */
  promoter: optional(object({ name: string(), employeeNo: string() })),
  /** What was noted of calls, in order. */
  notes: array(object({ at: string(), byName: string(), status: leadStatus, text: string() })),
})
export type DeskLead = InferOutput<typeof deskLead>

/** What leads are chosen by, in the list and in the file of it. */
const leadsAsked = {
  status: leadStatus,
  product: optional(promotedProduct),
  isMine: optional(boolean(), false),
  /** First and last day on which they were left. */
  from: optional(isoDay('开始日期')),
  to: optional(isoDay('结束日期')),
}

/** Leads; of open ones the oldest first, of others the latest. `counts` are of all of them. */
export const listLeads = defineDeskCall({
  path: '/purchases/listLeads',
  access: 'handle-leads',
  request: object({ ...leadsAsked, ...pageAsked }),
  response: object({
    leads: array(deskLeadRow),
    ...listExtent,
    counts: object({ open: number(), late: number(), called: number(), mine: number() }),
  }),
})

/** The chosen leads as a file for a spreadsheet, names and phones masked. It leaves a trace. */
export const exportLeads = defineDeskCall({
  path: '/purchases/exportLeads',
  answer: 'file',
  access: 'export-leads',
  request: object(leadsAsked),
})

/** Finds the latest lead of a phone, or that of a number, which a customer tells on the phone; else 1007. */
export const findLead = defineDeskCall({
  path: '/purchases/findLead',
  access: 'handle-leads',
  request: object({ number: pipe(typedCode('登记编号或手机号'), toUpperCase(), judged(faultIn)) }),
  response: object({ leadId: string() }),
})

/** Of an insurer that says no other. */
export const usualLead: NumberForm = ['YX\\d{16}', 'YX', 18, 18, 18]

function faultIn(typed: string): string | undefined {
  const [form, begin, , length] = numberForms().lead ?? usualLead
  if (new RegExp(`^(${form})$`).test(typed) || is(mobile, typed)) return undefined
  return `请填写 ${begin} 开头的 ${length} 位登记编号，或 11 位手机号`
}

const leadId = pipe(string(), uuid('没有这条登记'))

/** Which lead is acted on, and the state of it that was seen: after any other the act is refused. */
const leadActedOn = { leadId, version: eventCount }

/** How a call went, and where the lead stands now; for who handles it. */
export const noteLead = defineDeskCall({
  path: '/purchases/noteLead',
  kind: 'submit',
  access: 'handle-leads',
  request: object({ ...leadActedOn, status: leadStatus, note: text(500, '通话记录') }),
  response: deskLead,
})

/** All of a lead but its phone. Reading it leaves a trace. */
export const readLead = defineDeskCall({
  path: '/purchases/readLead',
  access: 'handle-leads',
  request: object({ leadId }),
  response: deskLead,
})

/** The phone that is called, for who handles the lead alone (else E3020001). It leaves a trace. */
export const readLeadPhone = defineDeskCall({
  path: '/purchases/readLeadPhone',
  access: 'handle-leads',
  request: object({ leadId }),
  response: object({ mobile: string(), sharePhone: optional(string()) }),
})

/** From now on this member of staff calls, whoever was to before; of two who take it at once one has it. */
export const takeLead = defineDeskCall({
  path: '/purchases/takeLead',
  kind: 'submit',
  access: 'handle-leads',
  request: object(leadActedOn),
  response: deskLead,
})

export const purchaseDeskCalls = {
  listLeads,
  exportLeads,
  findLead,
  readLead,
  readLeadPhone,
  takeLead,
  noteLead,
}
