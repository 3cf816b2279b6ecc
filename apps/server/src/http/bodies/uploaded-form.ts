/** What a form carried: its texts, and its file as bytes. */
export class UploadedForm {
  readonly fields: Readonly<Record<string, unknown>>
  /** Of all names, texts and bytes, in their order. */
  readonly digest: string

  constructor(fields: Readonly<Record<string, unknown>>, digest: string) {
    this.fields = fields
    this.digest = digest
  }
}
