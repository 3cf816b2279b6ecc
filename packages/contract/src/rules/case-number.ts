import { type NumberForm, numberForms, typedNumber } from './number-forms.ts'

/** Of an insurer that says no other. */
export const usualCase: NumberForm = ['TS\\d{16}', 'TS', 18, 18, 18]

export function caseForm(): NumberForm {
  return numberForms().case ?? usualCase
}

/** The number of an appeal, which the service gives it. */
export const caseNumber = typedNumber(caseForm, '受理编号', '提交时的页面')
