import { useEffect } from 'react'
import { reloadPage } from '../client/reload-page.ts'
import { Button } from '../kit/Button.tsx'
import { PageIntro } from '../kit/PageIntro.tsx'
import { Screen } from '../shell/Screen.tsx'
import { useIsOnline } from '../shell/use-is-online.ts'

/** In place of a page that did not come; it comes by itself when the network is back. */
export function PageFailure() {
  const isOnline = useIsOnline()
  useEffect(() => {
    addEventListener('online', reloadPage)
    return () => removeEventListener('online', reloadPage)
  }, [])
  return (
    <Screen isPlain>
      <div role="alert">
        <PageIntro title="页面没有打开">网络可能断开了，请重新加载。您填写的内容会保留。</PageIntro>
      </div>
      <Button isBlock disabled={!isOnline} onClick={reloadPage}>
        {isOnline ? '重新加载' : '正在等待网络恢复'}
      </Button>
    </Screen>
  )
}
