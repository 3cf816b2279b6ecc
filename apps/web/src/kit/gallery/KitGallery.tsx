import { Page } from '../Page.tsx'
import { PageFoot } from '../PageFoot.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { PageIntro } from '../PageIntro.tsx'
import { Toaster } from '../Toaster.tsx'
import { ActionSamples } from './ActionSamples.tsx'
import { ElderSwitch } from './ElderSwitch.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { ListSamples } from './ListSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { StateSamples } from './StateSamples.tsx'
import { VerifySamples } from './VerifySamples.tsx'

/** Every widget in its states, to look at and to test. */
export function KitGallery() {
  return (
    <Page
      header={<PageHeader title="组件一览" onBack={() => window.history.back()} homeHref="#/" />}
      actions={<ActionSamples />}
    >
      <PageIntro title="组件一览">每个组件的各种状态，供查看和测试。</PageIntro>
      <ElderSwitch />
      <FieldSamples />
      <VerifySamples />
      <ListSamples />
      <OverlaySamples />
      <StateSamples />
      <PageFoot>
        页面底部的说明
        <br />
        还有问题？<a href="#/">问客服</a>
      </PageFoot>
      <Toaster />
    </Page>
  )
}
