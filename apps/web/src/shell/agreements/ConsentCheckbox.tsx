import { Fragment, useState } from 'react'
import { Checkbox } from '../../kit/choices/Checkbox.tsx'
import { useBasicInfo } from '../../state/basic-info.ts'
import { type AgreementName, agreements } from './agreements.ts'
import { isConsentGiven, withConsent } from './consent.ts'

/** What every lookup asks consent to. */
const lookupTexts: readonly AgreementName[] = ['privacy', 'service']

/** Consent to the texts as they read now: never ticked beforehand, remembered with their versions. */
export function useConsent(names = lookupTexts) {
  const isGiven = useBasicInfo(({ agreement }) => isConsentGiven(agreement, names))
  const [isMissed, setIsMissed] = useState(false)
  return {
    names,
    isMissed,
    isGiven,
    /** False, and said at the box, when consent is still missing. */
    check(): boolean {
      setIsMissed(!isGiven)
      return isGiven
    },
    give(isAgreed: boolean) {
      setIsMissed(false)
      useBasicInfo.setState(({ agreement }) => ({
        agreement: withConsent(agreement, names, isAgreed),
      }))
    },
  }
}

export function ConsentCheckbox({ consent }: { readonly consent: ReturnType<typeof useConsent> }) {
  return (
    <Checkbox
      name="agreement"
      checked={consent.isGiven}
      onChange={({ currentTarget }) => consent.give(currentTarget.checked)}
      error={consent.isMissed ? '请先阅读并同意以上内容，再继续。' : undefined}
    >
      我已阅读并同意
      {consent.names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && (at === consent.names.length - 1 ? '和' : '、')}
          <a href={`#/agreement?name=${name}`}>《{agreements[name].title}》</a>
        </Fragment>
      ))}
    </Checkbox>
  )
}
