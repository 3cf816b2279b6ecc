import { readPrivacy } from '@ecenter/contract/person/privacy.ts'
import { Contact } from 'lucide'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { Card } from '../kit/layout/Card.tsx'
import { Columns } from '../kit/layout/Columns.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { NavRow } from '../kit/lists/NavRow.tsx'
import { useConsent } from '../shell/agreements/ConsentCheckbox.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { Locked } from './Locked.tsx'
import { OnlyProvenSwitch } from './OnlyProvenSwitch.tsx'
import { PrivacyTabs } from './PrivacyTabs.tsx'
import { OwnUnanswered } from './ProofNeeded.tsx'
import { ConsentCard } from './privacy/ConsentCard.tsx'
import { DataRequestCard } from './privacy/DataRequestCard.tsx'

/** `/me/privacy`: what the customer agreed to, and what they ask of their data. */
export function PrivacyPage() {
  const { value, failed, ask } = useCall(readPrivacy, {})
  const consent = useConsent(['privacy'])
  const [isWithdrawn, setIsWithdrawn] = useState(false)
  return (
    <Screen isWide={value !== undefined && failed === undefined && !isWithdrawn}>
      {isWithdrawn ? (
        <Locked title="已撤回同意" />
      ) : (
        <>
          <PrivacyTabs current="#/me/privacy" />
          {value === undefined || failed !== undefined ? (
            <OwnUnanswered {...{ failed, ask }} isOfPerson />
          ) : (
            <>
              <Columns
                side={
                  <>
                    <DataRequestCard kind="copy" privacy={value} onAsked={ask} />
                    <DataRequestCard kind="erasure" privacy={value} onAsked={ask} />
                    <Card isNavList>
                      <NavRow href="#/me/contact" icon={Contact} note="手机号、邮箱、联系地址">
                        联系方式
                      </NavRow>
                    </Card>
                  </>
                }
              >
                <ConsentCard
                  consents={value.consents}
                  onWithdrawn={() => {
                    consent.give(false)
                    setIsWithdrawn(true)
                  }}
                />
                <OnlyProvenSwitch />
              </Columns>
              <PageFoot>
                要更正个人信息，或有别的疑问，
                <br />
                请拨打{' '}
                <a className="num" href={hotlineUrl}>
                  {brand.hotline}
                </a>
              </PageFoot>
            </>
          )}
        </>
      )}
    </Screen>
  )
}
