import { expect, test } from 'vitest'
import { demoSmallClaims } from '../../../../platform/config/small-claim-settings.ts'
import { documentList } from '../document-list.ts'
import { amountKnown, documentsOfSmall, refuseUnknownDocuments } from './small-claims.ts'

const small = ['damage-photos', 'bank-card']

test('up to the amount of its row a loss asks for a photo and an account alone', () => {
  expect(documentsOfSmall(demoSmallClaims, 'own-damage', 200_000)).toEqual(small)
  expect(documentsOfSmall(demoSmallClaims, 'own-damage', 200_001)).toBeUndefined()
  expect(documentsOfSmall(demoSmallClaims, 'own-damage', undefined)).toBeUndefined()
})

test('somebody who was hurt is in no row of the demo, however little it is', () => {
  expect(documentsOfSmall(demoSmallClaims, 'injury', 1)).toBeUndefined()
})

test('a claim is as much as its offer, or as its damages once all are assessed', () => {
  const damages = [{ name: '后保险杠', remedy: '更换', amountFen: 90_000 }]
  expect(amountKnown({ damages })).toBe(90_000)
  expect(amountKnown({ damages: [...damages, { name: '尾灯', remedy: '更换' }] })).toBeUndefined()
  expect(amountKnown({ damages: [] })).toBeUndefined()
})

test('of two losses the one that is not small asks for all that it needs', () => {
  const listed = documentList(
    {
      lossTypes: ['own-damage', 'injury'],
      small: (loss) => documentsOfSmall(demoSmallClaims, loss, 50_000),
      isOpen: true,
      isAsked: true,
      isComplete: false,
      named: new Map(),
    },
    { files: [], verdicts: [] },
  ).map(({ type }) => type)
  expect(listed).toEqual(expect.arrayContaining([...small, 'medical-record', 'injured-identity']))
  expect(listed).not.toContain('repair-invoice')
})

test('what was sent while more was asked for stays on the list, and is missed no more', () => {
  const file = {
    id: 'a',
    type: 'repair-list',
    receivedAt: new Date('2026-11-20T01:00:00Z'),
  } as const
  const listed = documentList(
    {
      lossTypes: ['own-damage'],
      small: (loss) => documentsOfSmall(demoSmallClaims, loss, 50_000),
      isOpen: true,
      isAsked: true,
      isComplete: false,
      named: new Map(),
    },
    { files: [file], verdicts: [] },
  )
  expect(listed.map(({ type, isRequired }) => [type, isRequired])).toEqual([
    ['damage-photos', true],
    ['bank-card', true],
    ['repair-list', false],
  ])
})

test('a table that names what there is not keeps the service from starting, and says which', () => {
  const row = { loss: 'own-damage', upToFen: 1, documents: ['damage-photo'] }
  expect(() => refuseUnknownDocuments([row])).toThrow('damage-photo')
  expect(() => refuseUnknownDocuments([{ ...row, loss: 'own' }])).toThrow('own')
  expect(() => refuseUnknownDocuments(demoSmallClaims)).not.toThrow()
})
