/** What a spreadsheet takes for the beginning of a formula, also behind marks of ours. */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** A cell as text for a spreadsheet, as in tables of the desk; one that has the mark already gets another. */
export function withFormulaMark(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** What the cell was before. */
export function withoutFormulaMark(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
