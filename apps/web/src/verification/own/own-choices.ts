import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import type { Overview, OwnPolicy } from '@ecenter/contract/person/overview.ts'
import { isCarKind, type PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { yuan } from '../../kit/words/money.ts'
import { caseAnswer } from './case-choice.ts'

/** One thing of the customer's own, a tap away. */
export interface OwnChoice {
  readonly href: string
  readonly text: string
  readonly note?: string
  readonly value?: string
}

/** What a form would ask for, as the customer's own things answer it. */
export interface OwnChoices {
  /** 您的车 */
  readonly label: string
  readonly choices: readonly OwnChoice[]
  /** How many more there are than stand here. */
  readonly more: number
  /** On the way to the form: 查别的保单. */
  readonly otherText: string
}

type Own = Pick<
  Overview,
  'cars' | 'groups' | 'claims' | 'invoices' | 'orders' | 'deliveries' | 'cases'
>

interface Answer {
  /** Where there is no other list that has them all. */
  readonly isWhole?: boolean
  readonly label: string
  readonly otherText: string
  readonly choicesOf: (own: Own) => readonly OwnChoice[]
}

const otherPolicy = '查别的保单'
const otherClaim = '查别的理赔'

/** By the path of a page; where its forms ask for different things, with which of them. */
const answers: Readonly<Record<string, Answer>> = {
  '/policy-query': {
    label: '您的车',
    otherText: otherPolicy,
    choicesOf: ({ cars }) => cars.map(carChoice),
  },
  '/policy-query-newcar': {
    label: '您的新车',
    otherText: otherPolicy,
    choicesOf: ({ cars }) => cars.filter(({ plate }) => plate === undefined).map(carChoice),
  },
  '/policy-query-channel': {
    label: '您的保单',
    otherText: otherPolicy,
    choicesOf: ({ cars, groups }) => policyChoices([...cars, ...groups]),
  },
  '/policy-query-property': {
    label: '您的保单',
    otherText: otherPolicy,
    choicesOf: ({ groups }) => policyChoices(groups),
  },
  '/policy-query-wdf': {
    label: '您家里的保单',
    otherText: otherPolicy,
    choicesOf: ({ groups }) => policyChoices(groups.filter(({ group }) => group === 'family')),
  },
  '/warranty-query': {
    label: '您名下的保单',
    otherText: otherPolicy,
    choicesOf: ({ cars, groups }) =>
      cars.length + groups.length === 0 ? [] : [{ href: '#/me', text: '我的保障' }],
  },
  '/claims-query': {
    label: '您的车险理赔',
    otherText: otherClaim,
    choicesOf: ({ claims }) => claimChoices(claims.filter(({ kind }) => kind === 'car')),
  },
  '/claims-query?by=report': otherClaims(),
  '/claims-query?by=policy': otherClaims(),
  '/claims-query?by=reporter': otherClaims(),
  '/complaint-information': {
    label: '您要说的是哪件理赔',
    otherText: '都不是，直接填写',
    choicesOf: ({ claims }) => claimChoices(claims, '/complaint-information'),
  },
  '/appeal-progress': caseAnswer,
  '/order-delivery-query': {
    label: '您的配送',
    otherText: '查别的配送',
    choicesOf: ({ deliveries }) => deliveries.map(deliveryChoice),
  },
  '/order-pay': {
    label: '您待支付的订单',
    otherText: '查别的订单',
    choicesOf: ({ orders }) => orders.filter(({ status }) => status === 'unpaid').map(orderChoice),
  },
  '/invoice-query': invoicesOf('您的车险发票', '/invoice-queryResult', isCarKind),
  '/invoice-query-property': invoicesOf(
    '您的发票',
    '/invoice-queryWealth',
    (kind) => !isCarKind(kind),
  ),
}

/** Whether a paper is genuine is asked by what stands on it, whosever it is. */
const checkingForm = 'check'

/** So many stand here; whoever has more looks among all of them. */
const shownAtMost = 5

/** What the form of an address asks for, out of what is the customer's own; nothing where they have nothing of it. */
export function ownChoicesOf(
  path: string,
  by: string | undefined,
  own: Own,
): OwnChoices | undefined {
  if (by === checkingForm) return undefined
  const answer = answers[`${path}?by=${by}`] ?? answers[path]
  const all = answer?.choicesOf(own) ?? []
  if (answer === undefined || all.length === 0) return undefined
  const { label, otherText, isWhole } = answer
  const choices = isWhole ? all : all.slice(0, shownAtMost)
  return { label, otherText, choices, more: all.length - choices.length }
}

function otherClaims(): Answer {
  return {
    label: '您的理赔',
    otherText: otherClaim,
    choicesOf: ({ claims }) => claimChoices(claims.filter(({ kind }) => kind === 'other')),
  }
}

/** What goes on stands before what has ended. */
function claimChoices(claims: Own['claims'], page?: string): OwnChoice[] {
  const isOpen = ({ status }: Own['claims'][number]) => status === 'open'
  const ordered = [...claims.filter(isOpen), ...claims.filter((claim) => !isOpen(claim))]
  return ordered.map(({ kind, handle, headline, accidentType, plate, accidentAt, statusText }) => ({
    href: `#${page ?? progressPages[kind]}?handle=${handle}`,
    text: headline,
    note: [accidentType, plate, accidentAt.slice(0, 'YYYY-MM-DD'.length)]
      .filter(Boolean)
      .join(' · '),
    value: statusText,
  }))
}

/** Those that count; what was reversed is found from its policy. */
function invoicesOf(label: string, page: string, isShown: (kind: PolicyKind) => boolean): Answer {
  return {
    label,
    otherText: '查别的发票',
    choicesOf: ({ invoices }) =>
      invoices
        .filter(({ kind, status }) => isShown(kind) && status === 'issued')
        .map(({ handle, productName, makedate, billamount }) => ({
          href: `#${page}?by=policy&handle=${handle}`,
          text: productName,
          note: `${makedate} 开具`,
          value: `${yuan(billamount)} 元`,
        })),
  }
}

function carChoice({ handle, plate, brandModel, endDate }: Own['cars'][number]): OwnChoice {
  return {
    href: `#/me/car?handle=${handle}`,
    text: plate ?? '新车未上牌',
    note: brandModel,
    ...(endDate !== undefined && { value: `${endDate} 到期` }),
  }
}

function policyChoices(things: readonly { readonly policies: readonly OwnPolicy[] }[]) {
  return things
    .flatMap(({ policies }) => policies)
    .map(({ handle, kind, productName, startDate, endDate }): OwnChoice => {
      const page = isCarKind(kind) ? '/policy-carDetail' : '/policy-detail'
      return {
        href: `#${page}?handle=${handle}&kind=${kind}`,
        text: productName,
        note: `${startDate} 至 ${endDate}`,
      }
    })
}

function deliveryChoice({ handle, headline, expected }: Own['deliveries'][number]): OwnChoice {
  return {
    href: `#/order-deliveryInfo?handle=${handle}`,
    text: headline,
    ...(expected !== undefined && { note: expected }),
  }
}

function orderChoice({ handle, title, payInfo }: Own['orders'][number]): OwnChoice {
  return {
    href: `#/order-pay-detail?handle=${handle}`,
    text: title,
    value: `${yuan(payInfo.sumPremium)} 元`,
  }
}
