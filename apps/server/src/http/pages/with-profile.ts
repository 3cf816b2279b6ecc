import type { Settings } from '../../platform/config/settings.ts'
import { numberFormsOf } from '../../platform/numbers/number-forms-of.ts'

/**
 * Says what an insurer's numbers look like and within what time it acts, where that is other than usual,
 * before any program of the page runs (`number-forms.ts`, `promised-times.ts`); its hash is in the content
 * security policy as that of every inline script. Patterns have capitals, digits and signs alone and times
 * are numbers, so nothing of them ends the script.
 */
export function withProfile(
  html: string,
  { numbers, promisedTimes }: Pick<Settings, 'numbers' | 'promisedTimes'>,
): string {
  const said = [
    ...(numbers ? [`numberForms=${JSON.stringify(numberFormsOf(numbers))}`] : []),
    ...(promisedTimes ? [`promisedTimes=${JSON.stringify(promisedTimes)}`] : []),
  ]
  if (said.length === 0) return html
  return html.replace('<title>', (title) => `<script>${said.join(';')}</script>${title}`)
}
