import { BadgeCheck, Car, House } from 'lucide'
import { Card } from '../../kit/Card.tsx'
import { LinkTabs } from '../../kit/LinkTabs.tsx'
import { NavRow } from '../../kit/NavRow.tsx'
import { PageIntro } from '../../kit/PageIntro.tsx'
import { HelpFoot } from '../../shell/HelpFoot.tsx'
import { Screen } from '../../shell/Screen.tsx'
import type { FindingFact } from '../invoice-facts.ts'
import { type InvoiceSort, queryHref } from '../invoice-pages.ts'
import { ByNumberForm } from './ByNumberForm.tsx'
import { ByPolicyForm } from './ByPolicyForm.tsx'
import { SwitchNotice } from './SwitchNotice.tsx'

const intros: Record<InvoiceSort, string> = {
  car: '交强险、商业险、驾乘险的发票，在这里查看和下载。',
  other: '家财、意外、责任等保险的发票，在这里查看和下载。',
}

const others = {
  car: { sort: 'other', label: '其他保险的发票', icon: House },
  other: { sort: 'car', label: '车险的发票', icon: Car },
} as const

interface FindingScreenProps {
  readonly sort: InvoiceSort
  readonly fact: FindingFact
}

/** Two ways to an invoice, and from there to the other insurances and to a check. */
export function FindingScreen({ sort, fact }: FindingScreenProps) {
  const other = others[sort]
  return (
    <Screen isPlain>
      <LinkTabs
        label="查询方式"
        tabs={[
          { label: '按保单查', href: queryHref(sort, 'policy') },
          { label: '按发票查', href: queryHref(sort, 'invoice') },
        ]}
        current={queryHref(sort, fact)}
      />
      <PageIntro title="查电子发票">{intros[sort]}</PageIntro>
      <SwitchNotice />
      {fact === 'policy' ? <ByPolicyForm sort={sort} /> : <ByNumberForm sort={sort} />}
      <Card label="其他" isNavList>
        <NavRow href={queryHref(other.sort, fact)} icon={other.icon}>
          {other.label}
        </NavRow>
        <NavRow
          href={queryHref(sort, 'check')}
          icon={BadgeCheck}
          note="核对一张发票是否由我们开具、是否有效"
        >
          查验真伪
        </NavRow>
      </Card>
      <HelpFoot note="您填写的信息只用于本次查询" question="查不到，或要重开？" />
    </Screen>
  )
}
