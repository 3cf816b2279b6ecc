import type { ContactField, ContactInfo } from '@ecenter/contract/person/contact.ts'

/** In the order in which they show. */
export const contactFields = [
  'mobile',
  'email',
  'address',
] as const satisfies readonly ContactField[]

export const fieldNames: Readonly<Record<ContactField, string>> = {
  mobile: '手机号',
  email: '邮箱',
  address: '联系地址',
}

const valueNames = {
  mobile: 'maskedMobile',
  email: 'maskedEmail',
  address: 'maskedAddress',
} as const

/** What the insurer has by now; what was only asked for is not that. */
export function maskedValueOf(info: ContactInfo, field: ContactField): string | undefined {
  return info[valueNames[field]]
}
