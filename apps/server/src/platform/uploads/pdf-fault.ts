/** Why a PDF is not taken. */
export type PdfFault =
  | 'broken'
  | 'encrypted'
  | 'active'
  | 'carries-files'
  | 'playing'
  | 'reaching'
  | 'concealing'
  | 'too-long'

/** A document of a claim is a few sheets; a book is none. */
export const pdfPagesAtMost = 60
