import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** Insurance of people, homes, journeys, purchases and businesses. */
export const otherInsuranceFaqs: readonly Faq[] = [
  {
    id: 'accident-claim',
    question: '意外险怎么理赔？',
    variants: [
      '摔伤了意外险怎么报',
      '意外受伤报销流程',
      '意外险报案',
      '骨折了保险怎么赔',
      '被猫抓了意外险能报吗',
    ],
    answer:
      '先到正规医院治疗，尽快拨打 {hotline} 报案，留好病历、费用清单、发票和意外经过的证明。之后在“理赔查询”按材料清单上传，就能看到进度。',
    links: [siteScreens.claims],
  },
  {
    id: 'accident-cover',
    question: '意外险保什么？',
    variants: [
      '意外险哪些情况赔',
      '意外伤害保险的范围',
      '生病意外险管吗',
      '猝死算意外吗',
      '意外险有啥用',
    ],
    answer:
      '意外险保外来的、突发的、非本意的、不是疾病造成的伤害，一般包括身故、伤残、意外医疗和住院津贴。生病不赔，具体保障和金额以保单为准。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'student-cover',
    question: '学平险保什么？',
    variants: [
      '学生保险都保哪些',
      '学平险生病住院管吗',
      '孩子学校交的保险有什么用',
      '学平险校外受伤赔吗',
      '学平险的保障范围',
    ],
    answer:
      '学平险一般保孩子的意外身故和伤残、意外门诊和住院医疗，有的还保疾病住院。校内校外、放假期间都有效。各校方案不同，请查孩子的保单。',
    links: [siteScreens.studentPolicies],
  },
  {
    id: 'student-claim',
    question: '孩子在学校受伤怎么理赔？',
    variants: [
      '小孩体育课摔了保险怎么报',
      '学平险报销流程',
      '儿子在学校磕破头',
      '学生受伤保险理赔',
      '孩子门诊费能报吗',
    ],
    answer:
      '先治疗并告诉老师，拨打 {hotline} 报案。准备孩子和监护人的证件、关系证明、病历、费用清单、发票和学校证明，由监护人在“理赔查询”里上传。',
    links: [siteScreens.claims],
  },
  {
    id: 'hospital-papers',
    question: '住院理赔要哪些单据？',
    variants: [
      '住院报销要什么',
      '出院后保险要什么材料',
      '看病的发票怎么留',
      '住院要准备哪些资料给保险',
      '医保报过了还能用复印件吗',
    ],
    answer:
      '一般要身份证、病历和诊断证明、出院小结、费用清单、医疗费发票和本人银行卡。医保已报的，请提供结算单。发票请留原件，要看清盖章和金额。',
    links: [siteScreens.claims],
  },
  {
    id: 'household-cover',
    question: '家财险保什么？',
    variants: [
      '房子的保险保哪些',
      '家庭财产险范围',
      '家里着火了保险赔吗',
      '家财险包括手机首饰吗',
      '房屋保险有什么用',
    ],
    answer:
      '家财险保房屋、装修和室内财产因火灾、爆炸、台风、暴雨、水管爆裂、入室盗窃等造成的损失。现金、首饰、古玩一般不保，地震也不保，以保单为准。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'burst-pipe',
    question: '水管爆了家里被淹，赔吗？',
    variants: [
      '家里漏水保险管吗',
      '楼上漏水泡了我家',
      '暖气管裂了地板泡坏',
      '水淹了楼下邻居家赔吗',
      '下水管破了家财险',
    ],
    answer:
      '家财险有水暖管爆裂保障的，管道突然破裂或邻居家漏水泡坏的，可以赔；淹了楼下的，看有没有家庭第三者责任。请先关水阀、拍照，再拨打 {hotline}。',
    links: [siteScreens.claims],
  },
  {
    id: 'burglary',
    question: '家里被盗怎么理赔？',
    variants: [
      '家里进小偷了',
      '入室盗窃保险赔吗',
      '东西被偷家财险',
      '家被撬了丢了东西',
      '被抢了家财险管不管',
    ],
    answer:
      '请保护现场，马上打 110 报警，再拨打 {hotline}。有明显撬痕的入室盗窃，公安机关立案满 60 天没追回的，凭报案证明、损失清单和购物凭证赔偿。',
    links: [siteScreens.claims],
  },
  {
    id: 'flight-delay-claim',
    question: '航班延误险怎么赔？',
    variants: [
      '飞机晚点保险怎么领',
      '航延险理赔',
      '延误险要申请吗',
      '飞机误点赔款怎么没来',
      '航班取消怎么赔',
    ],
    answer:
      '一般不用申请，我们按公开的航班数据主动核定，付到登记的账户；没登记账户的会发短信请您登记。没有收到的，请留好登机牌，拨打 {hotline}。',
    links: [siteScreens.claims],
  },
  {
    id: 'flight-delay-hours',
    question: '航班延误多久才赔？',
    variants: [
      '晚点几个小时赔',
      '延误两小时赔吗',
      '航延险起赔时间',
      '飞机迟到一小时能赔不',
      '延误多长时间有赔偿',
    ],
    answer:
      '看保单约定，一般到达延误 2 小时以上赔一档，4 小时以上赔更高一档，不累加。时间按实际到达比原计划到达晚多少计算，不看起飞时间。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'return-freight-claim',
    question: '退货运费险怎么赔？',
    variants: [
      '运费险怎么申请',
      '网购退货运费找谁报',
      '运费险理赔入口',
      '退货的快递费怎么退',
      '运费险没自动赔怎么办',
    ],
    answer:
      '卖家确认收到退货后 72 小时内，赔款会自动付到平台账户，一般不用申请。没有收到的，打开“退货运费险理赔”，填订单号、快递公司和退货单号申请。',
    links: [siteScreens.returnFreight],
  },
  {
    id: 'return-freight-unpaid',
    question: '运费险为什么没赔？',
    variants: [
      '买了运费险不给赔',
      '运费险拒赔',
      '运费险没有到账',
      '退货了没有运费险的钱',
      '换货运费险赔吗',
    ],
    answer:
      '常见原因：换货、维修或拒收没有真正退货，卖家还没确认收货，卖家已承担运费或免费上门取件，运单号重复或填错。核对后仍不明白的，请拨打 {hotline}。',
    links: [siteScreens.returnFreight],
  },
  {
    id: 'return-freight-amount',
    question: '运费险赔多少钱？',
    variants: [
      '运费险最多赔几块',
      '运费险赔的不够',
      '付了20块运费只赔10块',
      '运费险怎么计算',
      '退货运费险金额是多少',
    ],
    answer:
      '按寄出地到收货地的首重运费标准赔，不超过保单上的保额，和您实际付的运费可能不一样。超重加收的部分不在赔偿内。保额可以在保单里查到。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'public-liability',
    question: '公众责任险是什么？',
    variants: [
      '开店要买什么保险',
      '顾客在店里摔倒谁赔',
      '公责险保什么',
      '商场责任险',
      '饭店客人受伤保险',
    ],
    answer:
      '公众责任险保经营场所里的意外：顾客等第三方在店里受伤或财物受损，依法要由您赔的，由保险在限额内赔。自己员工受伤不在其中，要另买雇主责任或意外险。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'borrower-cover',
    question: '借款人意外险保什么？',
    variants: [
      '贷款的意外险有什么用',
      '借意险保哪些',
      '贷款人出意外保险帮还吗',
      '贷款必须买保险吗',
      '借款人去世贷款怎么办',
    ],
    answer:
      '借款人因意外身故或伤残时，赔款先用来还清剩余贷款，多出的归本人或其他受益人。买不买由您自愿，不是贷款的条件。提前还清贷款的可以申请退保。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'staff-changes',
    question: '单位团险怎么增减人员？',
    variants: [
      '公司有人离职保险怎么减',
      '团体意外险加人',
      '新员工入职加保险',
      '团单换人',
      '员工名单变更',
    ],
    answer:
      '由投保单位办理批改：经办人带盖公章的变更清单到服务网点，或拨打 {hotline} 联系客户经理。新增人员从批单写明的时间起有保障，请及时通知我们。',
    links: [siteScreens.outlets],
  },
  {
    id: 'beneficiary',
    question: '受益人怎么改？',
    variants: [
      '换受益人',
      '受益人写的前妻想改',
      '保险受益人变更',
      '指定受益人怎么填',
      '没写受益人钱给谁',
    ],
    answer:
      '投保人或被保险人可以申请变更，投保人办理要经被保险人同意。请带双方证件和受益人证件到服务网点书面办理，批改后生效。没有指定的，由法定继承人领取。',
    links: [siteScreens.outlets],
  },
  {
    id: 'waiting-period',
    question: '等待期是什么？',
    variants: [
      '等待期多少天',
      '买了保险要等多久才能赔',
      '等待期内生病赔吗',
      '观察期啥意思',
      '刚买就住院能赔吗',
    ],
    answer:
      '等待期是保单生效后的一段时间，其间得的病一般不赔，用来防止带病投保。因疾病的保障常有等待期，意外伤害通常没有。天数请看保单条款。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'earlier-illness',
    question: '以前有病还能赔吗？',
    variants: [
      '既往症赔不赔',
      '有高血压能买保险吗',
      '投保前得的病保险管吗',
      '老毛病住院能报吗',
      '没告知病史会拒赔吗',
    ],
    answer:
      '疾病保障一般不赔投保前已有的病，投保时问到的健康情况请如实告知，隐瞒的可能不赔。与旧病无关的意外伤害，可以按条款赔。请看保单或拨打 {hotline}。',
    links: [siteScreens.otherPolicies],
  },
  {
    id: 'death-claim',
    question: '身故理赔要什么材料？',
    variants: [
      '人去世了保险怎么办',
      '家人意外死亡怎么理赔',
      '身故保险金怎么领',
      '老人走了意外险找谁赔',
      '死亡赔偿要哪些证明',
    ],
    answer:
      '请节哀。由受益人或继承人拨打 {hotline} 报案，准备死亡证明、户口注销证明、意外事故证明、受益人证件和关系证明、银行卡。我们会有专人协助您。',
    links: [siteScreens.claims],
  },
  {
    id: 'disability-claim',
    question: '伤残怎么赔？',
    variants: [
      '残疾鉴定去哪里做',
      '评残后保险赔多少',
      '伤残等级赔偿比例',
      '手指断了意外险赔多少',
      '伤残赔付标准',
    ],
    answer:
      '治疗结束后，到有资质的鉴定机构评定伤残等级，再按等级对应的比例乘以保额赔付，一级最高，十级最低。鉴定前请先拨打 {hotline}，并留好病历。',
    links: [siteScreens.claims],
  },
]
