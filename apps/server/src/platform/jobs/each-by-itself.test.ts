import { expect, test } from 'vitest'
import { eachByItself } from './each-by-itself.ts'

test('what fails is told, and what comes after it is done', async () => {
  const happened: unknown[] = []
  const broken = new Error('broken')
  const log = { failure: (place: string, error: unknown) => void happened.push([place, error]) }
  await eachByItself({ log }, [
    async () => happened.push('first'),
    () => Promise.reject(broken),
    async () => happened.push('third'),
  ])
  expect(happened).toEqual(['first', ['jobs', broken], 'third'])
})
