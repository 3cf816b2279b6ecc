import { Page } from '../Page.tsx'
import { PageFoot } from '../PageFoot.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { PageIntro } from '../PageIntro.tsx'
import { Toaster } from '../Toaster.tsx'
import { ActionSamples } from './ActionSamples.tsx'
import { ChoiceSamples } from './ChoiceSamples.tsx'
import { ElderSwitch } from './ElderSwitch.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { GestureSamples } from './GestureSamples.tsx'
import { IndexSamples } from './IndexSamples.tsx'
import { ListSamples } from './ListSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { PictureSamples } from './PictureSamples.tsx'
import { ProgressSamples } from './ProgressSamples.tsx'
import { StateSamples } from './StateSamples.tsx'
import { VerifySamples } from './VerifySamples.tsx'
import { WheelSamples } from './WheelSamples.tsx'

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
      <WheelSamples />
      <ChoiceSamples />
      <VerifySamples />
      <ListSamples />
      <ProgressSamples />
      <GestureSamples />
      <IndexSamples />
      <PictureSamples />
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
