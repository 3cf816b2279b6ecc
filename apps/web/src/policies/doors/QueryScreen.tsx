import type { ReactNode } from 'react'
import { LinkTabs } from '../../kit/LinkTabs.tsx'
import { PageIntro } from '../../kit/PageIntro.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { QueryFoot } from '../QueryFoot.tsx'
import { OtherWays } from './OtherWays.tsx'

const tabs = [
  { label: '车险', href: '#/policy-query' },
  { label: '其他保险', href: '#/policy-query-property' },
  { label: '学生家庭', href: '#/policy-query-wdf' },
] as const

interface QueryScreenProps {
  /** The tab that the form belongs to; a form for every kind of policy belongs to none. */
  readonly tab?: (typeof tabs)[number]['href']
  readonly title: string
  readonly about: string
  /** The form. */
  readonly children: ReactNode
}

/** All doors to a policy look like one place: tabs, what is asked for, the form, another way. */
export function QueryScreen({ tab, title, about, children }: QueryScreenProps) {
  return (
    <Screen isPlain>
      {tab !== undefined && <LinkTabs label="保单种类" tabs={tabs} current={tab} />}
      <PageIntro title={title}>{about}</PageIntro>
      {children}
      <OtherWays />
      <QueryFoot />
    </Screen>
  )
}
