import { expect, test } from 'vitest'
import { documentsTogether } from './documents-together.ts'

const paper = (title: string, unavailable?: string) => ({ shown: { title, unavailable } })

test('what cannot be had is named with its reason', () => {
  const { documents, leftOut } = documentsTogether([
    paper('商业险'),
    paper('交强险电子标志', '这份保单已到期。'),
  ])
  expect(documents.map(({ shown }) => shown.title)).toEqual(['商业险'])
  expect(leftOut).toEqual(['交强险电子标志：这份保单已到期。'])
})

test('of twenty-two papers twenty go together, and the other two are named', () => {
  const all = Array.from({ length: 22 }, (_, at) => paper(`批单 ${at}`))
  const { documents, leftOut } = documentsTogether(all)
  expect(documents).toHaveLength(20)
  expect(leftOut).toEqual([
    '批单 20：一次最多 20 份，请单独打开。',
    '批单 21：一次最多 20 份，请单独打开。',
  ])
})
