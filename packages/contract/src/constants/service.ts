import { picklist } from 'valibot'

/** When the customer wants to be called: as soon as possible, or at a full hour from 8 to 18. */
export const callbackTimes = [
  'soonest',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
] as const
type CallbackTime = (typeof callbackTimes)[number]

export function callbackTimeText(time: CallbackTime): string {
  return time === 'soonest' ? '尽快' : `${time}:00`
}

/** The insurer's telephone, always a way to a person (specification, section 9). */
export const hotline = '95518'

/** Sex codes of the complaint form (specification, section 9). */
export const sexes = { '1': '男', '2': '女' } as const

/** What a file of a customer is once the service has drawn or read it anew, whatever was sent. */
export const customerFileType = picklist(['image/jpeg', 'application/pdf'])
