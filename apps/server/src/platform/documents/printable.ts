/**
 * A text with every character that the font lacks written as its number, such as 〔U+2CB2F〕: a rare
 * character of a name would otherwise fail the document, and one that is invisible or turns the
 * direction of writing would print what is not stored. White space that the font lacks becomes a
 * plain space; line ends stay.
 */
export function printable(text: string, characters: ReadonlySet<number>): string {
  return Array.from(text, (character) => {
    const codePoint = character.codePointAt(0) ?? 0
    if (character === '\n' || characters.has(codePoint)) return character
    return /\s/.test(character) ? ' ' : `〔U+${inHex(codePoint)}〕`
  }).join('')
}

function inHex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0')
}
