import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hotline } from '@ecenter/contract/constants/service.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { factsOf, newVisitor, type Visitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'

const ours = '400-800-1234'
const source = fileURLToPath(new URL('../..', import.meta.url))

const service = serviceOfTests({ demo: false, env: { HOTLINE: ours } })
let visitor: Visitor
beforeAll(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

test('no source file names the hotline itself', async () => {
  const all = await readdir(source, { recursive: true })
  const files = all.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('demo'))
  expect(files.length).toBeGreaterThan(100)
  const naming: string[] = []
  for (const file of files) {
    if ((await readFile(join(source, file), 'utf8')).includes(hotline)) naming.push(file)
  }
  expect(naming).toEqual([])
})

test('who finds nothing reads the number that is configured', async () => {
  const verificationCode = await visitor.readImageCode()
  const facts = factsOf({ car: cars.main, person: people.main })
  expect(await visitor.ask(findCarPolicies, { ...facts, verificationCode })).toMatchObject({
    code: '1007',
    message: `没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 ${ours}。`,
  })
})
