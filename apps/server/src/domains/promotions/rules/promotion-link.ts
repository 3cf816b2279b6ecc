import { randomInt } from 'node:crypto'
import type { Settings } from '../../../platform/config/settings.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'

/** No two of them look alike (`promoterCode` of the contract). */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz'
const codeLength = 8

/** Below it lie the links of promoters. */
export const promotionLinkPath = '/t/'

export function newPromoterCode(): string {
  return Array.from({ length: codeLength }, () => characters[randomInt(characters.length)]).join('')
}

/** The short link that a promoter shares. */
export function promotionLink(settings: Settings, code: string): string {
  return siteOrigin(settings) + promotionLinkPath + code
}
