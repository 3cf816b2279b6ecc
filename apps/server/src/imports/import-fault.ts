/** Why an import could not begin, or could not go on, in words for who started it; they hold no row's data. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault'
}
