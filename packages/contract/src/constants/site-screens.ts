/** A screen of this site by its name, and the address that leads there from any of its pages. */
export interface SiteScreen {
  readonly title: string
  readonly href: `#/${string}`
}

/** What answers and announcements may lead to: screens that open without a policy or claim at hand. */
export const siteScreens = {
  report: { title: '出险报案', href: '#/report' },
  mine: { title: '我的保障', href: '#/me' },
  payments: { title: '收付款', href: '#/me/payments' },
  carPolicies: { title: '查车险保单', href: '#/policy-query' },
  otherPolicies: { title: '查其他保单', href: '#/policy-query-property' },
  studentPolicies: { title: '查学平险和家庭保单', href: '#/policy-query-wdf' },
  newCar: { title: '新车查询和补录车牌', href: '#/policy-query-newcar' },
  myPolicies: { title: '名下保单', href: '#/warranty-query' },
  verify: { title: '保单验真', href: '#/verify' },
  claims: { title: '理赔查询', href: '#/claims-query' },
  appeal: { title: '异议申诉', href: '#/complaint-information' },
  appealProgress: { title: '申诉进度', href: '#/appeal-progress' },
  carInvoices: { title: '车险电子发票', href: '#/invoice-query' },
  otherInvoices: { title: '其他保险电子发票', href: '#/invoice-query-property' },
  orders: { title: '订单支付', href: '#/order-pay' },
  delivery: { title: '保单配送查询', href: '#/order-delivery-query' },
  outlets: { title: '服务网点', href: '#/outlet-query' },
  buyCar: { title: '车险投保', href: '#/car-purchase' },
  returnFreight: { title: '退货运费险理赔', href: '#/return-insurance' },
  promoteCar: { title: '申请车险推广链接', href: '#/promotion-apply' },
  promoteOther: { title: '申请其他保险推广链接', href: '#/promotion-apply-property' },
  questionnaire: { title: '问卷调查', href: '#/questionnaire' },
  agreement: { title: '服务协议和个人信息规则', href: '#/agreement' },
  home: { title: '返回首页', href: '#/home' },
} as const satisfies Record<string, SiteScreen>

export const siteScreenList: readonly SiteScreen[] = Object.values(siteScreens)
