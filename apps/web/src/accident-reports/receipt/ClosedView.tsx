import type { AccidentReport } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { FileCheck } from 'lucide'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { useElderMode } from '../../shell/elder-mode.ts'
import { Screen } from '../../shell/screen/Screen.tsx'

interface ClosedViewProps {
  readonly report: AccidentReport
  readonly closed: NonNullable<AccidentReport['closed']>
}

/** No claim comes of the report: why, since when, and whom to ask where that is not so. */
export function ClosedView({ report, closed }: ClosedViewProps) {
  // With large type the foot of every screen has the hotline.
  const isElder = useElderMode()
  return (
    <Screen>
      <ResultState
        tone="empty"
        icon={FileCheck}
        title="报案已结束"
        actions={
          <>
            {!isElder && (
              <ButtonLink href={hotlineUrl} isBlock>
                有疑问，打 {brand.hotline}
              </ButtonLink>
            )}
            <ButtonLink href="#/report" variant="secondary" isBlock>
              另报一次事故
            </ButtonLink>
          </>
        }
      >
        <b>{closed.why}</b>
        <br />
        受理号 <span className="num">{report.receiptNo}</span>
        <br />
        {closed.at} 结束
      </ResultState>
    </Screen>
  )
}
