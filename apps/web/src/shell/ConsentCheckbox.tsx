import { useState } from 'react'
import { Checkbox } from '../kit/Checkbox.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { agreementsVersion } from './agreements.ts'

/** Consent to the current texts: never ticked beforehand, remembered for the visit with its version. */
export function useConsent() {
  const isGiven = useBasicInfo(({ agreement }) => agreement === agreementsVersion)
  const [isMissed, setIsMissed] = useState(false)
  return {
    isMissed,
    isGiven,
    /** False, and said at the box, when consent is still missing. */
    check(): boolean {
      setIsMissed(!isGiven)
      return isGiven
    },
    give(isAgreed: boolean) {
      setIsMissed(false)
      useBasicInfo.setState({ agreement: isAgreed ? agreementsVersion : '' })
    },
  }
}

export function ConsentCheckbox({ consent }: { readonly consent: ReturnType<typeof useConsent> }) {
  return (
    <Checkbox
      name="agreement"
      checked={consent.isGiven}
      onChange={({ currentTarget }) => consent.give(currentTarget.checked)}
      error={consent.isMissed ? '请先阅读并同意以上内容，再查询。' : undefined}
    >
      我已阅读并同意<a href="#/agreement?name=privacy">《个人信息处理规则》</a>和
      <a href="#/agreement?name=policy-query">《保单查询服务协议》</a>
    </Checkbox>
  )
}
