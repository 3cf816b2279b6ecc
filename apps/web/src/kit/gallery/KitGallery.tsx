import { Icon } from '@ecenter/ui/Icon.tsx'
import { Download, Mail, Search } from 'lucide'
import { useLayoutEffect, useMemo, useState } from 'react'
import { ActionBar } from '../buttons/ActionBar.tsx'
import { Button } from '../buttons/Button.tsx'
import { Field } from '../fields/Field.tsx'
import { Card } from '../layout/Card.tsx'
import { Page } from '../layout/Page.tsx'
import { PageFoot } from '../layout/PageFoot.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { PageIntro } from '../layout/PageIntro.tsx'
import { ResultState } from '../layout/ResultState.tsx'
import { IndexList } from '../lists/IndexList.tsx'
import { Toaster } from '../overlays/Toaster.tsx'
import { showToast } from '../overlays/toast-store.ts'
import { FilterTabs } from '../tabs/FilterTabs.tsx'
import { ChoiceSamples } from './ChoiceSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { GestureSamples } from './GestureSamples.tsx'
import { ListSamples } from './ListSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { PictureSamples } from './PictureSamples.tsx'
import { ProgressSamples } from './ProgressSamples.tsx'
import { StateSamples } from './StateSamples.tsx'
import styles from './samples.module.css'
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

type Mode = 'standard' | 'elder'

function ElderSwitch() {
  const [mode, setMode] = useState<Mode>('standard')

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-elder', mode === 'elder')
    return () => document.documentElement.removeAttribute('data-elder')
  }, [mode])

  return (
    <FilterTabs<Mode>
      label="字号"
      tabs={[
        { key: 'standard', label: '标准' },
        { key: 'elder', label: '长辈' },
      ]}
      selected={mode}
      onSelect={setMode}
    />
  )
}

function ActionSamples() {
  return (
    <ActionBar label="操作栏">
      <Button variant="icon" onClick={() => showToast('已下载')}>
        <Icon of={Download} />
        下载
      </Button>
      <Button variant="icon" onClick={() => showToast('已发送，请查收邮箱')}>
        <Icon of={Mail} />
        发到邮箱
      </Button>
      <Button
        onClick={() =>
          showToast('这是一条很长的提示，从三十个字起，提示框的宽度是屏幕的百分之八十')
        }
      >
        显示长提示
      </Button>
    </ActionBar>
  )
}

const stems = 'A安B宝C常D大E鄂F福G广H杭J吉K昆L兰M绵N南P平Q青R日S苏T唐W武X徐Y扬Z张'
const rowCount = 2000

/** Two thousand invented places. */
const places = Array.from({ length: rowCount }, (_, at) => {
  const letterAt = (at % (stems.length / 2)) * 2
  const letter = stems.charAt(letterAt)
  return { letter, key: `${at}`, label: `${stems.charAt(letterAt + 1)}城 ${at + 1}` }
})

function IndexSamples() {
  const [wanted, setWanted] = useState('')
  const [selected, setSelected] = useState<string>()
  const sections = useMemo(() => sectionsOf(wanted), [wanted])
  return (
    <Card title="索引列表，2000 行">
      <div className={styles.tallBox}>
        <IndexList
          label="城市"
          sections={sections}
          selected={selected}
          onChoose={setSelected}
          search={
            <Field
              label="搜索城市"
              value={wanted}
              onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            />
          }
          empty={
            <ResultState tone="empty" icon={Search} title="没有找到">
              请换一个名称再试。
            </ResultState>
          }
        />
      </div>
    </Card>
  )
}

function sectionsOf(wanted: string) {
  const letters = new Map<string, typeof places>()
  for (const place of places) {
    if (place.label.includes(wanted)) {
      letters.set(place.letter, [...(letters.get(place.letter) ?? []), place])
    }
  }
  return [...letters].sort().map(([letter, rows]) => ({ letter, rows }))
}
