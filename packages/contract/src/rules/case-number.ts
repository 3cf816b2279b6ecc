import { typedNumber } from './number-forms.ts'

/** The number of an appeal, which the service gives it. */
export const caseNumber = typedNumber('case', '受理编号', '提交时的页面')
