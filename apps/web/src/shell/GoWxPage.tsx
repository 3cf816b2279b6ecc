import { QrCode } from '@ecenter/ui/QrCode.tsx'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { CopyField } from '../kit/fields/CopyField.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { isWeChat } from './arrival/is-we-chat.ts'
import styles from './GoWxPage.module.css'
import { pageParameter } from './location.ts'
import { Screen } from './screen/Screen.tsx'
import { useIsScreen } from './site-screens.ts'

/** `/gowx`: leads to a screen of this site in WeChat; no address of another site is ever shown. */
export function GoWxPage() {
  const isScreen = useIsScreen()
  const wanted = `#${pageParameter('page') ?? ''}`
  // What stands behind a path names things of this visit, which WeChat's browser knows nothing of.
  const hash = isScreen(wanted) ? wanted.split('?')[0] : '#/home'
  const url = `${location.origin}/${hash}`
  if (isWeChat()) return <AlreadyThere url={url} />
  return (
    <Screen>
      <PageIntro title="请在微信中打开">这个页面需要在微信里办理，下面两种方法任选一种。</PageIntro>
      <Card title="用微信扫一扫" sub="在另一台手机或电脑上看到本页时，用微信扫码打开。">
        <div className={styles.code}>
          <QrCode text={url} label="用微信扫码打开的二维码" />
        </div>
      </Card>
      <Card label="网页链接">
        <div className={styles.copy}>
          <CopyField
            label="网页链接"
            value={url}
            hint="复制后打开微信，发给“文件传输助手”，再点开链接。"
            copied="已复制，请打开微信粘贴发送，再点开链接。"
          >
            复制链接
          </CopyField>
        </div>
      </Card>
      <PageFoot>
        <a href={url}>不用微信，继续打开</a>
      </PageFoot>
    </Screen>
  )
}

function AlreadyThere({ url }: { readonly url: string }) {
  return (
    <Screen>
      <PageIntro title="您已经在微信里了">可以直接继续办理。</PageIntro>
      <ButtonLink href={url} isBlock>
        继续
      </ButtonLink>
    </Screen>
  )
}
