import {
  queryInvoiceBybillNo,
  queryInvoiceSwitch,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { numberForms, numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { BadgeCheck, Car, House } from 'lucide'
import { useCall } from '../../client/use-call.ts'
import { Fields } from '../../kit/fields/Fields.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { LinkTabs } from '../../kit/tabs/LinkTabs.tsx'
import { SearchFormView } from '../../lookups/SearchFormView.tsx'
import { type SearchForm, searchForm } from '../../lookups/search-form.ts'
import { useSearchForm } from '../../lookups/use-search-form.ts'
import { navigate } from '../../shell/location.ts'
import { HelpFoot } from '../../shell/screen/HelpFoot.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { useBasicInfo } from '../../state/basic-info.ts'
import { useInvoiceQuery } from '../../state/invoice-query.ts'
import { LookupFormEnd } from '../../verification/LookupFormEnd.tsx'
import { useLookupForm } from '../../verification/use-lookup-form.tsx'
import { policyInvoicesCall } from '../channel-calls.ts'
import type { FindingFact } from '../invoice-facts.ts'
import { type InvoiceSort, queryHref, resultPath } from '../invoice-pages.ts'
import { InvoiceCodeField, InvoiceNumberField, IssueDateField } from './PrintedFields.tsx'
import { keepPolicyTyped, type PolicyTyped, usePolicyTyped } from './policy-typed.ts'
import { useIsFullyDigital } from './use-is-fully-digital.ts'

const hints: Record<InvoiceSort, string> = {
  car: `${numberHint(numberForms().carPolicy, '在保单右上角')}。交强险或商业险的都可以。`,
  other: numberHint(numberForms().policy, '在保单右上角'),
}

const nothingTyped: PolicyTyped = { policyNo: '', identifyNumber: '' }

function searchFormOf(sort: InvoiceSort): SearchForm<keyof PolicyTyped> {
  return searchForm(policyInvoicesCall(), {
    label: '保单号',
    fields: [
      { name: 'policyNo', label: '保单号', hint: hints[sort], writing: 'number' },
      {
        name: 'identifyNumber',
        label: '投保人或被保险人证件号码',
        hint: '单位填统一社会信用代码。',
        writing: 'id',
      },
    ],
  })
}

/** The invoices of a policy; of a car, those of the policies beside it come with them. */
function ByPolicyForm({ sort }: { readonly sort: InvoiceSort }) {
  const typed = usePolicyTyped(sort) ?? nothingTyped
  const form = useSearchForm({
    searchForm: searchFormOf(sort),
    typed,
    onFound(asked) {
      keepPolicyTyped(sort, asked)
      navigate(resultPath(sort, 'policy'))
    },
  })
  return (
    <SearchFormView label="按保单查发票" form={form} submitText="查询发票">
      {null}
    </SearchFormView>
  )
}

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

/** A branch that issues paper alone says so before anything is typed; a policy may be of another. */
function SwitchNotice() {
  const cityCode = useBasicInfo((basic) => basic.cityCode)
  const { value } = useCall(queryInvoiceSwitch, { cityCode })
  if (value?.isOn !== false) return null
  return (
    <div role="status">
      <NoticeBar tone="warning">{value.reason}</NoticeBar>
    </div>
  )
}

/** One invoice by what is printed on it; a fully digital one has no code, so its day is asked for. */
function ByNumberForm({ sort }: { readonly sort: InvoiceSort }) {
  const { invoiceNumber, invoiceCode, issueDate } = useInvoiceQuery()
  const isFullyDigital = useIsFullyDigital(queryInvoiceBybillNo, invoiceNumber)
  const form = useLookupForm(queryInvoiceBybillNo, {
    initial: { invoiceNumber, invoiceCode, issueDate, verificationCode: '' },
    fixed: isFullyDigital ? { invoiceCode: undefined } : { issueDate: undefined },
    onAnswer(_answer, asked) {
      const { invoiceCode = '', issueDate = '' } = asked
      useInvoiceQuery.setState({ invoiceNumber: asked.invoiceNumber, invoiceCode, issueDate })
      navigate(resultPath(sort, 'invoice'))
    },
  })
  return (
    <>
      <form {...form.props} aria-label="按发票查发票">
        <Fields>
          <InvoiceNumberField {...form.field('invoiceNumber')} />
          {isFullyDigital ? (
            <IssueDateField {...form.widget('issueDate')} />
          ) : (
            <InvoiceCodeField {...form.field('invoiceCode')} />
          )}
          <LookupFormEnd form={form} code={form.field('verificationCode')}>
            查询发票
          </LookupFormEnd>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}
