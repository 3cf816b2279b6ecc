import { Icon } from '@ecenter/ui/Icon.tsx'
import { FileSearch, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../brand.ts'

interface NoneFoundProps {
  readonly title: string
  readonly queryHref: string
  /** Why that may be; they follow from what was asked alone. */
  readonly reasons: readonly string[]
  readonly children: ReactNode
}

/** None, not theirs and locked are one answer: it says why that may be, and what to do next. */
export function NoneFound({ title, queryHref, reasons, children }: NoneFoundProps) {
  return (
    <ResultState
      tone="empty"
      icon={FileSearch}
      title={title}
      actions={
        <>
          <ButtonLink href={queryHref} isBlock>
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
      tips={{ title: '可能的原因', items: reasons }}
    >
      {children}
      <br />
      <a href="#/customer-service" data-click="online service">
        问在线客服
      </a>
    </ResultState>
  )
}
