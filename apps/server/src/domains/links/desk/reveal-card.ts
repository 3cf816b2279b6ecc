import type { revealCard } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound, stateChanged, tooManyLookups } from '../../../platform/calls/failure.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { LinksServices } from '../links-services.ts'
import { shortLinkOfId } from '../store/short-link-search.ts'
import { readWholeLink, stateOf } from '../store/whole-link.ts'
import { aboutLink } from './about-link.ts'
import { possibleActions } from './possible-actions.ts'

/** The trace stands before the card leaves. */
export function answerRevealCard(services: LinksServices): DeskHandler<typeof revealCard> {
  return async ({ linkId }, { staff, trace }) => {
    const ref = mustBeFound(await shortLinkOfId(services, linkId, seenBy(staff).served))
    const whole = await readWholeLink(services, ref)
    const state = stateOf(whole, services.clock.now())
    const { why = '' } = possibleActions({ ...whole, state, staff }).reveal
    if (whole.registration === undefined || why !== '') {
      throw stateChanged(why)
    }
    if (!(await services.limits.take('cardsShownByStaff', staff.id))) {
      throw tooManyLookups('您一小时内查看的卡号太多，请稍后再看。')
    }
    const whose = await aboutLink(services, whole.link)
    await trace({ event: 'refund-card-shown', ...whose, outcome: 'shown' })
    return { bankcardno: whole.registration.bankcardno }
  }
}
