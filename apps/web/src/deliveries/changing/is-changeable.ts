import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'

/** Whether anything can be changed here: a code has to go to the phone on file. */
export function isChangeable({ changes, hasPhoneOnFile }: DeliveryInfo): boolean {
  return hasPhoneOnFile && changes.length > 0
}
