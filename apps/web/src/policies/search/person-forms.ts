import { findPoliciesOfPerson } from '@ecenter/contract/policies/policies-of-people.ts'
import { type SearchForm, searchForm, type TextName } from '../../lookups/search-form.ts'
import type { WarrantyQuery } from '../../state/warranty-query.ts'
import type { PersonFact } from '../found/policy-question.ts'

/** Tells people of one name and the same last characters apart. */
const phoneOnFile = {
  name: 'partMobile',
  label: '登记的手机号',
  hint: '投保时留下的手机号。',
  writing: 'mobile',
} as const

const tailHint = '最后一位是字母 X 的，也算 1 位。'

/** Ways to all policies of a person. */
export const personForms: Readonly<Record<PersonFact, SearchForm<TextName<WarrantyQuery>>>> = {
  insured: searchForm(findPoliciesOfPerson, {
    label: '被保险人',
    note: '姓名和证件号',
    fields: [
      { name: 'insuredName', label: '被保险人姓名', writing: 'name' },
      {
        name: 'identifyNumber',
        label: '证件号码',
        hint: '单位填统一社会信用代码。',
        writing: 'id',
      },
    ],
    oneMore: phoneOnFile,
  }),
  student: searchForm(findPoliciesOfPerson, {
    label: '学生',
    note: '姓名和后四位',
    fields: [
      { name: 'studentName', label: '学生姓名', writing: 'name' },
      {
        name: 'studentIdentifyNumber',
        label: '学生证件号后四位',
        hint: tailHint,
        writing: 'id-tail',
      },
    ],
    oneMore: phoneOnFile,
    isAboutMinor: true,
  }),
  parent: searchForm(findPoliciesOfPerson, {
    label: '家长',
    note: '姓名和后四位',
    fields: [
      { name: 'parentName', label: '家长姓名', writing: 'name' },
      {
        name: 'parentIdentifyNumber',
        label: '家长证件号后四位',
        hint: tailHint,
        writing: 'id-tail',
      },
    ],
    oneMore: phoneOnFile,
    isAboutMinor: true,
  }),
  applicant: searchForm(findPoliciesOfPerson, {
    label: '投保人',
    note: '后四位和手机',
    fields: [
      {
        name: 'applicantIdentifyNumber',
        label: '投保人证件号后四位',
        hint: tailHint,
        writing: 'id-tail',
      },
      {
        name: 'applicantMobile',
        label: '投保人手机号',
        hint: '投保时留下的手机号。',
        writing: 'mobile',
      },
    ],
    oneMore: phoneOnFile,
  }),
}
