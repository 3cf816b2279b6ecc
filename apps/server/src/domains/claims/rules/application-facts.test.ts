import { expect, test } from 'vitest'
import { corrected, correctionIn, whyNotSigned } from './application-facts.ts'

const person = { idNumber: '110199198506151375' }
const needed = { state: 'needed', canSend: true } as const

test('who is asked for the application, or had one sent back, signs it', () => {
  const asked = { insured: person, isOpen: true }
  expect(whyNotSigned({ ...asked, document: needed })).toBeUndefined()
  expect(whyNotSigned({ ...asked, document: { ...needed, state: 'refused' } })).toBeUndefined()
})

test('who may not sign now reads why', () => {
  const asked = { insured: person, isOpen: true, document: needed }
  const why = [
    whyNotSigned({ ...asked, document: { state: 'received', canSend: true } }),
    whyNotSigned({ ...asked, isOpen: false }),
    whyNotSigned({ ...asked, document: undefined }),
    whyNotSigned({ ...asked, document: { state: 'later', canSend: false } }),
    whyNotSigned({ ...asked, document: { state: 'refused', canSend: false } }),
  ]
  expect(why.map((words) => words?.slice(0, 12))).toEqual([
    '索赔申请书已经收到，不用',
    '这次理赔已经结束，不用再',
    '这次理赔不需要索赔申请书',
    '索赔申请书现在还不用签，',
    '索赔申请书已经交了很多次',
  ])
})

test('a company stamps what it claims, so it is sent as a photo', () => {
  const insured = { idNumber: '91120199MA00030011' }
  expect(whyNotSigned({ insured, isOpen: true, document: needed })).toContain('盖公章')
})

test('what was left as it was is no correction, and what was corrected stands as it was signed', () => {
  const report = { place: '文一路 8 号', course: '被追尾。' }
  expect(correctionIn(report, report)).toEqual({})
  const said = correctionIn(report, { ...report, place: '文二路 1 号' })
  expect(said).toEqual({ place: '文二路 1 号' })
  const facts = { registNo: '', policyNos: [], productName: '', insured: { name: '', ...person } }
  const whole = { ...facts, accidentAt: '', cause: '', vehicles: [], ...report }
  expect(corrected(whole, said)).toMatchObject({ place: '文二路 1 号', course: '被追尾。' })
})
