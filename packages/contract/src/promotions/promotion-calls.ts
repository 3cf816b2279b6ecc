import { generateLink } from './generate-link.ts'
import { gettgname } from './gettgname.ts'
import { groupCheckMobile } from './group-check-mobile.ts'
import { tgsendEmail } from './tgsend-email.ts'

export const promotionCalls = {
  gettgname,
  groupCheckMobile,
  generateLink,
  tgsendEmail,
}
