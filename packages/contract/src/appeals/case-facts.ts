import { type InferOutput, picklist } from 'valibot'

/** By which way a case came: filed by the customer on the site, or taken in by staff. */
export const caseChannel = picklist([
  'site',
  'phone',
  'counter',
  'letter',
  'regulator',
  'online',
  'chat',
])
export type CaseChannel = InferOutput<typeof caseChannel>

export const caseChannelNames: Readonly<Record<CaseChannel, string>> = {
  site: '网站',
  phone: '电话',
  counter: '柜台',
  letter: '来信',
  regulator: '监管转办',
  online: '邮件或网络',
  chat: '在线客服',
}

/** Whose a file is that was kept with a case. */
export const fileFrom = picklist(['customer', 'staff'], '请选择文件是谁的')
export type FileFrom = InferOutput<typeof fileFrom>

export const fileFromNames: Readonly<Record<FileFrom, string>> = {
  customer: '客户给的',
  staff: '内部的',
}

/** What is complained about, as staff judge it. */
export const caseCause = picklist([
  'sale',
  'terms',
  'underwriting',
  'claim-speed',
  'claim-amount',
  'claim-refused',
  'service',
  'payment',
  'privacy',
  'other',
])
export type CaseCause = InferOutput<typeof caseCause>

export const caseCauseNames: Readonly<Record<CaseCause, string>> = {
  sale: '销售误导',
  terms: '没有说明条款或免责',
  underwriting: '承保、批改或退保',
  'claim-speed': '理赔太慢',
  'claim-amount': '赔款金额',
  'claim-refused': '拒赔',
  service: '服务态度',
  payment: '收费或退费',
  privacy: '个人信息',
  other: '其他',
}

/** The insurance that it is about. */
export const caseProduct = picklist([
  'compulsory',
  'commercial',
  'accident',
  'health',
  'household',
  'liability',
  'return-freight',
  'other',
])
export type CaseProduct = InferOutput<typeof caseProduct>

export const caseProductNames: Readonly<Record<CaseProduct, string>> = {
  compulsory: '机动车交强险',
  commercial: '机动车商业保险',
  accident: '意外险',
  health: '健康险',
  household: '家财险',
  liability: '责任险',
  'return-freight': '退货运费险',
  other: '其他或不涉及产品',
}
