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
export type CallbackTime = (typeof callbackTimes)[number]

export function callbackTimeText(time: CallbackTime): string {
  return time === 'soonest' ? '尽快' : `${time}:00`
}
