import { useState } from 'react'
import { Checkbox } from '../choices/Checkbox.tsx'
import { Field } from '../fields/Field.tsx'
import { Card } from '../layout/Card.tsx'
import { NoticeBar } from '../layout/NoticeBar.tsx'
import { InfiniteScroll } from '../lists/InfiniteScroll.tsx'
import { NavRow } from '../lists/NavRow.tsx'
import { PullToRefresh } from '../lists/PullToRefresh.tsx'
import { Row, Rows } from '../lists/Rows.tsx'
import { TabPanels } from '../tabs/TabPanels.tsx'
import styles from './samples.module.css'

/** As long as a slow answer takes. */
const answerMs = 600

export function GestureSamples() {
  return (
    <>
      <TabSamples />
      <PullSamples />
      <InfiniteSamples />
    </>
  )
}

function TabSamples() {
  const [selected, setSelected] = useState<'car' | 'person' | 'home'>('car')
  return (
    <Card title="左右滑动的标签页">
      <div className={styles.body}>
        <TabPanels
          label="险种"
          selected={selected}
          onSelect={setSelected}
          panels={[
            { key: 'car', label: '车险', count: 2, content: <Numbers of="车险保单" count={8} /> },
            {
              key: 'person',
              label: '人身险',
              content: (
                <>
                  <Field label="保单备注" />
                  <Numbers of="人身险保单" count={3} />
                </>
              ),
            },
            { key: 'home', label: '家财险', content: <Numbers of="家财险保单" count={5} /> },
          ]}
        />
      </div>
    </Card>
  )
}

function PullSamples() {
  const [times, setTimes] = useState(0)
  const [isBroken, setIsBroken] = useState(false)

  async function refresh() {
    await answer()
    if (isBroken) throw new Error('no network in this sample')
    setTimes((before) => before + 1)
  }

  return (
    <Card title="下拉刷新">
      <section className={styles.box} aria-label="下拉刷新的列表">
        <PullToRefresh onRefresh={refresh} onMore={refresh}>
          <p>已刷新 {times} 次</p>
          <Checkbox
            checked={isBroken}
            onChange={({ currentTarget }) => setIsBroken(currentTarget.checked)}
          >
            模拟网络中断
          </Checkbox>
          <section className={styles.innerBox} aria-label="内层列表">
            {['内层 1', '内层 2', '内层 3', '内层 4'].map((name) => (
              <NavRow key={name} href="#inner">
                {name}
              </NavRow>
            ))}
          </section>
          <Numbers of="记录" count={6} />
        </PullToRefresh>
      </section>
    </Card>
  )
}

const pages = 4
const pageRows = 4

function InfiniteSamples() {
  const [count, setCount] = useState(pageRows)

  async function load() {
    await answer()
    // Fails once, at the third page, to show what that looks like.
    if (count === pageRows * 2 && !hasFailed) {
      hasFailed = true
      throw new Error('no network in this sample')
    }
    setCount((before) => before + pageRows)
  }

  return (
    <Card title="无限滚动">
      <section className={styles.box} aria-label="无限滚动的列表">
        <InfiniteScroll onLoad={load} hasMore={count < pages * pageRows}>
          <Numbers of="网点" count={count} />
        </InfiniteScroll>
      </section>
      <div className={styles.body}>
        <NoticeBar tone="neutral">第三页第一次加载会失败，可以重试。</NoticeBar>
      </div>
    </Card>
  )
}

let hasFailed = false

function Numbers({ of, count }: { readonly of: string; readonly count: number }) {
  return (
    <Rows isRuled>
      {Array.from({ length: count }, (_, at) => `${of} ${at + 1}`).map((label) => (
        <Row key={label} label={label}>
          示例
        </Row>
      ))}
    </Rows>
  )
}

function answer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, answerMs))
}
