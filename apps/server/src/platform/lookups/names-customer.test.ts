import { expect, test } from 'vitest'
import { testKeyMaterial } from '../../../test/test-keys.ts'
import { keysFrom } from '../keys/keys.ts'
import { namesCustomer } from './names-customer.ts'

const keys = keysFrom(testKeyMaterial())
const customer = {
  customerKey: keys.searchHash('customer', '110199198506151375'),
  mobile: '13800005678',
  name: '王明',
}
const plate = keys.searchHash('lookup-target', 'plate', '京A8K621')
const other = keys.searchHash('customer', '310199196811022463')

test.each([
  ['their ID number', { identities: [customer.customerKey], targets: [plate] }, true],
  ['their phone', { identities: [keys.searchHash('phone', '13800005678')], targets: [] }, true],
  [
    'their name',
    { identities: [plate], targets: [], places: [keys.searchHash('insured-name', '王明')] },
    true,
  ],
  ['the ID number of somebody else', { identities: [other], targets: [plate] }, false],
  ['nobody', { identities: [plate], targets: [] }, false],
  ['nobody, as anybody may', { identities: [plate], targets: [], carriedBy: 'anybody' }, true],
  [
    'them by their own link',
    { identities: [customer.customerKey], targets: [], carriedBy: 'nobody' },
    false,
  ],
] as const)('a question that names %s', (_, question, names) => {
  expect(namesCustomer(keys, customer, question)).toBe(names)
})

test('a customer whose phone and name are unknown is named by the ID number alone', () => {
  const { customerKey } = customer
  const byPhone = { identities: [keys.searchHash('phone', '')], targets: [] } as const
  expect(namesCustomer(keys, { ...customer, mobile: undefined, name: undefined }, byPhone)).toBe(
    false,
  )
  expect(
    namesCustomer(
      keys,
      { customerKey, mobile: undefined, name: undefined },
      { identities: [customerKey], targets: [] },
    ),
  ).toBe(true)
})
