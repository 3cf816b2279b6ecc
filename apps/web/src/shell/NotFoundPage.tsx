import { FileQuestionMark } from 'lucide'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { HomeLink } from './screen/HomeLink.tsx'
import { Screen } from './screen/Screen.tsx'

export function NotFoundPage() {
  return (
    <Screen>
      <ResultState
        tone="empty"
        icon={FileQuestionMark}
        title="没有这个页面"
        actions={
          <>
            <ButtonLink href="#/policy-query" isBlock data-click="policy query">
              查车险保单
            </ButtonLink>
            <HomeLink isSecondary />
          </>
        }
      >
        链接可能不完整，或页面已经搬走。
      </ResultState>
    </Screen>
  )
}
