import { type ReactNode, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { LinkTabs } from '../../kit/tabs/LinkTabs.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { QueryFoot } from '../QueryFoot.tsx'
import type { Product, Support } from '../use-support.ts'

const SearchSheet = later(() => import('./SearchSheet.tsx'), 'SearchSheet')

interface OtherWaysProps {
  readonly isSupported: (product: Product) => boolean
}

/** For who has something else at hand than this form asks for. */
function OtherWays({ isSupported }: OtherWaysProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Button variant="text" isBlock aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
        没有这些信息？换一种方式查
      </Button>
      <SearchSheet {...{ isSupported }} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  )
}

/** Few channels leave a form out. */
const Unsupported = later(() => import('./Unsupported.tsx'), 'Unsupported')

const tabs = [
  { label: '车险', href: '#/policy-query', product: 'car' },
  { label: '其他保险', href: '#/policy-query-property', product: 'property' },
  { label: '学生家庭', href: '#/policy-query-wdf', product: 'student-family' },
] as const

interface QueryScreenProps {
  /** The tab that the form belongs to; a form for every kind of policy belongs to none. */
  readonly tab?: (typeof tabs)[number]['href']
  /** What the form finds. */
  readonly product: Product
  /** What may be looked up in this channel and area; all of it until that is known. */
  readonly support: Support | undefined
  readonly title: string
  readonly about: string
  /** The form. */
  readonly children: ReactNode
}

/** All forms that find a policy look like one place: tabs, what is asked for, the form, another way. */
export function QueryScreen(props: QueryScreenProps) {
  const { tab, product, support, title, about, children } = props
  const isSupported = (each: Product) => support?.products.includes(each) ?? true
  const shownTabs = tabs.filter((each) => isSupported(each.product))
  return (
    <Screen isPlain>
      {tab !== undefined && <LinkTabs label="保单种类" tabs={shownTabs} current={tab} />}
      <PageIntro title={title}>{about}</PageIntro>
      {isSupported(product) ? children : <Unsupported isOpen />}
      <OtherWays isSupported={isSupported} />
      <QueryFoot />
    </Screen>
  )
}
