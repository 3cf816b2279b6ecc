/** One screen: its hash route and its page name. */
export interface SpecifiedRoute {
  readonly path: `/${string}`
  readonly title: string
  /** Stays mounted while the customer looks at a detail (section 2). */
  readonly isKeptAlive?: true
  /** A feature of the specification to which it gives no route. */
  readonly isAdded?: true
}

/** Every screen (section 2). */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  { path: '/404', title: '页面不存在' },
  { path: '/policy-query', title: '保险查询' },
  { path: '/policy-query-property', title: '保单查询' },
  { path: '/policy-query-wdf', title: '保单查询' },
  { path: '/policy-query-channel', title: '保单查询' },
  { path: '/policy-queryResult', title: '保单信息', isKeptAlive: true },
  { path: '/policy-carQueryResult', title: '车险保单信息' },
  { path: '/policy-carDetail', title: '我的保单' },
  { path: '/policy-carDetail-channel', title: '我的保单' },
  { path: '/pdf', title: '电子保单' },
  { path: '/policy-detail', title: '保单详情' },
  { path: '/policy-detail-PDFList', title: '保险条款' },
  { path: '/policy-detail-WDFList', title: '我的保单' },
  { path: '/policy-detail-correctInfos', title: '批改详情' },
  { path: '/claims-query', title: '理赔查询' },
  { path: '/claims-mine-car', title: '我的车险理赔' },
  { path: '/claims-detail-car', title: '理赔进度详情' },
  { path: '/claims-progress-car', title: '理赔信息' },
  { path: '/claims-info-nocar', title: '非车险理赔信息' },
  { path: '/claims-schedle-nocar', title: '非车险理赔进度' },
  { path: '/claims-queryResult', title: '理赔查询结果' },
  { path: '/complaint-information', title: '异议申诉' },
  { path: '/complaint-success', title: '提交成功' },
  { path: '/complaint-fail', title: '提交失败' },
  { path: '/invoice-query', title: '电子发票查询' },
  { path: '/invoice-query-property', title: '电子发票查询' },
  { path: '/invoice-queryResult', title: '电子发票' },
  { path: '/invoice-queryWealth', title: '电子发票' },
  { path: '/customer-service', title: '在线客服' },
  { path: '/customer-service_whome', title: '在线客服' },
  { path: '/order-deliveryInfo', title: '保单配送信息' },
  { path: '/warranty-query', title: '保单查询' },
  { path: '/warranty-query-list', title: '保单列表' },
  { path: '/order-pay', title: '订单支付' },
  { path: '/order-detail', title: '订单详情' },
  { path: '/order-pay-detail', title: '待支付订单' },
  { path: '/gowx', title: '请在微信中打开' },
  { path: '/home', title: '自助服务', isAdded: true },
  { path: '/policy-query-newcar', title: '新车保单查询', isAdded: true },
  { path: '/license-correct', title: '补录车牌', isAdded: true },
  { path: '/outlet-query', title: '服务网点', isAdded: true },
  { path: '/outlet-detail', title: '网点详情', isAdded: true },
  { path: '/order-delivery-query', title: '保单配送查询', isAdded: true },
  { path: '/promotion-apply', title: '团购推广链接申请', isAdded: true },
  { path: '/promotion-apply-property', title: '团购推广链接申请', isAdded: true },
  { path: '/questionnaire', title: '问卷调查', isAdded: true },
  { path: '/return-insurance', title: '退货运费险理赔', isAdded: true },
  { path: '/link-refund', title: '退款信息登记', isAdded: true },
  { path: '/car-purchase', title: '车险投保', isAdded: true },
  { path: '/verify', title: '保单验真', isAdded: true },
  { path: '/agreement', title: '服务协议', isAdded: true },
  { path: '/appeal-progress', title: '申诉进度', isAdded: true },
  { path: '/proof', title: '确认是您本人', isAdded: true },
  { path: '/me', title: '我的保障', isAdded: true },
  { path: '/me/car', title: '我的车', isAdded: true },
]
