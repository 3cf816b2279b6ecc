import type { Query, TypedOf } from '@ecenter/contract/call.ts'
import {
  noCarClaim,
  queryCarClaim,
  queryWapClaimList,
} from '@ecenter/contract/claims/claim-calls.ts'
import { numberForms, numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { type SearchForm, searchForm, type TextName } from '../../lookups/search-form.ts'
import type { OtherClaimQuery } from '../../state/other-claim-query.ts'
import type { CarFact, OtherFact } from '../claim-facts.ts'
import type { CarTyped } from '../found/claim-question.ts'

const insuredId = {
  name: 'identifyNumber',
  label: '被保险人证件号码',
  hint: '单位填统一社会信用代码。',
  writing: 'id',
} as const

/** Ways to the claims of a car. */
export const carForms: Readonly<Record<CarFact, SearchForm<TextName<CarTyped>>>> = {
  plate: claimForm(queryCarClaim, {
    label: '车牌号',
    fields: [{ name: 'licenseNo', label: '车牌号', writing: 'plate' }, insuredId],
  }),
  'car-policy': claimForm(queryCarClaim, {
    label: '车险保单号',
    fields: [
      {
        name: 'policyNo',
        label: '保单号',
        hint: numberHint(numberForms().carPolicy, '在保单右上角'),
        writing: 'number',
      },
      insuredId,
    ],
  }),
}

/** Ways to a claim of any kind. */
export const otherForms: Readonly<Record<OtherFact, SearchForm<TextName<OtherClaimQuery>>>> = {
  report: claimForm(queryWapClaimList, {
    label: '报案号',
    note: '车险也能查',
    fields: [
      {
        name: 'registNo',
        label: '报案号',
        hint: numberHint(numberForms().report, '在报案短信里'),
        writing: 'number',
      },
      { name: 'insuredName', label: '被保险人姓名', writing: 'name' },
    ],
  }),
  policy: claimForm(noCarClaim, {
    label: '保单号',
    note: '车险以外',
    fields: [
      {
        name: 'policyNo',
        label: '保单号',
        hint: numberHint(numberForms().policy, '在保单右上角'),
        writing: 'number',
      },
      insuredId,
    ],
  }),
  reporter: claimForm(queryWapClaimList, {
    label: '报案人',
    note: '姓名和手机',
    fields: [
      { name: 'reportorName', label: '报案人姓名', writing: 'name' },
      { name: 'mobile', label: '报案时留的手机号', writing: 'mobile' },
    ],
  }),
}

function claimForm<C extends Query, Name extends Extract<keyof TypedOf<C>, string>>(
  call: C,
  rest: Pick<SearchForm<Name>, 'label' | 'note' | 'fields'>,
): SearchForm<Name> {
  return searchForm<C, Name>(call, { ...rest, isSlideGuarded: true })
}
