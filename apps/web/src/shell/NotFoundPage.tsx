import { FileQuestionMark } from 'lucide'
import { ButtonLink } from '../kit/Button.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import { trackClick } from './analytics.ts'
import { brand } from './brand.ts'
import { Screen } from './Screen.tsx'

export function NotFoundPage() {
  return (
    <Screen>
      <ResultState
        tone="empty"
        icon={FileQuestionMark}
        title="没有这个页面"
        actions={
          <>
            <ButtonLink href="#/policy-query" isBlock onClick={() => trackClick('policy query')}>
              查车险保单
            </ButtonLink>
            <ButtonLink href={brand.homeUrl} variant="secondary" isBlock>
              返回首页
            </ButtonLink>
          </>
        }
      >
        链接可能不完整，或页面已经搬走。
      </ResultState>
    </Screen>
  )
}
