import { brand } from '../../shell/brand.ts'
import { NoneFound } from '../../shell/NoneFound.tsx'
import type { ClaimFact } from '../claim-facts.ts'
import { queryHref } from '../claim-pages.ts'
import { reasonsFor } from './nothing-found-reasons.ts'

export function NothingFound({ fact }: { readonly fact: ClaimFact }) {
  return (
    <NoneFound
      title="没有查到理赔信息"
      queryHref={queryHref(fact)}
      reasons={reasonsFor(fact, brand.hotline)}
    >
      没有与您填写的信息相符的理赔。
    </NoneFound>
  )
}
