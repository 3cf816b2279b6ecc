import { Icon } from '@ecenter/ui/Icon.tsx'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { Phone, Smartphone, WifiOff } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { useElderMode } from '../../shell/elder-mode.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import type { AccidentDraft } from '../draft/accident-draft.ts'
import { photoWords } from '../draft/photo-words.ts'
import { useDraft } from '../draft/use-draft.ts'
import styles from '../Flow.module.css'
import { proofPath, stepPath } from '../report-steps.ts'
import { forgetOwnCars } from './own-cars.ts'

interface UnsentProps {
  readonly draft: AccidentDraft
  /** Says what is the matter, and what to do. */
  readonly children: ReactNode
}

/** In place of what was told, once sending was pressed: it has not gone, and nothing of it is lost. */
function Unsent({ draft: { toldAt, photos }, children }: UnsentProps) {
  // Sending was pressed at the lower end of a longer page.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Screen isPlain isOfflineTold>
      {children}
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>已存好</dt>
          <dd>
            时间、地点、经过
            {photos.length > 0 && `，照片 ${photoWords(photos)}`}
          </dd>
        </div>
        {toldAt !== undefined && (
          <div className={styles.row}>
            <dt>记下时间</dt>
            <dd className="num">
              {minuteText(toldAt).slice(11)}
              <small>报案时间和收到的时间都会记下</small>
            </dd>
          </div>
        )}
      </dl>
    </Screen>
  )
}

interface WaitingProps extends Pick<UnsentProps, 'draft'> {
  readonly onRetry: () => void
}

/** There is no line, or nobody answers: there is a way that needs none. */
export function Waiting({ draft, onRetry }: WaitingProps) {
  const { isKept } = useDraft()
  return (
    <Unsent draft={draft}>
      <ResultState
        tone="waiting"
        icon={WifiOff}
        title={navigator.onLine ? '暂时发不出去，会自动再发' : '没有网络，会自动再发'}
        actions={
          <>
            <ButtonLink href={hotlineUrl} isBlock>
              <Icon of={Phone} />打 {brand.hotline}，不用网
            </ButtonLink>
            <Button variant="secondary" isBlock onClick={onRetry}>
              再试一次
            </Button>
          </>
        }
      >
        {isKept ? '已存在手机里，不用重填。' : '这台手机存不住填的内容。'}
        <br />
        {isKept ? '请留着这个页面。' : '请不要关闭这个页面，或直接打电话报案。'}
      </ResultState>
    </Unsent>
  )
}

/** The proof has ended while it waited: behind another one it goes by itself. */
export function ProofOver({ draft }: Pick<UnsentProps, 'draft'>) {
  // With large type the foot of every screen has the hotline.
  const isElder = useElderMode()
  return (
    <Unsent draft={draft}>
      <ResultState
        tone="waiting"
        icon={Smartphone}
        title="还没有发出，请再验证一次"
        actions={
          <>
            <ButtonLink href={`#${proofPath(stepPath('summary'))}`} isBlock onClick={forgetOwnCars}>
              重新验证，接着发送
            </ButtonLink>
            <ButtonLink href={`#${stepPath('driver')}`} variant="secondary" isBlock>
              改用车牌和手机报案
            </ButtonLink>
            {!isElder && (
              <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
                打 {brand.hotline} 报案
              </ButtonLink>
            )}
          </>
        }
      >
        等的时间长，验证过期了。
        <br />
        填的都在，不用重填，验证后自动发出。
      </ResultState>
    </Unsent>
  )
}
