/** One text that a form links to; a new wording gets a new version, and consent is asked anew. */
export interface Agreement {
  readonly name: string
  readonly title: string
  readonly version: string
  readonly paragraphs: readonly string[]
}

/** The version of all texts together, as consent remembers it. */
export const agreementsVersion = '2026-11'

export const agreements: readonly Agreement[] = [
  {
    name: 'privacy',
    title: '个人信息处理规则',
    version: agreementsVersion,
    paragraphs: [
      '我们只在您查询时使用您填写的车牌号、证件号码、姓名和手机号，用来找到您的保单并确认是您本人。',
      '您填写的内容经加密传输。为了不让您重填，内容加密存放在您自己的设备上，关闭页面后即被清除。',
      '为了保护您的账户，我们记录查询的时间、结果和处理编号，保存不少于 180 天；记录中不含证件号码和手机号。',
      '我们不会把您的个人信息提供给与本次服务无关的第三方。短信验证码由短信服务商代为发送。',
      '您可以随时拨打客服热线，查询、更正或删除您的个人信息，或撤回同意。',
    ],
  },
  {
    name: 'policy-query',
    title: '保单查询服务协议',
    version: agreementsVersion,
    paragraphs: [
      '本服务供投保人、被保险人本人或经其授权的人使用。请勿查询他人的保单。',
      '查询结果以保单和批单载明的内容为准。如有出入，请联系客服核实。',
      '查看保单详情、下载电子保单前，需要通过保单登记手机号的短信验证。请勿把验证码告诉他人。',
      '为防止冒用，同一证件号码每小时最多查询 10 次，超过后请稍后再试或拨打客服热线。',
    ],
  },
]
