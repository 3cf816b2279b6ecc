import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** Finding and reading policies, and what is corrected in them. */
export const policyFaqs: readonly Faq[] = [
  {
    id: 'find-car-policy',
    question: '怎么查我的车险保单？',
    variants: [
      '车险保单在哪看',
      '查一下我车的保险',
      '我想看看我车子的保单',
      '用车牌号能查保险吗',
      '怎么看车险买了哪些',
    ],
    answer:
      '打开“查车险保单”，填写车牌号、车主证件号码和图形验证码，就能看到交强险和商业险。要看金额和保障明细，再用保单预留手机号收一次短信验证码。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'find-policy-without-number',
    question: '没有保单号怎么查保单？',
    variants: [
      '不知道保单号能查吗',
      '保单号忘了',
      '保单号丢了找不到怎么查',
      '用身份证查名下所有保险',
      '只有身份证能查保单不',
    ],
    answer:
      '可以不用保单号。车险填车牌号和证件号码；其他保险在“名下保单”填姓名和证件号码，或投保人证件后四位和手机号，就能列出名下的保单。',
    links: [siteScreens.myPolicies, siteScreens.carPolicies],
  },
  {
    id: 'find-non-car-policy',
    question: '怎么查家财险、意外险这些非车险保单？',
    variants: [
      '家财险保单在哪查',
      '意外险的保单怎么看',
      '非车险怎么查',
      '不是车的保险在哪里查',
      '查一下我买的意外保险',
    ],
    answer:
      '打开“查其他保单”，填写保单号，或单证流水号、姓名和证件号码，再填图形验证码。投保人和被保险人都可以查，请选对自己是哪一方。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'find-student-policy',
    question: '怎么查孩子的学平险保单？',
    variants: [
      '学平险在哪里查',
      '学生保险怎么查',
      '小孩学校买的保险怎么看',
      '孩子的保单查询',
      '查学生平安保险',
    ],
    answer:
      '打开“查学平险和家庭保单”，可以填学校名称和学生姓名，也可以填学生或家长的姓名和证件号码。家长填写的须是保单上登记的监护人。',
    links: [siteScreens.studentPolicies],
  },
  {
    id: 'find-new-car-policy',
    question: '新车还没上牌，怎么查保单？',
    variants: [
      '新车没有车牌怎么查保险',
      '刚买的车没牌照查不了保单',
      '还没上牌的车查保单',
      '没车牌号能查车险吗',
      '新车保单怎么查',
    ],
    answer:
      '没有车牌也能查。打开“新车查询和补录车牌”，填写保单号、被保险人证件号码和图形验证码即可。上牌以后，可以在同一处把车牌号补上。',
    links: [siteScreens.newCar],
  },
  {
    id: 'policy-not-found',
    question: '为什么查不到我的保单？',
    variants: [
      '保单查不出来',
      '明明买了保险却查不到',
      '查询显示没有查到相符的信息',
      '系统里没有我的保单',
      '怎么搜不到我的保险',
    ],
    answer:
      '请逐项核对车牌号、证件号码和姓名，要和保单上一致；刚付款的请稍后再查。如果是家人或单位投保的，要填保单上那个人的证件。仍查不到，请拨打 {hotline}。',
    links: [siteScreens.carPolicies, siteScreens.myPolicies],
  },
  {
    id: 'find-company-policy',
    question: '公司名下的车怎么查保单？',
    variants: [
      '单位的车怎么查保险',
      '公司车保单查询填什么证件',
      '公户车查保单',
      '企业车辆的保险在哪看',
      '车是公司的怎么查车险',
    ],
    answer:
      '和个人的车一样查：填车牌号，证件号码处填公司的统一社会信用代码（18 位，营业执照上有）。看详情时，验证码会发到公司投保时预留的手机号。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'policy-status',
    question: '保单状态“未生效”“已过期”是什么意思？',
    variants: [
      '保单显示未生效',
      '已过期是啥意思',
      '保单状态怎么看',
      '保单写着还没生效有保障吗',
      '显示已退保是什么状态',
    ],
    answer:
      '“未生效”是已经承保，但还没到起保时间；“保障中”是现在有保障；“已过期”是保险期间已经结束；“已退保”是合同已解除。只有“保障中”的，出险才在保障内。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'whose-id-number',
    question: '查保单要填谁的证件号？',
    variants: [
      '查保险填谁的身份证',
      '填车主还是投保人的身份证',
      '证件号码填哪个人的',
      '身份证号填我的还是老公的',
      '查询要输入谁的证件',
    ],
    answer:
      '查车险填车主也就是被保险人的证件号码，一般和行驶证上的所有人一致。查其他保险，可以选投保人或被保险人，再填这个人的证件。单位填统一社会信用代码。',
    links: [siteScreens.carPolicies, siteScreens.otherPolicies],
  },
  {
    id: 'too-many-lookups',
    question: '提示查询次数太多怎么办？',
    variants: [
      '查询次数超限了',
      '说我查太多次',
      '查询被限制了',
      '不让查了说次数用完',
      '操作太频繁怎么办',
    ],
    answer:
      '为防止别人冒用您的信息，查询次数有上限。请过一小时再试，并先核对好证件号码和车牌号。着急的话，可以拨打 {hotline} 由客服为您查询。',
    links: [],
  },
  {
    id: 'why-sms-code',
    question: '为什么看保单详情要短信验证码？',
    variants: [
      '看保单为啥要验证码',
      '查保单还要手机验证吗',
      '不想收验证码能看详情吗',
      '为什么要发短信才能看',
      '看详情干嘛要验证手机',
    ],
    answer:
      '保单详情里有姓名、电话、金额等个人信息。短信验证码发到保单预留的手机号，是为了确认是您本人在看，别人即使知道车牌和证件号码也看不到。',
    links: [],
  },
  {
    id: 'phone-changed',
    question: '预留手机号换了，收不到验证码怎么办？',
    variants: [
      '手机号换了验证码发到旧号码',
      '原来的手机号不用了收不了验证码',
      '预留的是老号码',
      '保单留的电话是业务员的',
      '验证码发到别人手机上了',
    ],
    answer:
      '验证码只能发到保单上登记的手机号。号码停用或不是您的，请拨打 {hotline} 核实身份后更正，或带本人证件到服务网点办理，更正后就能正常验证。',
    links: [siteScreens.outlets],
  },
  {
    id: 'change-phone',
    question: '怎么修改保单上的联系电话？',
    variants: [
      '换电话号码怎么改保单',
      '更新保单预留手机号',
      '改一下联系方式',
      '保单上的手机号想换成新的',
      '修改预留电话',
    ],
    answer:
      '为了安全，网上暂不能自己改预留手机号。请拨打 {hotline}，客服核实身份后为您更正；也可以由投保人带本人证件到服务网点办理。',
    links: [siteScreens.outlets],
  },
  {
    id: 'correct-plate',
    question: '上牌后怎么补录车牌号？',
    variants: [
      '车牌下来了怎么录到保单上',
      '补录车牌',
      '新车上完牌要更新保单吗',
      '保单上没有车牌号怎么加',
      '车牌号怎么补登记',
    ],
    answer:
      '打开“新车查询和补录车牌”，查到保单后点“补录车牌”，用预留手机号收验证码，再填新车牌号就好。同一辆车一天最多补录 3 次。',
    links: [siteScreens.newCar],
  },
  {
    id: 'endorsement',
    question: '批改（批单）是什么？怎么看？',
    variants: [
      '批单是什么东西',
      '批改记录在哪看',
      '什么叫批改',
      '保单改过的内容怎么查',
      '批单在哪里看',
    ],
    answer:
      '批改是保险合同的内容有变动，比如改车牌、加保障或退保；批单是变动的书面凭证，和保单一起有效。查到保单、验证手机后，在保单详情的批改记录里可以看到。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'transfer-car',
    question: '车卖了，保险怎么过户？',
    variants: [
      '二手车保险过户',
      '车过户了保险怎么办',
      '车子转让保险要变更吗',
      '买了二手车保单怎么改名字',
      '卖车之后保险怎么处理',
    ],
    answer:
      '车辆过户后，请尽快办理保险过户：新车主和原车主带双方证件、过户后的行驶证或登记证书、保单，到服务网点办理批改。也可以先拨打 {hotline} 问清材料。',
    links: [siteScreens.outlets],
  },
  {
    id: 'correct-name',
    question: '保单上的姓名或证件号写错了怎么改？',
    variants: [
      '名字写错了一个字',
      '身份证号登记错误',
      '保单姓名有误',
      '保单上信息错了要更正',
      '保单证件号码填错怎么改',
    ],
    answer:
      '请尽早更正，以免影响理赔。带本人证件和保单到服务网点，或拨打 {hotline}，我们核实后出具批单。行驶证上的所有人不同的，也请带上行驶证。',
    links: [siteScreens.outlets],
  },
  {
    id: 'read-clauses',
    question: '在哪里看保险条款？',
    variants: [
      '保险条款怎么看',
      '想看看合同条款',
      '条款全文在哪',
      '保险合同内容哪里看',
      '免责条款在哪里',
    ],
    answer:
      '先查到保单，进入保单详情后点“保险条款”，可以逐条阅读这份保单用到的条款，也可以切换大字。下载的电子保单里同样附有条款。',
    links: [siteScreens.carPolicies, siteScreens.otherPolicies],
  },
  {
    id: 'earlier-policy',
    question: '怎么查去年的保单？',
    variants: [
      '以前的保单还能查吗',
      '去年的车险保单在哪',
      '历史保单怎么查',
      '往年的保险',
      '上一年的保单查询',
    ],
    answer:
      '查到现在的保单并验证手机后，在车险保单详情里可以看这辆车以前年度的保单。也可以到“名下保单”查看，已过期的保单同样会列出来。',
    links: [siteScreens.carPolicies, siteScreens.myPolicies],
  },
  {
    id: 'find-loan-policy',
    question: '借款人意外险怎么查？',
    variants: [
      '贷款时买的保险怎么查',
      '借款合同号查保单',
      '办贷款送的意外险在哪看',
      '借意险查询',
      '银行贷款的那个保险',
    ],
    answer:
      '打开“查其他保单”，选借款人意外险，填写借款合同号和借款人证件号码。借款合同号在您和贷款机构签的合同首页上。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'staff-policy',
    question: '单位给我买的保险，我能查到吗？',
    variants: [
      '公司给员工上的保险怎么查',
      '单位团体意外险我能查吗',
      '公司交的保险怎么看',
      '员工怎么查团险',
      '老板给买的保险在哪查',
    ],
    answer:
      '能查到您自己的那一份。在“名下保单”填您的姓名和证件号码，用自己登记的手机号验证后，可以看到您的保障，看不到同事的信息。',
    links: [siteScreens.myPolicies],
  },
  {
    id: 'policy-of-parents',
    question: '能帮父母查保单吗？',
    variants: [
      '给爸妈查保险',
      '帮老人查保单',
      '替家里人查保险可以吗',
      '我妈的保单我能查吗',
      '代父母查询',
    ],
    answer:
      '可以在老人身边帮忙操作：填老人的证件号码，短信验证码会发到保单预留的手机号，请先得到老人同意。页面可以切换大字版，也可以拨打 {hotline}。',
    links: [siteScreens.myPolicies],
  },
]
