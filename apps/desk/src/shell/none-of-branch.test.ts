import { expect, test } from 'vitest'
import { noneOfBranch } from './EmptyOfBranch.tsx'

test('an empty list says whose it is, but at the head office', () => {
  const title = '没有超期的'
  expect(noneOfBranch(undefined, title)).toBe('没有超期的')
  expect(noneOfBranch({ name: '杭州分公司' }, title)).toBe('在您机构内没有超期的')
  expect(noneOfBranch({ name: '机构未识别', isUnknown: true }, title)).toBe(
    '在您能看到的范围内没有超期的',
  )
})
