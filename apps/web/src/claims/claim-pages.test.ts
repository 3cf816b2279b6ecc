import { expect, test } from 'vitest'
import { applicationHref, factsHref, kindIn, progressHref, settlementHref } from './claim-pages.ts'

test.each(['car', 'other'] as const)(
  'each page of a claim says by its address of which kind it is: %s',
  (kind) => {
    const claim = { kind, handle: 'AbCdEfGhIjKlMnOpQrStUv' }
    for (const href of [progressHref, factsHref, settlementHref, applicationHref]) {
      expect(kindIn(href(claim)), href.name).toBe(kind)
    }
  },
)
