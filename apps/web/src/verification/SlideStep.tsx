import { type Failed, isSettled } from '@ecenter/client/result.ts'
import { useIsHere } from '@ecenter/client/use-is-here.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { checkCaptcha, initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { useCallback, useEffect, useState } from 'react'
import { sendQuery } from '../client/send.ts'
import { useAction } from '../client/use-action.ts'
import { SlideCaptcha, type SlideCaptchaProps } from '../kit/gestures/SlideCaptcha.tsx'
import type { WayPoint } from '../kit/gestures/slide-way.ts'
import { Loading } from '../kit/progress/Loading.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { FailureNotice } from './FailureNotice.tsx'

type Picture = ResponseOf<typeof initCaptcha>

/** What could not be asked, and how to ask it again. */
interface Trouble {
  readonly failed: Failed
  readonly retry: () => Promise<void>
}

/** Shows a slide captcha until it is passed; the service remembers the pass for the next action. */
export function SlideStep({ onPassed }: { readonly onPassed: () => void }) {
  const [picture, setPicture] = useState<Picture>()
  const [state, setState] = useState<SlideCaptchaProps['state']>('ready')
  const [trouble, setTrouble] = useState<Trouble>()
  const check = useAction(checkCaptcha)
  const isHere = useIsHere()

  const refresh = useCallback(async () => {
    const result = await sendQuery(initCaptcha, {})
    if (result.kind === 'answered') setPicture(result.value)
    else setTrouble({ failed: result, retry: refresh })
  }, [])

  useEffect(() => {
    void refresh()
  }, [refresh])

  async function judge(x: number, way: readonly WayPoint[]): Promise<void> {
    setState('checking')
    const result = await check({ x, track: [...way] })
    if (!isHere()) return
    if (result.kind === 'answered') {
      setState('passed')
      return onPassed()
    }
    // That nobody looked at the answer does not make it wrong.
    if (!isSettled(result)) return setTrouble({ failed: result, retry: () => judge(x, way) })
    setState('failed')
    await refresh()
  }

  if (trouble !== undefined) {
    return (
      <FailureNotice
        failed={trouble.failed}
        onRetry={() => {
          setTrouble(undefined)
          void trouble.retry()
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
