/** One screen of the site (specification, section 2). */
export interface RouteRow {
  readonly path: `/${string}`
  /** The page's name, shown in the header and set as the document's title. */
  readonly title: string
  /**
   * The module of the page, below `src/`; it exports one component whose name ends in `Page`. In the built
   * table its place among all pages stands for it: every visit reads the table, and their names once.
   */
  readonly page: string | number
  readonly description?: string
  /** Stays as it was left when the customer comes back. */
  readonly isKeptAlive?: boolean
  /** Shown after a submitted form: the browser's back does not lead into the form again. */
  readonly isAfterSubmit?: boolean
  /** Unused by every route, as the specification says; the guard honours it. */
  readonly requiresLogin?: boolean
}

/**
 * The route table. A page of the build has it from index.html, which names and fetches the first
 * page by it before any script has come (`build/early-pages.ts`); so it is loaded once.
 */
export const routeRows: readonly (RouteRow & { readonly page: string })[] = [
  { path: '/home', title: '自助服务', page: 'home/HomePage' },
  { path: '/proof', title: '确认是您本人', page: 'person/ProofPage' },
  { path: '/me', title: '我的保障', page: 'person/OverviewPage' },
  { path: '/404', title: '页面不存在', page: 'shell/NotFoundPage' },
  {
    path: '/policy-query',
    title: '保险查询',
    page: 'policies/CarPolicyQueryPage',
    description: '用车牌号和证件号码，查车险保单。',
  },
  {
    path: '/policy-query-property',
    title: '保单查询',
    page: 'policies/PropertyPolicyQueryPage',
    description: '用保单号、姓名或单证号，查非车险保单。',
  },
  {
    path: '/policy-query-wdf',
    title: '保单查询',
    page: 'policies/FamilyPolicyQueryPage',
    description: '用学校和姓名，或学生、监护人的证件查看。',
  },
  { path: '/policy-query-channel', title: '保单查询', page: 'policies/ChannelPolicyQueryPage' },
  {
    path: '/policy-query-newcar',
    title: '新车保单查询',
    page: 'policies/NewCarQueryPage',
    description: '用保单号和证件号码，查新车保单。',
  },
  {
    path: '/policy-queryResult',
    title: '保单信息',
    page: 'policies/PolicyResultPage',
    isKeptAlive: true,
  },
  {
    path: '/policy-carQueryResult',
    title: '车险保单信息',
    page: 'policies/CarPolicyResultPage',
  },
  { path: '/policy-carDetail', title: '我的保单', page: 'policies/CarPolicyDetailPage' },
  { path: '/policy-carDetail-channel', title: '我的保单', page: 'policies/CarPolicyDetailPage' },
  { path: '/policy-detail', title: '保单详情', page: 'policies/PolicyDetailPage' },
  { path: '/policy-detail-PDFList', title: '保险条款', page: 'policies/PolicyClausesPage' },
  {
    path: '/policy-detail-WDFList',
    title: '我的保单',
    page: 'policies/FamilyPolicyListPage',
  },
  {
    path: '/policy-detail-correctInfos',
    title: '批改详情',
    page: 'policies/PolicyEndorsementPage',
  },
  { path: '/pdf', title: '电子保单', page: 'electronic-policies/PolicyPdfPage' },
  {
    path: '/warranty-query',
    title: '保单查询',
    page: 'policies/PersonPolicyQueryPage',
    description: '用姓名和证件，或手机号，查所有保单。',
  },
  {
    path: '/warranty-query-list',
    title: '保单列表',
    page: 'policies/PersonPolicyListPage',
    isKeptAlive: true,
  },
  { path: '/license-correct', title: '补录或更正车牌', page: 'policies/LicenseCorrectPage' },
  {
    path: '/verify',
    title: '保单验真',
    page: 'electronic-policies/VerifyPage',
    description: '扫二维码或选文件，查验电子保单。',
  },
  { path: '/claims-query', title: '理赔查询', page: 'claims/ClaimsQueryPage' },
  { path: '/claims-mine-car', title: '我的车险理赔', page: 'claims/MyCarClaimsPage' },
  { path: '/claims-detail-car', title: '理赔进度详情', page: 'claims/ClaimProgressPage' },
  { path: '/claims-progress-car', title: '理赔信息', page: 'claims/ClaimFactsPage' },
  { path: '/claims-info-nocar', title: '非车险理赔信息', page: 'claims/OtherClaimsPage' },
  { path: '/claims-schedle-nocar', title: '非车险理赔进度', page: 'claims/ClaimProgressPage' },
  { path: '/claims-queryResult', title: '理赔查询结果', page: 'claims/NoClaimsPage' },
  { path: '/complaint-information', title: '异议申诉', page: 'appeals/AppealPage' },
  {
    path: '/complaint-success',
    title: '提交成功',
    page: 'appeals/AppealFiledPage',
    isAfterSubmit: true,
  },
  {
    path: '/complaint-fail',
    title: '提交失败',
    page: 'appeals/AppealFailedPage',
    isAfterSubmit: true,
  },
  { path: '/appeal-progress', title: '申诉进度', page: 'appeals/AppealProgressPage' },
  {
    path: '/invoice-query',
    title: '电子发票查询',
    page: 'invoices/InvoiceQueryPage',
    description: '用保单号或发票号码，查车险的电子发票。',
  },
  {
    path: '/invoice-query-property',
    title: '电子发票查询',
    page: 'invoices/InvoiceQueryPage',
    description: '用保单号或发票号码，查非车险的电子发票。',
  },
  { path: '/invoice-queryResult', title: '电子发票', page: 'invoices/InvoiceResultPage' },
  { path: '/invoice-queryWealth', title: '电子发票', page: 'invoices/InvoiceResultPage' },
  { path: '/customer-service', title: '在线客服', page: 'customer-service/CustomerServicePage' },
  {
    path: '/customer-service_whome',
    title: '在线客服',
    page: 'customer-service/CustomerServicePage',
  },
  { path: '/order-delivery-query', title: '保单配送查询', page: 'deliveries/DeliveryQueryPage' },
  { path: '/order-deliveryInfo', title: '保单配送信息', page: 'deliveries/DeliveryInfoPage' },
  { path: '/order-pay', title: '订单支付', page: 'orders/OrderPayPage' },
  { path: '/order-detail', title: '订单详情', page: 'orders/OrderDetailPage' },
  { path: '/order-pay-detail', title: '待支付订单', page: 'orders/OrderPayDetailPage' },
  {
    path: '/outlet-query',
    title: '服务网点',
    page: 'outlets/OutletQueryPage',
    isKeptAlive: true,
  },
  { path: '/outlet-detail', title: '网点详情', page: 'outlets/OutletDetailPage' },
  { path: '/promotion-apply', title: '团购推广链接申请', page: 'promotions/PromotionApplyPage' },
  {
    path: '/promotion-apply-property',
    title: '团购推广链接申请',
    page: 'promotions/PromotionApplyPage',
  },
  { path: '/questionnaire', title: '问卷调查', page: 'questionnaires/QuestionnairePage' },
  {
    path: '/return-insurance',
    title: '退货运费险理赔',
    page: 'return-insurance/ReturnInsurancePage',
  },
  { path: '/link-refund', title: '退款信息登记', page: 'links/LinkRefundPage' },
  { path: '/car-purchase', title: '车险投保', page: 'purchases/CarPurchasePage' },
  { path: '/me/car', title: '我的车', page: 'person/MyCarPage' },
  { path: '/agreement', title: '服务协议', page: 'shell/AgreementPage' },
  { path: '/gowx', title: '请在微信中打开', page: 'shell/GoWxPage' },
  { path: '/me/access', title: '设备和隐私', page: 'person/AccessPage' },
  { path: '/me/devices', title: '设备和隐私', page: 'person/DevicesPage' },
  { path: '/me/privacy', title: '设备和隐私', page: 'person/PrivacyPage' },
  { path: '/me/contact', title: '联系方式', page: 'person/ContactPage' },
  { path: '/me/payments', title: '收付款', page: 'person/PaymentsPage' },
  { path: '/me/family', title: '家人', page: 'person/FamilyPage' },
  { path: '/claims-settlement', title: '看金额，签字', page: 'claims/SettlementPage' },
  { path: '/claims-application', title: '索赔申请书', page: 'claims/ApplicationPage' },
  { path: '/report', title: '出险报案', page: 'accident-reports/ReportPage' },
]
