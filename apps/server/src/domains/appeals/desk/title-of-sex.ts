import type { AppealSecrets } from '../store/appeal-record.ts'

/** How somebody is addressed, by what they said of themselves. */
export function titleOfSex(sex: AppealSecrets['sex']): string {
  return { '1': '先生', '2': '女士' }[sex]
}
