import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { CircleCheck, FilePen } from 'lucide'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { NavRow } from '../../kit/NavRow.tsx'
import { ResultState } from '../../kit/ResultState.tsx'
import { Screen } from '../../shell/Screen.tsx'

interface PlateCorrectedProps {
  readonly handle: string
  readonly corrected: ResponseOf<typeof updateCorrect>
}

/** Shown once the change is stored: the plate, and the endorsement of each policy. */
export function PlateCorrected({ handle, corrected }: PlateCorrectedProps) {
  const { licenseNo, endorsements } = corrected
  return (
    <Screen>
      <ResultState
        tone="success"
        icon={CircleCheck}
        title="车牌号已更新"
        actions={
          <ButtonLink href={`#/policy-carDetail?handle=${handle}`} isBlock>
            查看保单
          </ButtonLink>
        }
      >
        保单上的车牌号现在是 <b className="num">{licenseNo}</b>，共更新 {endorsements.length}{' '}
        份保单，并已出具批单。
      </ResultState>
      <Card label="批单" isNavList>
        {endorsements.map((endorsement) => (
          <NavRow
            key={endorsement.endorsementNo}
            href={`#/policy-detail-correctInfos?handle=${endorsement.handle}`}
            icon={FilePen}
            note={endorsement.endorsementNo}
          >
            {endorsement.productName}批单
          </NavRow>
        ))}
      </Card>
    </Screen>
  )
}
