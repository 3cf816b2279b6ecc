import { numberFormsOf } from '../../platform/numbers/number-forms-of.ts'
import type { NumberTable } from '../../platform/numbers/number-table.ts'

/**
 * Says what numbers look like where they are other than usual, before any program of the page runs
 * (`number-forms.ts`); its hash is in the content security policy as that of every inline script.
 * Patterns have capitals, digits and signs alone, so nothing of them ends the script.
 */
export function withNumbers(html: string, numbers: NumberTable | undefined): string {
  if (numbers === undefined) return html
  const script = `<script>numberForms=${JSON.stringify(numberFormsOf(numbers))}</script>`
  return html.replace('<title>', (title) => script + title)
}
