import type { createLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { LinksServices } from '../links-services.ts'
import { deskLinkOf } from './desk-link.ts'
import { sendLink } from './send-link.ts'

/** To whom staff name: nobody has to be found for it. */
export function answerCreateLink(services: LinksServices): DeskHandler<typeof createLink> {
  return async (asked, visit) => {
    const whole = await sendLink(services, visit, asked)
    return deskLinkOf({ ...services, db: visit.db }, whole, visit.staff)
  }
}
