import type { DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { policyOfNumber } from '../../policies/store/policies-at-desk.ts'
import type { LinksServices } from '../links-services.ts'
import { lockLinksAbout } from '../store/short-link.repository.ts'
import type { NewShortLink } from '../store/short-link.ts'
import type { WholeLink } from '../store/whole-link.ts'
import { type LinkAbout, linksAbout, takesMoney } from './money-of-policy.ts'

type Matter = Pick<
  NewShortLink,
  'purpose' | 'policyNo' | 'insuredName' | 'flightnumber' | 'flightdate'
>

/**
 * Refuses a link about money that is asked for or was paid already, to whatever phone, and premium beyond what was paid
 * for the policy, all links about it together. Of two that are sent at once, one waits for the other.
 */
export async function refuseMoneyTwice(
  store: LinksServices,
  staff: DeskTransaction['staff'],
  asked: Matter & { readonly amount: number },
): Promise<void> {
  await lockLinksAbout(store, asked.policyNo)
  const links = await linksAbout(store, asked.policyNo)
  const same = links.filter((each) => isAbout(asked, matterOf(each)))
  const [why] = same.flatMap((each) => whyNotAgain(each) ?? [])
  if (why !== undefined) throw fieldRefused('policyNo', why)
  if (asked.purpose === 'premium') await refuseMoreThanPaid(store, staff, asked, links)
}

/** Of a premium no more goes back than was paid, where the policy is known here; staff of elsewhere learn nothing of it. */
async function refuseMoreThanPaid(
  store: LinksServices,
  staff: DeskTransaction['staff'],
  { policyNo, amount }: Pick<NewShortLink, 'policyNo'> & { readonly amount: number },
  links: readonly LinkAbout[],
): Promise<void> {
  const [policy] = await policyOfNumber(store, policyNo, seenBy(staff).served)
  if (policy === undefined) return
  if (amount > policy.premiumFen) {
    throw fieldRefused('amount', '比这张保单的保费还多，请核对金额和保单号')
  }
  const before = links
    .filter(({ link, state }) => link.purpose === 'premium' && takesMoney(state))
    .reduce((sum, { link }) => sum + (link.amount ?? 0), 0)
  if (before + amount > policy.premiumFen) {
    const message = `这张保单已退或在退 ${amountInFigures(before)} 元，加上这一笔比保费还多，请核对`
    throw fieldRefused('amount', message)
  }
}

/** The customer corrects a flight as they register it. */
function matterOf({ link, registration }: WholeLink): Matter {
  const { purpose, policyNo, insuredName } = link
  const { flightnumber, flightdate } = registration ?? link
  return { purpose, policyNo, insuredName, flightnumber, flightdate }
}

/** A policy may cover several flights, and several people on one; a flight that is not known yet may be any of them. */
function isAbout(one: Matter, other: Matter): boolean {
  if (one.purpose !== other.purpose) return false
  if (one.purpose === 'premium') return true
  return (
    one.insuredName === other.insuredName &&
    !areOther(one.flightdate, other.flightdate) &&
    !areOther(one.flightnumber, other.flightnumber)
  )
}

function areOther(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other
}

/** Premium may go back in parts, one after the other; a flight is paid for once. */
function whyNotAgain({ state, link: { mobile, purpose } }: LinkAbout): string | undefined {
  switch (state) {
    case 'open':
      return `这笔款项已有链接发往 ${maskMobile(mobile)}，在等客户登记；要重发，请按手机号查到它，停用后再发`
    case 'registered':
      return '客户已经登记，正在等打款，不用再发链接'
    case 'paid':
      return purpose === 'premium'
        ? undefined
        : '这趟航班的款项已经打过；是另一趟的，请填写航班号和航班日期'
    case 'failed':
    case 'expired':
    case 'revoked':
      return undefined
  }
}
