import { object, optional, picklist, string } from 'valibot'
import { channels } from '../constants/channels.ts'
import { promotedProduct } from '../promotions/promoted-product.ts'
import { leadStatus } from '../purchases/desk/leads-at-desk.ts'
import { chosenAnswers } from '../questionnaires/question.ts'
import { version } from '../rules/counts.ts'
import { isoMoment } from '../rules/moments.ts'
import { defineCoreEvent } from './core-event.ts'

const lead = 'lead/<leadNo>'

export const leadLeft = defineCoreEvent({
  type: 'lead.left.v1',
  name: '投保登记',
  subject: lead,
  meaning: 'Somebody wants to buy and proved their phone, or told staff so on a call.',
  data: object({
    leadNo: string(),
    product: promotedProduct,
    applicant: string(),
    mobile: string(),
    cityCode: string(),
    /** Of whoever recommended it. */
    sharePhone: optional(string()),
    promoterCode: optional(string()),
    /** Who of the staff took it from a caller, whose phone is not proven. */
    account: optional(string()),
    leftAt: isoMoment,
  }),
})

export const leadNoted = defineCoreEvent({
  type: 'lead.noted.v1',
  name: '投保登记跟进',
  subject: lead,
  meaning: 'Staff called, and noted what came of it.',
  data: object({
    leadNo: string(),
    status: leadStatus,
    note: string(),
    notedAt: isoMoment,
    account: string(),
  }),
})

export const promoterApplied = defineCoreEvent({
  type: 'promoter.applied.v1',
  name: '推广申请',
  subject: 'promoter/<code>',
  meaning: 'An employee promotes a product by a link of their own.',
  data: object({
    code: string(),
    employeeNo: string(),
    name: string(),
    mobile: string(),
    product: promotedProduct,
    cityCode: string(),
    countyAddress: optional(string()),
    comCode: string(),
    groupuserCode: optional(string()),
    projectCode: optional(string()),
    appliedAt: isoMoment,
  }),
})

export const questionnaireAnswered = defineCoreEvent({
  type: 'questionnaire.answered.v1',
  name: '问卷答卷',
  subject: 'questionnaire/<questionnaireId>/<key>',
  meaning: 'Somebody answered a questionnaire, once for their phone.',
  data: object({
    questionnaireId: string(),
    version,
    mobile: string(),
    answers: chosenAnswers,
    entryId: optional(string()),
    channel: picklist(channels),
    answeredAt: isoMoment,
  }),
})
