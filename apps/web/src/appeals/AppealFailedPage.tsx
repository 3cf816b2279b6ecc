import { httpText } from '@ecenter/client/http-text.ts'
import { CircleX } from 'lucide'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { useFailedAppeal } from './filing/failed-appeal.ts'

/** `/complaint-fail`: why nothing was stored, and the way back to all that was typed. */
export function AppealFailedPage() {
  const { failed, formHref } = useFailedAppeal()
  // It may be stored all the same, and its answer was lost.
  const isUnknown = failed?.kind === 'transport'
  return (
    <Screen>
      <ResultState
        tone="failed"
        icon={CircleX}
        title={isUnknown ? '没有收到提交结果' : '没有提交成功'}
        code={failed?.kind === 'rejected' ? failed.code : undefined}
        actions={
          <>
            <ButtonLink href={formHref} isBlock>
              返回，再提交一次
            </ButtonLink>
            <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
              拨打 {brand.hotline} 申诉
            </ButtonLink>
          </>
        }
      >
        {failed && (
          <>
            {failed.kind === 'rejected' ? failed.message : httpText(failed.status)}
            <br />
          </>
        )}
        您填写的内容都还在。{isUnknown && '再提交一次，不会重复受理。'}
      </ResultState>
    </Screen>
  )
}
