import { Hourglass } from 'lucide'
import { ButtonLink } from '../kit/Button.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import { trackClick } from './analytics.ts'
import { brand, hotlineUrl } from './brand.ts'
import { Screen } from './Screen.tsx'

/** A screen whose service is not built yet says so. */
export function ComingSoonPage() {
  return (
    <Screen>
      <ResultState
        tone="empty"
        icon={Hourglass}
        title="即将开放"
        actions={
          <>
            <ButtonLink href="#/policy-query" isBlock onClick={() => trackClick('policy query')}>
              查车险保单
            </ButtonLink>
            <ButtonLink
              href="#/claims-query"
              variant="secondary"
              isBlock
              onClick={() => trackClick('claim query')}
            >
              查理赔进度
            </ButtonLink>
            <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
              拨打 {brand.hotline}
            </ButtonLink>
          </>
        }
      >
        这项服务正在准备中，
        <br />
        需要办理请拨打客服热线。
      </ResultState>
    </Screen>
  )
}
