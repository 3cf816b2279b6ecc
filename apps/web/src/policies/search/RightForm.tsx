import { findPropertyPolicies, findUnplatedCar } from '@ecenter/contract/policies/policy-lookups.ts'
import { type ReactNode, useEffect } from 'react'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { keepDraft } from '../../state/form-drafts.ts'

export type RightFormName = 'new-car' | 'plate' | 'other'

/** The call of the form that takes the number. */
const calls = { 'new-car': findUnplatedCar, plate: undefined, other: findPropertyPolicies } as const

const words: Readonly<Record<RightFormName, ReactNode>> = {
  'new-car': (
    <>
      这是车险的保单号，请
      <a href="#/policy-query" data-click="policy query">
        用车牌号查
      </a>
      。还没有上牌的新车，请
      <a href="#/policy-query-newcar">用保单号查</a>，不用再填一遍。
    </>
  ),
  plate: (
    <>
      这是驾乘险的保单号，和车险一起查，请
      <a href="#/policy-query" data-click="policy query">
        用车牌号查
      </a>
      。
    </>
  ),
  other: (
    <>
      这不是车险的保单号，请到<a href="#/policy-query-property?by=number">其他保险</a>
      查，不用再填一遍。
    </>
  ),
}

interface RightFormProps {
  readonly name: RightFormName
  readonly policyNo: string
}

/** Where a policy number is looked up that was typed elsewhere; the form there has it already. */
export function RightForm({ name, policyNo }: RightFormProps) {
  const path = calls[name]?.path
  useEffect(() => {
    if (path !== undefined) keepDraft(path, 'policyNo', policyNo)
  }, [path, policyNo])
  return <NoticeBar>{words[name]}</NoticeBar>
}
