import { type LookEvent, lookEvents } from '../../../platform/audit/looks.ts'

/** A look at something that is a customer's, in words for them. */
const accessWords: Readonly<Record<LookEvent, string>> = {
  'person-proven': '验证手机号，打开我的保障',
  lookup: '查到保单、理赔或订单',
  'overview-read': '查看我的保障',
  'own-policies-searched': '在我的保障里查找',
  'car-read': '查看车辆保障',
  'policy-read': '查看保单详情',
  'policy-downloaded': '下载电子保单',
  'document-linked': '生成一次性单证链接',
  'policy-mailed': '把电子保单发到邮箱',
  'plate-corrected': '更正车牌',
  'claim-read': '查看理赔详情',
  'claim-document-sent': '提交理赔材料',
  'claim-found': '查询理赔',
  'claim-event-added': '更新理赔进度',
  'accident-report-read': '查看出险报案',
  'accident-photo-viewed': '查看出险照片',
  'accident-report-noted': '办理出险报案',
  'claim-document-viewed': '查看理赔材料',
  'claim-document-judged': '审核理赔材料',
  'invoice-downloaded': '下载发票',
  'invoice-mailed': '把发票发到邮箱',
  'order-read': '查看订单',
  'delivery-read': '查看配送进度',
  'delivery-changed': '更改配送',
  'delivery-found': '查询配送',
  'delivery-event-added': '更新配送进度',
  'device-added': '记住一台设备',
  'device-removed': '移除一台设备',
  'passkey-added': '添加一个通行密钥',
  'passkey-removed': '移除一个通行密钥',
  'passkey-signed': '用通行密钥确认本人操作',
  'access-read': '查看谁看过我的保单',
  'only-proven-set': '更改“仅限手机验证后查看”',
  'privacy-read': '查看隐私设置',
  'consent-withdrawn': '撤回个人信息处理的同意',
  'data-requested': '申请获取或删除个人信息',
  'contact-read': '查看联系方式',
  'contact-change-asked': '申请更改联系方式',
  'family-offered': '邀请家人查看',
  'family-accepted': '接受邀请',
  'family-opened': '查看您让看的保障和理赔',
  'family-left': '不再查看',
  'family-removed': '停止让家人查看',
  'customer-searched': '按号码查找客户',
  'customer-read': '打开您的客户资料',
  'customer-revealed': '查看完整的手机号或证件号',
  'caller-proven': '在电话里核对您的身份，相符',
  'caller-refused': '在电话里核对您的身份，不相符',
  'caller-code-sent': '为核对来电人，向您的手机发送验证码',
  'case-taken-in': '替您登记异议或投诉',
  'person-left': '退出',
}

/** The same of one entry: the person themselves may have come in two ways. */
export function accessWordOf(event: string, outcome: string): string {
  if (event === 'person-proven' && outcome === 'passkey') return '用通行密钥打开我的保障'
  const known = lookEvents.find((each) => each === event)
  return known === undefined ? '' : accessWords[known]
}
