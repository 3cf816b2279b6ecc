import type { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { TypedOf } from '@ecenter/contract/call.ts'
import { findAppeal, readAppeal } from '../../src/domains/appeals/store/appeal.repository.ts'
import { appendAppealEvent } from '../../src/domains/appeals/store/append-appeal-event.ts'
import type { Services } from '../../src/domains/services.ts'
import { factRef } from '../../src/platform/grants/object-ref.ts'

/** The phone of who files an appeal. */
export const filersPhone = '13700001234'

type Form = TypedOf<typeof addAppeal>

/** A complaint as it is typed, but for what is `given`. */
export function appealForm(given: Partial<Form> = {}): Form {
  return {
    kind: 'complaint',
    name: '欧阳静怡',
    sex: '2',
    cityCode: '11010000',
    phoneNumber: filersPhone,
    callBackTime: '10',
    content: '查勘员迟到了四个小时，没有提前打电话。',
    email: 'ouyang@example.com',
    ...given,
  }
}

/** Answers an appeal of that phone now, as the insurer's staff would. */
export async function decide(services: Services, caseNo: string): Promise<void> {
  const phone = factRef('phone', services.keys.searchHash('phone', filersPhone))
  const ref = await findAppeal(services, { object: phone }, caseNo)
  if (ref === undefined) throw new Error(`${caseNo} is not found`)
  const appeal = await readAppeal(services, ref)
  const decision = { type: 'decided', at: services.clock.now(), text: '维持原结论。' } as const
  await appendAppealEvent(services, appeal, decision)
}
