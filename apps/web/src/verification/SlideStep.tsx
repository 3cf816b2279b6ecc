import type { ResponseOf } from '@ecenter/contract/call.ts'
import { checkCaptcha } from '@ecenter/contract/verification/check-captcha.ts'
import { initCaptcha } from '@ecenter/contract/verification/init-captcha.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Failed } from '../client/outcome.ts'
import { send } from '../client/send.ts'
import { Loading } from '../kit/Loading.tsx'
import { SlideCaptcha, type SlideCaptchaProps } from '../kit/SlideCaptcha.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { FailureNotice } from './FailureNotice.tsx'

type Picture = ResponseOf<typeof initCaptcha>

/** Shows a slide captcha until it is passed; the service remembers the pass for the next action. */
export function SlideStep({ onPassed }: { readonly onPassed: () => void }) {
  const [picture, setPicture] = useState<Picture>()
  const [state, setState] = useState<SlideCaptchaProps['state']>('ready')
  const [failed, setFailed] = useState<Failed>()

  const refresh = useCallback(async () => {
    const outcome = await send(initCaptcha, {})
    if (outcome.kind === 'answered') setPicture(outcome.value)
    else setFailed(outcome)
  }, [])

  useEffect(() => {
    void refresh()
  }, [refresh])

  async function judge(x: number) {
    setState('checking')
    const outcome = await send(checkCaptcha, { x: Math.round(x) })
    if (outcome.kind === 'answered') {
      setState('passed')
      return onPassed()
    }
    setState('failed')
    await refresh()
  }

  if (failed !== undefined) {
    return (
      <FailureNotice
        failed={failed}
        onRetry={() => {
          setFailed(undefined)
          void refresh()
        }}
      />
    )
  }
  if (picture === undefined) return <Loading />
  return (
    <SlideCaptcha
      {...picture}
      state={state}
      onRelease={judge}
      onRefresh={() => {
        setState('ready')
        void refresh()
      }}
    >
      <a href={hotlineUrl}>打 {brand.hotline} 由人工核实</a>
    </SlideCaptcha>
  )
}
