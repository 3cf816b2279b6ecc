import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** The policy as a file: getting, keeping and checking it. */
export const electronicPolicyFaqs: readonly Faq[] = [
  {
    id: 'download-policy',
    question: '怎么下载电子保单？',
    variants: [
      '电子保单在哪下载',
      '想把保单下下来',
      '保单pdf怎么弄',
      '下载保险单',
      '怎么把保单存到手机',
    ],
    answer:
      '先查到保单，用预留手机号收验证码进入详情，点“电子保单”就能打开并下载 PDF 文件。文件带有电子签章，可以保存、打印或发到邮箱。',
    links: [siteScreens.carPolicies, siteScreens.otherPolicies],
  },
  {
    id: 'email-policy',
    question: '怎么把电子保单发到邮箱？',
    variants: [
      '保单能发邮箱吗',
      '发一份保单到我的邮件',
      '邮箱接收电子保单',
      '把保险单发我QQ邮箱',
      '怎么用邮件收保单',
    ],
    answer:
      '查到保单并打开电子保单后，点“发送到邮箱”，填写邮箱地址，再收一次短信验证码确认，PDF 文件就会作为附件发给您。',
    links: [siteScreens.carPolicies, siteScreens.otherPolicies],
  },
  {
    id: 'policy-mail-missing',
    question: '没收到保单邮件怎么办？',
    variants: [
      '邮箱没收到保单',
      '说发了但邮件没来',
      '保单发邮箱半天没收到',
      '邮件里找不到保单',
      '保单邮件收不到',
    ],
    answer:
      '请先看看垃圾邮件箱，再核对邮箱地址有没有写错，有时要等几分钟。仍没有收到，可以再发一次，或直接下载电子保单，也可以拨打 {hotline}。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'electronic-policy-valid',
    question: '电子保单和纸质保单一样有效吗？',
    variants: [
      '电子保单有法律效力吗',
      '电子版的保单管用吗',
      '没有纸质保单行不行',
      '电子保单能代替纸的吗',
      '只有电子保单理赔认吗',
    ],
    answer:
      '一样有效。电子保单带有电子签章，和纸质保单的法律效力相同，理赔、年检都可以用。谁有疑问，都可以用“保单验真”核对真伪。',
    links: [siteScreens.verify],
  },
  {
    id: 'verify-policy',
    question: '怎么验证保单是真的？',
    variants: [
      '保单真假怎么查',
      '怀疑保单是假的',
      '保单验真',
      '怎么知道买的保险是不是真的',
      '业务员给的保单靠谱吗怎么核实',
    ],
    answer:
      '打开“保单验真”，扫描保单上的二维码，或选择保单的 PDF 文件，就能知道是不是我们出具的、现在是否有效。也可以拨打 {hotline} 报保单号核对。',
    links: [siteScreens.verify],
  },
  {
    id: 'cannot-download-policy',
    question: '为什么我的保单不能下载？',
    variants: [
      '下载按钮是灰的',
      '保单下载不了',
      '提示不能下载电子保单',
      '没有下载保单的按钮',
      '电子保单下不了',
    ],
    answer:
      '退保的保单不再提供电子文件；团体保单的个人份额只能查看；刚承保的文件可能还在生成。页面会写明原因。不清楚的，请拨打 {hotline}。',
    links: [],
  },
  {
    id: 'save-in-wechat',
    question: '微信里怎么保存保单？',
    variants: [
      '微信里下载不了保单',
      '微信打开点下载没反应',
      '在微信怎么存保单文件',
      '微信保存pdf',
      '微信里面保单存不下来',
    ],
    answer:
      '微信里不能直接保存文件。请取得一次性链接，复制后到手机浏览器打开，链接 5 分钟内有效、只能用一次；也可以点“发送到邮箱”。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'print-policy',
    question: '电子保单怎么打印？',
    variants: [
      '保单打印出来',
      '想打一份纸的',
      '去哪里打印保单',
      '手机上的保单怎么打印',
      '打印保险单要彩色吗',
    ],
    answer:
      '先把电子保单下载下来或发到邮箱，再用电脑或打印店打印即可，黑白彩色都可以。自己不方便打印的，可以带证件到服务网点请工作人员帮忙。',
    links: [siteScreens.carPolicies, siteScreens.outlets],
  },
  {
    id: 'compulsory-mark',
    question: '交强险电子标志在哪里下载？',
    variants: [
      '交强险标志怎么下载',
      '电子标志在哪',
      '强险标志',
      '年检要的交强险标志',
      '交强险贴标怎么弄',
    ],
    answer:
      '查到交强险保单并验证手机后，在保单详情里点“交强险标志”就能下载。只有在保障期内的交强险保单有标志，商业险没有。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'paper-policy',
    question: '想要纸质保单怎么办？',
    variants: [
      '我要纸质的保单',
      '能寄一份纸保单吗',
      '怎么拿到纸质版',
      '不要电子的要纸的',
      '申请纸质保险单',
    ],
    answer:
      '可以拨打 {hotline} 申请，或带本人证件到服务网点领取。投保时选了配送的，可以在“保单配送查询”看送到哪里了。电子保单同样有效，可以先用。',
    links: [siteScreens.outlets, siteScreens.delivery],
  },
  {
    id: 'mark-on-windscreen',
    question: '车上还要贴保险标志吗？',
    variants: [
      '前挡风玻璃要贴交强险标吗',
      '不贴保险标会被罚吗',
      '保险标志还用贴吗',
      '车窗上的标贴要不要贴',
      '没有贴保险标志怎么办',
    ],
    answer:
      '多数地方已经实行交强险电子标志，不用再贴纸质标志，手机里存好电子标志就行。个别地方要求不同的，请以当地交管部门的规定为准。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'file-does-not-open',
    question: '保单文件打不开怎么办？',
    variants: [
      'pdf打不开',
      '下载的保单打不开',
      '保单文件显示空白',
      '电子保单打开是乱码',
      '保单文件损坏了',
    ],
    answer:
      '电子保单是 PDF 文件，请用手机浏览器或 PDF 阅读软件打开。文件没下载完整的，请连好网络重新下载一次，或发到邮箱在电脑上看。还不行请拨打 {hotline}。',
    links: [siteScreens.carPolicies],
  },
]
