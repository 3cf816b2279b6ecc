import type { CommercialPolicyFacts } from '../../apps/server/src/domains/electronic-policies/printing/commercial-policy.ts'
import type { DocumentDraft } from '../../apps/server/src/platform/documents/documents.ts'

/** What a policy says, in the order of the page: for peers that know no Typst. */
export interface Outline {
  readonly title: string
  readonly policyNo: string
  readonly issuedOn: string
  readonly brand: CommercialPolicyFacts['brand']
  readonly verifyUrl: string | undefined
  /** SVG. */
  readonly qrCode: string
  readonly sections: readonly Section[]
}

export type Section = Table | { readonly heading: string; readonly items: readonly string[] }

export interface Table {
  readonly heading?: string
  /** In millimetres; 178 together. */
  readonly widths: readonly number[]
  /** Columns from this one on are set to the right. */
  readonly numbersFrom?: number
  readonly hasHead?: boolean
  /** The last cell of a short row runs to the end. */
  readonly rows: readonly (readonly string[])[]
}

export function outlineOf({ facts, files }: DocumentDraft<CommercialPolicyFacts>): Outline {
  const { policyNo, issuedOn, brand, verifyUrl } = facts
  const qrCode = files?.['verify.svg']
  return {
    title: '机动车商业保险保险单',
    policyNo,
    issuedOn,
    brand,
    verifyUrl,
    qrCode: typeof qrCode === 'string' ? qrCode : '',
    sections: [...whoAndWhat(facts), ...whatIsCovered(facts), ...whatHolds(facts)],
  }
}

function whoAndWhat(facts: CommercialPolicyFacts): Section[] {
  const { policyNo, issuedOn, vehicle } = facts
  return [
    {
      widths: [24, 90, 24, 40],
      rows: [
        ['保险单号', policyNo, '签单日期', issuedOn],
        ['保险期间', facts.period],
      ],
    },
    {
      heading: '投保人与被保险人',
      widths: [24, 74, 48, 32],
      hasHead: true,
      rows: [
        ['', '姓名或名称', '证件号码', '联系电话'],
        ...[facts.applicant, facts.insured].map(({ name, idNumber, mobile }, at) => [
          at === 0 ? '投保人' : '被保险人',
          name,
          idNumber,
          mobile,
        ]),
      ],
    },
    {
      heading: '保险车辆',
      widths: [24, 65, 24, 65],
      rows: [
        ['号牌号码', vehicle.licenseNo, '使用性质', vehicle.useNature],
        ['厂牌型号', vehicle.brandModel],
        ['车架号', vehicle.frameNo, '发动机号', vehicle.engineNo],
        ['核定载客', vehicle.seats, '初次登记日期', vehicle.firstRegisteredOn],
      ],
    },
  ]
}

function whatIsCovered({ coverages, total, endorsements }: CommercialPolicyFacts): Section[] {
  return [
    {
      heading: '承保险种',
      widths: [70, 54, 26, 28],
      numbersFrom: 1,
      hasHead: true,
      rows: [
        ['险种', '保险金额 / 责任限额（元）', '免赔', '保险费（元）'],
        ...coverages.map(({ name, limit, limitNote, deductible, premium }) => [
          name,
          [limit, limitNote].filter((text) => text !== '').join('\n'),
          deductible,
          premium,
        ]),
        ['保险费合计', `人民币（大写）${total.inWords}　¥ ${total.inFigures}`],
      ],
    },
    {
      heading: '批改记录',
      widths: [46, 28, 74, 30],
      numbersFrom: 3,
      hasHead: true,
      rows: [
        ['批单号', '生效日期', '批改内容', '保险费变动（元）'],
        ...endorsements.map(({ endorsementNo, effectiveOn, summary, changes, premiumChange }) => [
          endorsementNo,
          effectiveOn,
          [summary, ...changes].join('\n'),
          premiumChange,
        ]),
      ],
    },
  ]
}

function whatHolds({ specialAgreements, clauses, brand }: CommercialPolicyFacts): Section[] {
  return [
    { heading: '特别约定', items: specialAgreements },
    {
      heading: '适用条款',
      widths: [12, 48, 118],
      hasHead: true,
      rows: [
        ['序号', '条款编号', '条款名称'],
        ...clauses.map(({ code, title }, at) => [String(at + 1), code, title]),
      ],
    },
    {
      heading: '重要提示',
      items: [
        '本保险单与投保单、保险条款、批单和特别约定共同构成保险合同。请仔细阅读保险条款，特别是其中责任免除、免赔和赔偿处理的内容。',
        '收到本保险单后请立即核对各项内容，如与投保时不符，请及时联系我们办理更正。',
        '保险车辆转让、改装、加装或者改变使用性质，使危险程度显著增加的，请及时通知我们，并办理批改手续。',
        `发生保险事故后，请采取必要措施防止损失扩大，保护现场，并尽快拨打客户服务热线 ${brand.hotline} 报案。`,
        '本保险单为电子保险单，内容以保险人系统中的记录为准，可扫描首页的二维码验真。',
      ],
    },
  ]
}
