import { Hourglass } from 'lucide'
import { useState } from 'react'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { usePolling } from './use-polling.ts'

interface AwaitedResultProps {
  /** Rejects when nobody could tell. */
  readonly refresh: () => Promise<void>
  /** The customer says that they have not paid; absent where it is not known to be safe to pay again. */
  readonly onNotPaid: (() => void) | undefined
}

/** Nobody knows yet how a payment ended: asks by itself, and keeps the customer from paying twice. */
export function AwaitedResult({ refresh, onNotPaid }: AwaitedResultProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState('')
  const { isOver, restart } = usePolling(refresh)

  async function handleAsk() {
    setIsAsking(true)
    restart()
    setSaid(await refresh().then(stillOpen, outOfReach))
    setIsAsking(false)
  }

  return (
    <Screen title="支付结果">
      <ResultState
        tone="waiting"
        icon={Hourglass}
        title="正在确认支付结果"
        actions={
          <>
            <Button isBlock isBusy={isAsking} onClick={handleAsk}>
              查询支付结果
            </Button>
            {onNotPaid === undefined ? (
              <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
                拨打 {brand.hotline}
              </ButtonLink>
            ) : (
              <Button variant="secondary" isBlock onClick={onNotPaid}>
                还没有付款，继续支付
              </Button>
            )}
          </>
        }
      >
        已经付过款的，请不要重复支付。
        <br />
        {isOver
          ? '等得比较久了。您可以先离开，稍后回来再查，也可以现在再查一次。'
          : '结果出来后，这里会自动更新。'}
        {said !== '' && (
          <>
            <br />
            {said}
          </>
        )}
      </ResultState>
    </Screen>
  )
}

const stillOpen = () => '刚刚查过，还没有结果，请稍等。'
const outOfReach = () => '刚才没有查到，请稍后再试。'
