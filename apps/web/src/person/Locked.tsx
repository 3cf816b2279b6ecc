import { ShieldCheck } from 'lucide'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { HomeLink } from '../shell/screen/HomeLink.tsx'

/** After everything of the person was closed. */
export function Locked({ title }: { readonly title: string }) {
  return (
    <ResultState
      tone="success"
      icon={ShieldCheck}
      title={title}
      actions={
        <>
          <HomeLink />
          <ButtonLink href="#/proof" variant="secondary" isBlock>
            重新验证
          </ButtonLink>
        </>
      }
    >
      所有设备都已退出，记住的设备也已移除。
      <br />
      用您的手机验证后可以再打开。
    </ResultState>
  )
}
