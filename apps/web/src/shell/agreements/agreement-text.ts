/** The words of an agreement. `{brand}` and `{hotline}` stand for those of the settings. */
export type AgreementText = readonly AgreementSection[]

interface AgreementSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}
