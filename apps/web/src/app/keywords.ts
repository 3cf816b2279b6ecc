import type { RouteRow } from './route-rows.ts'

/** What people look for who are to find a screen; apart from the route table, which every visit reads. */
export const keywords: Readonly<Record<RouteRow['path'], string>> = {
  '/policy-query': '车险保单查询,电子保单,交强险,商业险',
  '/policy-query-property': '家财险,意外险,责任险,借款人意外险,交通意外险,保单查询',
  '/policy-query-wdf': '学平险,学生保险,家庭意外险,保单查询',
  '/policy-query-newcar': '新车保单,未上牌,补录车牌,更正车牌',
  '/warranty-query': '按姓名查保单,按证件查保单,名下保单',
  '/order-pay': '订单支付,保费支付,未付款订单',
  '/invoice-query': '车险发票,电子发票,发票下载,发票查验',
  '/invoice-query-property': '家财险发票,意外险发票,电子发票,发票下载',
  '/link-refund': '退款登记,航班延误理赔款,退保费,收款银行卡',
  '/promotion-apply': '团购推广,车险推广链接,推广人,推广二维码',
  '/promotion-apply-property': '团购推广,非车险推广链接,推广人,推广二维码',
  '/car-purchase': '买车险,车险投保,车险报价,续保',
  '/outlet-query': '理赔网点,定损网点,合作修理厂,4S 店,营业网点',
  '/return-insurance': '退货运费险,运费险理赔,退货理赔,退运费',
  '/questionnaire': '问卷调查,满意度调查,意见反馈',
}
