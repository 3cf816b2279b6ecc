import {
  type ClaimApplication,
  downloadApplication,
  readApplication,
} from '@ecenter/contract/claims/claim-application.ts'
import { FileX } from 'lucide'
import { useState } from 'react'
import { showAnswered } from '../../client/show-answered.ts'
import { FileButton } from '../../documents/handing-out/FileButton.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Toaster } from '../../kit/overlays/Toaster.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { factsHref, kindIn } from '../claim-pages.ts'
import { AccidentRows, PersonCard, VehiclesCard } from './ApplicationCards.tsx'
import styles from './ApplicationView.module.css'
import { SignForm } from './SignForm.tsx'

interface ApplicationViewProps {
  readonly handle: string
  readonly application: ClaimApplication
  /** What shows could not be asked anew. */
  readonly isStale: boolean
  readonly ask: () => void
}

/** All that the application says, and beneath it either the place to sign or what was signed. */
export function ApplicationView({ handle, application, isStale, ask }: ApplicationViewProps) {
  const { status, whyNot, signedAt, reason, mark } = application
  const [read] = useState(mark)
  const isChanged = status === 'open' && mark !== read
  return (
    <Screen>
      {isStale && <StaleNotice />}
      <div role="status" className={styles.news}>
        {isChanged && <NoticeBar tone="warning">报案信息有更新，请看过再签字。</NoticeBar>}
      </div>
      {status === 'closed' && (
        <NoticeBar>
          {whyNot}
          <a href={factsHref({ kind: kindIn(location.hash), handle })}>看理赔材料</a>
        </NoticeBar>
      )}
      {status === 'open' && reason !== undefined && (
        <NoticeBar tone="danger" icon={FileX}>
          上次的申请书要重签：{reason}
        </NoticeBar>
      )}
      {status === 'signed' && (
        <Card title="您已签字" isHeadline sub={`${signedAt} 签字，申请书已经交到理赔材料里。`}>
          <div className={styles.body}>
            <FileButton
              call={downloadApplication}
              {...{ handle }}
              file="签好的申请书"
              variant="secondary"
              isBlock
            />
          </div>
        </Card>
      )}
      <PersonCard {...application} />
      {status === 'open' ? (
        <SignForm
          {...{ handle, application }}
          onChanged={ask}
          onSigned={(signed) => {
            showToast('已签字，申请书交好了')
            // Where the next answer is lost nobody is to sign once more.
            showAnswered(readApplication, { handle }, signed)
          }}
        />
      ) : (
        <>
          <Card title="出险情况">
            <AccidentRows {...application} isWhole />
          </Card>
          <VehiclesCard {...application} />
        </>
      )}
      <Toaster />
    </Screen>
  )
}
