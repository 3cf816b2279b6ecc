import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** People, places and this site itself. */
export const serviceFaqs: readonly Faq[] = [
  {
    id: 'hotline',
    question: '客服电话是多少？',
    variants: ['热线电话', '你们的联系电话', '打哪个电话', '官方电话号码', '有没有电话可以打'],
    answer:
      '客服热线是 {hotline}，全国都可以直接拨打。出险报案 24 小时都可以打，其他业务也可以打这个电话咨询。',
    links: [],
  },
  {
    id: 'talk-to-person',
    question: '怎么转人工客服？',
    variants: ['我要人工', '找真人说话', '不想和机器人聊', '有没有活人', '转接客服人员'],
    answer:
      '在聊天里说“转人工”，就会为您转给客服人员；人多时要排队，页面会显示前面还有几位。着急的事，请直接拨打 {hotline}。',
    links: [],
  },
  {
    id: 'service-hours',
    question: '客服几点上班？',
    variants: [
      '人工客服工作时间',
      '晚上有客服吗',
      '周末客服在不在',
      '客服几点下班',
      '什么时间能找到人工',
    ],
    answer:
      '人工客服的时间以聊天页面显示的为准。不在服务时间时可以留言，我们上班后回复您。出险报案请拨打 {hotline}，24 小时都有人接听。',
    links: [],
  },
  {
    id: 'find-outlet',
    question: '附近的服务网点在哪里？',
    variants: [
      '最近的营业厅',
      '哪里有你们的门店',
      '网点地址',
      '附近有没有保险公司',
      '线下去哪里办',
    ],
    answer:
      '打开“服务网点”，选城市和区县，或允许定位按远近排列，还可以按业务筛选。每个网点都有地址、电话和营业时间，可以打开地图导航。',
    links: [siteScreens.outlets],
  },
  {
    id: 'outlet-hours',
    question: '网点几点开门？周末上班吗？',
    variants: [
      '营业厅营业时间',
      '周六能去网点办吗',
      '门店中午休息吗',
      '几点关门',
      '节假日网点开吗',
    ],
    answer:
      '各网点时间不同，请在“服务网点”里看，页面会写明今天是否营业、几点到几点。多数营业部周末和节假日休息，有的理赔服务点全天都在。去之前可先打电话。',
    links: [siteScreens.outlets],
  },
  {
    id: 'bring-to-outlet',
    question: '去网点办业务要带什么？',
    variants: [
      '到门店办理要带啥证件',
      '去营业厅需要身份证吗',
      '办理业务要准备的材料',
      '别人代办要带什么',
      '委托书怎么弄',
    ],
    answer:
      '一般请带本人身份证和保单号；车险业务带行驶证，退款、理赔带本人银行卡，单位业务带营业执照和公章。别人代办的，另带双方证件和委托书。',
    links: [siteScreens.outlets],
  },
  {
    id: 'complain',
    question: '怎么投诉？',
    variants: ['我要投诉', '服务态度差去哪反映', '对你们不满意', '举报业务员', '投诉渠道'],
    answer:
      '很抱歉让您不满意。请打开“异议申诉”，选“对服务投诉”，写明情况，会得到受理编号；也可以拨打 {hotline}。我们 15 天内答复，情况复杂的最长 30 天。',
    links: [siteScreens.appeal],
  },
  {
    id: 'complaint-deadline',
    question: '投诉多久有答复？',
    variants: [
      '投诉几天处理',
      '申诉要等多长时间',
      '什么时候回复我的投诉',
      '投诉处理时限',
      '投诉了没人理',
    ],
    answer:
      '服务投诉 15 天内答复，情况复杂的最长 30 天；对理赔结果的异议 30 天内答复。提交后 1 个工作日内会有专人给您回电。承诺日期可在“申诉进度”看到。',
    links: [siteScreens.appealProgress],
  },
  {
    id: 'complaint-progress',
    question: '怎么查投诉进度？',
    variants: [
      '我的申诉到哪了',
      '投诉处理得怎么样',
      '查看投诉结果',
      '受理编号在哪里查',
      '申诉进度查询',
    ],
    answer:
      '打开“申诉进度”，填受理编号和提交时留的手机号，收短信验证码后就能看到处理到哪一步、承诺哪天答复。编号忘了请拨打 {hotline}。',
    links: [siteScreens.appealProgress],
  },
  {
    id: 'sms-code-missing',
    question: '收不到短信验证码怎么办？',
    variants: [
      '验证码没来',
      '等半天没有验证码',
      '短信收不到',
      '点了获取验证码没反应',
      '手机没收到短信码',
    ],
    answer:
      '请看手机是否欠费、没信号，或短信被拦进了骚扰箱；60 秒后可以重新获取，一天有次数限制。验证码发到保单预留的手机号，号码换了请拨打 {hotline} 更正。',
    links: [],
  },
  {
    id: 'sms-code-wrong',
    question: '短信验证码提示错误怎么办？',
    variants: [
      '验证码不对',
      '输了验证码说错误',
      '验证码失效了',
      '验证码明明是对的',
      '验证码过期了',
    ],
    answer:
      '请填最新一条短信里的 6 位数字，5 分钟内有效。重新获取后，前面的就作废了。输错次数太多的，请重新获取一个再填。',
    links: [],
  },
  {
    id: 'image-code-unreadable',
    question: '图形验证码看不清怎么办？',
    variants: [
      '图片上的字看不清楚',
      '图形码老是输错',
      '验证码图片换一张',
      '图片验证码分大小写吗',
      '那个图里的字母认不出来',
    ],
    answer:
      '点图片就可以换一张，4 个字符要分大小写。切换到大字版后图片会放大。换的次数有限，用完请一小时后再试，或拨打 {hotline} 由客服帮您查。',
    links: [],
  },
  {
    id: 'larger-type',
    question: '字太小怎么调大？',
    variants: ['字体调大', '看不清字', '有没有老人模式', '大字版在哪里', '页面放大'],
    answer:
      '请在首页点“切换到大字版”，字和按钮都会变大，以后打开也保持大字。条款页面另有“大字阅读”。想换回来，在同一处点“切换到标准版”。',
    links: [siteScreens.home],
  },
  {
    id: 'privacy',
    question: '我的个人信息安全吗？',
    variants: [
      '会不会泄露我的身份证',
      '我的信息会卖给别人吗',
      '隐私保护',
      '为什么要收集我的信息',
      '个人资料怎么保护的',
    ],
    answer:
      '页面上的证件、手机号等都遮住一部分，看详情要用预留手机号验证；信息加密保存，只用于为您办理业务。我们收集什么、怎么用，写在个人信息处理规则里。',
    links: [siteScreens.agreement],
  },
  {
    id: 'delete-my-data',
    question: '怎么删除我的个人信息？',
    variants: [
      '删除我的资料',
      '不要保存我的信息',
      '撤回同意授权',
      '注销我的数据',
      '把我的记录清掉',
    ],
    answer:
      '请拨打 {hotline} 提出，我们核实身份后 15 个工作日内答复。您也可以查询、更正信息或撤回同意。法律要求保存的保单和理赔记录，到期前不能删除。',
    links: [siteScreens.agreement],
  },
  {
    id: 'suspicious-call',
    question: '接到自称保险公司的电话，怎么辨别真假？',
    variants: [
      '有人冒充你们打电话',
      '是不是诈骗电话',
      '自称保险客服让我转账',
      '接到退保电话是真的吗',
      '对方要我的验证码能给吗',
    ],
    answer:
      '我们不会要您的短信验证码和银行卡密码，也不会让您转账到个人账户。请先挂断，不点链接，再自己拨打 {hotline} 核实。已经转账的，请马上拨打 110。',
    links: [],
  },
  {
    id: 'promotion-link',
    question: '怎么申请推广链接？',
    variants: [
      '员工推广码怎么弄',
      '团购推广链接申请',
      '我是业务员要生成链接',
      '推广二维码',
      '申请做推广人',
    ],
    answer:
      '打开推广链接申请页，填员工号、姓名、地区和手机号，收短信验证码后提交，就会生成链接和二维码，也可以发到邮箱。登记的手机号就是您的推广人编号。',
    links: [siteScreens.promoteCar, siteScreens.promoteOther],
  },
  {
    id: 'questionnaire',
    question: '问卷调查在哪里填？',
    variants: ['做问卷', '参加调查', '满意度调查在哪', '问卷怎么提交', '填问卷有奖吗'],
    answer:
      '打开“问卷调查”，有正在进行的问卷就会显示题目，按提示选择，再验证手机号提交，每个手机号填一次。没有题目，就是现在没有开放的问卷。',
    links: [siteScreens.questionnaire],
  },
  {
    id: 'traffic-violations',
    question: '能在这里处理违章吗？',
    variants: ['交罚款', '查违章', '代办违章扣分', '违章罚单怎么缴', '闯红灯的罚款在这能交吗'],
    answer:
      '网上不能办理违章，请用“交管 12123”查询和缴款。有的服务网点可以协助办理，请在“服务网点”里选“违章处理”筛选，去之前先打电话问一下。',
    links: [siteScreens.outlets],
  },
  {
    id: 'site-does-not-load',
    question: '网页打不开或一直转圈怎么办？',
    variants: ['页面加载不出来', '一直显示加载中', '网站进不去', '白屏了', '系统繁忙怎么回事'],
    answer:
      '请先看网络，换成手机流量或 Wi-Fi 再刷新；还不行，关掉页面重新打开，或换一个浏览器。填过的内容大多还在。急事请直接拨打 {hotline}。',
    links: [siteScreens.home],
  },
  {
    id: 'change-city',
    question: '怎么切换城市？',
    variants: ['所在城市不对', '换个城市', '定位错了怎么改', '首页的北京改成上海', '城市怎么选'],
    answer:
      '在首页点城市名，就可以选择您所在的城市，活动和网点会跟着变。城市不影响查保单，保单在哪里投保都能查到。',
    links: [siteScreens.home],
  },
  {
    id: 'sms-link-dead',
    question: '短信里的链接打不开怎么办？',
    variants: [
      '链接失效了',
      '短信链接过期',
      '点短信网址没反应',
      '提示链接已使用',
      '你们发的链接点不开',
    ],
    answer:
      '链接有有效期，有的只能用一次，过期请到原来的页面重新获取，或从首页进入办理。请确认链接是我们发的，不放心就拨打 {hotline} 核实。',
    links: [siteScreens.home],
  },
  {
    id: 'ask-for-callback',
    question: '能让客服给我回电话吗？',
    variants: ['请给我打电话', '让人联系我', '预约回电', '打回来给我', '能不能安排专人回访我'],
    answer:
      '可以。要投诉或对理赔有异议的，在“异议申诉”里选好方便的时间，1 个工作日内有专人回电；想买车险的，在“车险投保”留下电话。也可以直接拨打 {hotline}。',
    links: [siteScreens.appeal, siteScreens.buyCar],
  },
  {
    id: 'help-for-elders',
    question: '老人不会用手机怎么办？',
    variants: [
      '年纪大了不会弄',
      '老年人怎么办理',
      '爸妈不会网上操作',
      '我不会用这个网页',
      '不识字怎么办业务',
    ],
    answer:
      '直接拨打 {hotline}，由客服一步步帮您；也可以带身份证到服务网点，请工作人员帮忙。网页有大字版，家人也可以在旁边帮着操作。',
    links: [siteScreens.outlets],
  },
  {
    id: 'why-bank-card',
    question: '退款为什么要登记银行卡？',
    variants: [
      '为什么要我的银行卡号',
      '退钱要填银行卡安全吗',
      '登记退款账户',
      '退款信息登记是真的吗',
      '为啥不能直接退微信',
    ],
    answer:
      '赔款和部分退款不能原路退回，需要本人银行卡才能付到您名下。请只从我们的短信链接进入，不要告诉任何人密码和验证码。不放心可拨打 {hotline} 或到网点办理。',
    links: [siteScreens.outlets],
  },
]
