import type { linkForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { sendLink } from '../../links/desk/send-link.ts'
import { familyAtMost, peopleOnPhone } from '../../person/store/people-on-phone.ts'
import type { CustomersServices } from '../customers-services.ts'
import { ownPhoneOf } from '../store/people-found.ts'
import { type ProvenPerson, provenPerson } from './proven-person.ts'

interface Typed {
  readonly insuredName?: string | undefined
  readonly mobile?: string | undefined
}

/** Money follows such a link, so what is on file stands for what was left out only once its customer is proven. */
export function answerLinkForCaller(
  services: CustomersServices,
): DeskHandler<typeof linkForCaller> {
  return async ({ customerId, insuredName, mobile, ...asked }, visit) => {
    const store = { ...services, db: visit.db }
    const known =
      customerId === undefined ? undefined : await provenPerson(store, visit.staff, customerId)
    const to = await recipient(store, known, { insuredName, mobile })
    const { link } = await sendLink(services, visit, { ...asked, ...to }, known?.person)
    return {
      linkId: link.ref.id,
      maskedPhone: maskMobile(link.mobile),
      expiresAt: minuteInChina(link.expiresAt),
    }
  }
}

async function recipient(
  store: CustomersServices,
  known: ProvenPerson | undefined,
  { insuredName, mobile }: Typed,
) {
  const onFile = known?.open.isNameOpen ? known.person : undefined
  const name = insuredName ?? onFile?.name
  if (name === undefined) throw notProven('insuredName')
  if (mobile !== undefined) {
    if (known !== undefined && (await isAgents(store, known, mobile))) {
      throw fieldRefused('mobile', '这个号码留在多位客户名下，请填写客户本人的手机号。')
    }
    return { insuredName: name, mobile, isPhoneOnFile: false }
  }
  if (onFile === undefined) throw notProven('mobile')
  // A number that only stands on a policy may be an agent's, who would then name their own card.
  const ownPhone = await ownPhoneOf(store, onFile)
  if (ownPhone === undefined) {
    throw fieldRefused('mobile', '没有留存这位客户本人的手机号，请填写。')
  }
  return { insuredName: name, mobile: ownPhone, isPhoneOnFile: true }
}

/** What is typed may have been read off the customer's policies, or stood in the form. */
async function isAgents(
  store: CustomersServices,
  { person }: ProvenPerson,
  mobile: string,
): Promise<boolean> {
  if ((await ownPhoneOf(store, person)) === mobile) return false
  return (await peopleOnPhone(store, mobile)).length > familyAtMost
}

function notProven(field: string) {
  return fieldRefused(field, '客户还没有核对，或核对已到期：请先核对，或填写。')
}
