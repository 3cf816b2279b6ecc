import type { WishKind } from '@ecenter/contract/core/wish.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Wish, WishStore } from '../platform/wishes/wish.ts'
import {
  lockDecidedClaims,
  settleDecision,
  whyNotDecided,
} from './claims/store/settlement/decision-wish.ts'
import {
  settlePayeeChange,
  settlePayeeChangeByRow,
  whyNotChanged,
} from './claims/store/settlement/payee-change-wish.ts'
import {
  lockWishedDeliveries,
  settleDeliveryChange,
  undoDeliveryChange,
} from './deliveries/store/end-delivery-wish.ts'
import { lockWishedContacts, settleContact } from './person/store/contact-wish.ts'
import { closeRequest } from './person/store/request-wish.ts'
import { settlePlate, undoPlate } from './plates/store/end-plate-wish.ts'
import { waitToCorrectPlates } from './policies/store/policy-plates.ts'

export interface EndingStore extends WishStore {
  readonly clock: Pick<Clock, 'now'>
}

/** What the core's answer does to what a kind of wish has changed here. A wish is given as it was before its answer. */
interface WishEnding {
  /** Holds what these wishes are about, as their makers do before they hold a wish. */
  lock?(store: EndingStore, wishes: readonly Wish[]): Promise<void>
  /** A row of the core answered, and is stored. */
  answeredByRow?(store: EndingStore, wish: Wish): Promise<void>
  /** Why nothing can come of it any more, whatever the core agrees to; who asked reads it. */
  whyTooLate?(store: EndingStore, wish: Wish): Promise<string | undefined>
  accepted?(store: EndingStore, wish: Wish): Promise<void>
  /** What comes of it nobody but the core can tell: it is granted by rows, and by no answer without one. */
  readonly isGrantedByRows?: true
  refused?(store: EndingStore, wish: Wish): Promise<void>
}

export const wishEndings: Readonly<Record<WishKind, WishEnding>> = {
  'plate-correction': {
    lock: ({ db }) => waitToCorrectPlates(db),
    answeredByRow: settlePlate,
    refused: undoPlate,
  },
  'delivery-change': {
    lock: lockWishedDeliveries,
    answeredByRow: settleDeliveryChange,
    refused: undoDeliveryChange,
  },
  // Nothing of it is changed here before the core has done so.
  'contact-change': { lock: lockWishedContacts, accepted: settleContact },
  // The invoice is reversed, and the new one told, by rows of their own.
  'invoice-change': { isGrantedByRows: true },
  // A row that ends the claim is the fact by itself.
  'claim-decision': {
    lock: lockDecidedClaims,
    whyTooLate: whyNotDecided,
    accepted: settleDecision,
  },
  // What was signed holds until then.
  'payee-change': {
    lock: lockDecidedClaims,
    whyTooLate: whyNotChanged,
    accepted: settlePayeeChange,
    answeredByRow: settlePayeeChangeByRow,
  },
  'data-request': { accepted: closeRequest, refused: closeRequest },
}

export async function lockWishes(store: EndingStore, wishes: readonly Wish[]): Promise<void> {
  for (const kind of new Set(wishes.map((wish) => wish.kind))) {
    await wishEndings[kind].lock?.(
      store,
      wishes.filter((wish) => wish.kind === kind),
    )
  }
}
