import type { AppealSecrets } from '../store/appeal-record.ts'

/** How somebody is addressed, by what they said of themselves; by their name alone where they said nothing. */
export function titleOfSex(sex: AppealSecrets['sex']): string {
  return sex === undefined ? '' : { '1': '先生', '2': '女士' }[sex]
}
