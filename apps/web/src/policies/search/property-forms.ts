import { findLoanPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { findTrafficCoversWithoutCar } from '@ecenter/contract/policies/policy-calls.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { numberForms, numberHint } from '@ecenter/contract/rules/number-forms.ts'
import {
  type SearchField,
  type SearchForm,
  searchForm,
  type TextName,
} from '../../lookups/search-form.ts'
import type { OtherPolicyQuery } from '../../state/other-policy-query.ts'
import type { PropertyFact } from '../found/policy-question.ts'

/** By whose facts a policy is asked for. */
export const personTypes = { '0': '投保人', '1': '被保险人' } as const
export type PersonType = keyof typeof personTypes

type Name = TextName<OtherPolicyQuery>

/** Ways to a policy other than car; labels and hints follow the person whose facts are typed. */
export function propertyForms(
  personType: PersonType,
): Readonly<Record<PropertyFact, SearchForm<Name>>> {
  const person = personTypes[personType]
  const id: SearchField<'identifyNumber'> = {
    name: 'identifyNumber',
    label: `${person}证件号码`,
    hint: '单位填统一社会信用代码。',
    writing: 'id',
  }
  const besideSerial: SearchField<'insuredName'> = {
    name: 'insuredName',
    label: `${person}姓名`,
    hint: '上面填的是流水号时，可以再填姓名核对。',
    writing: 'name',
    isOptional: true,
  }
  const fixed = { personType }
  return {
    number: searchForm(findPropertyPolicies, {
      label: '保单号',
      fields: [
        {
          name: 'policyNo',
          label: '保单号',
          hint: numberHint(numberForms().policy, '在保单右上角'),
          writing: 'number',
        },
        id,
      ],
      fixed,
    }),
    name: searchForm(findPropertyPolicies, {
      label: '姓名或流水号',
      fields: [
        {
          name: 'visaserialNo',
          label: `${person}姓名或单证流水号`,
          hint: '流水号在纸质保单的条形码旁。',
          writing: 'name',
        },
        besideSerial,
        id,
      ],
      fixed,
    }),
    loan: searchForm(findLoanPolicies, {
      label: '借款合同号',
      fields: [
        {
          name: 'loanContractNo',
          label: '借款合同号',
          hint: '与贷款机构签的合同首页有。',
          writing: 'number',
        },
        { name: 'identifyNumber', label: '借款人证件号码', writing: 'id' },
      ],
    }),
    traffic: searchForm(findTrafficCoversWithoutCar, {
      label: '交通意外险',
      fields: [
        {
          name: 'visaserialNo',
          label: `${person}姓名或单证流水号`,
          hint: '查还在保障期的驾乘和交通意外保单。',
          writing: 'name',
        },
        besideSerial,
        id,
      ],
      fixed,
    }),
  }
}
