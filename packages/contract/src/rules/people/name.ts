import { pipe, transform } from 'valibot'
import { judged } from '../judged.ts'
import { typed } from '../text.ts'

/**
 * `isName`: a person or a company, 2 to `max` characters. Middle dots, brackets and spaces are
 * brought to one spelling, so that the same name is found however it was typed.
 */
export function nameOf(label: string, max = 50) {
  return pipe(
    typed(label),
    transform(inOneSpelling),
    judged((name) => faultIn(name, label, max)),
  )
}

export const name = nameOf('姓名')

function inOneSpelling(name: string): string {
  return name
    .replaceAll(/[•・‧]/g, '·')
    .replaceAll('’', "'")
    .replaceAll('(', '（')
    .replaceAll(')', '）')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1')
}

function faultIn(name: string, label: string, max: number): string | undefined {
  if (!/^[\p{Script=Han}\p{Script=Latin}\p{Mark}\d·（）&'.,\- ]+$/u.test(name)) {
    return `${label}只能有汉字、字母、数字和“·（）”，请删去其他字符`
  }
  const length = [...name].length
  if (length < 2) return `${label}至少 2 个字，请填写完整`
  if (length > max) return `${label}最多 ${max} 个字，现在 ${length} 个，请删减`
  return /\p{Letter}/u.test(name) ? undefined : `${label}里没有文字，请重新填写`
}
