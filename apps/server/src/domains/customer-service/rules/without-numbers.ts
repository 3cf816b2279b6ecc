/** Letters and digits, with what people write between them; wide ones too. */
const run = /[\dA-Za-z０-９Ａ-Ｚａ-ｚ](?:[\s\-－*＊]?[\dA-Za-z０-９Ａ-Ｚａ-ｚ]){5,}/g
const digit = /[\d０-９]/g
const mailbox = /[\w.+-]+@[\w.-]+/g
/** A plate has five characters of them with a letter before, a hotline or a sum has fewer. */
const digitsAtLeast = 4

/** What somebody typed, without the numbers of people, phones, policies and cars. */
export function withoutNumbers(text: string): string {
  return text
    .replaceAll(mailbox, '＊')
    .replaceAll(run, (typed) => ((typed.match(digit) ?? []).length < digitsAtLeast ? typed : '＊'))
}
