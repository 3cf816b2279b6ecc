import { numberForms, typedNumber } from './number-forms.ts'

/** The number of a report (报案号), under which its claim goes on. */
export const reportNumber = typedNumber(() => numberForms().report, '报案号', '报案短信')
