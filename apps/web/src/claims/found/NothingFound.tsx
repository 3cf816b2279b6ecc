import { FileSearch, Phone } from 'lucide'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ResultState } from '../../kit/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import type { ClaimFact } from '../claim-facts.ts'
import { queryHref } from '../claim-pages.ts'
import { reasonsFor } from './nothing-found-reasons.ts'

/** None, not theirs and locked are one answer; why that may be follows from what was asked alone. */
export function NothingFound({ fact }: { readonly fact: ClaimFact }) {
  return (
    <ResultState
      tone="empty"
      icon={FileSearch}
      title="没有查到理赔信息"
      actions={
        <>
          <ButtonLink href={queryHref(fact)} isBlock>
            重新查询
          </ButtonLink>
          <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
            <Icon of={Phone} size="s" />
            <span>
              拨打 <span className="num">{brand.hotline}</span>
            </span>
          </ButtonLink>
        </>
      }
      tips={{ title: '可能的原因', items: reasonsFor(fact, brand.hotline) }}
    >
      没有与您填写的信息相符的理赔。
    </ResultState>
  )
}
