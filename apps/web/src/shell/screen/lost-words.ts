/** What customers call what a store keeps, by the store's name. */
const words: Readonly<Record<string, string>> = {
  basicInfo: '所选城市和同意记录',
  carPolicyQuery: '车险查询条件',
  otherPolicyQuery: '非车险查询条件',
  policyNumberQuery: '保单号查询条件',
  invoiceQuery: '发票查询条件',
  carClaimQuery: '车险理赔查询条件',
  otherClaimQuery: '非车险理赔查询条件',
  complaint: '申诉内容',
  filedAppeal: '申诉受理编号',
  promotionApplication: '推广申请内容',
  newCarQuery: '新车查询条件',
  outletQuery: '网点筛选条件',
  questionnaire: '问卷答案',
  orderDelivery: '配送查询条件',
  warrantyQuery: '个人保单查询条件',
  carPurchase: '投保信息',
  leftLead: '投保登记编号',
  customerSession: '客服会话',
  unsentMessages: '没有发出的消息',
  linkRefund: '退款登记内容',
  paymentInfo: '待支付订单',
  begunPayment: '支付进度',
  carPayment: '车险订单查询条件',
  nonCarPayment: '非车险订单查询条件',
  returnInsuranceClaim: '运费险理赔内容',
  filedReturn: '退货运费报案号',
  recentThings: '继续上次的查看',
  sentCodes: '刚发出的短信验证码的位置',
  formDrafts: '您填写的内容',
  sessionFlags: '浏览状态',
}

/** What was lost, as part of a sentence. */
export function lostWords(names: readonly string[]): string {
  return [...new Set(names.map((name) => words[name] ?? '您填写的内容'))].join('、')
}
