import type { DeliveryStory } from './story.ts'

const chaoyang = { countyCode: '11010500', address: '柳园街 18 号院 6 号楼 1203 室' }
const xihu = { countyCode: '33010600', address: '梅坞路 9 号 2 幢 301 室' }

/** Has one on its way and one that came last year. */
const withTwo = {
  name: '戴国平',
  born: '1974-06-18',
  area: '3301',
  licenseNo: '浙A9K832',
  to: xihu,
} as const

/** Sequence B, one for each of its codes, and what customers made of it. */
export const paidInAdvance: readonly DeliveryStory[] = [
  {
    serial: 831,
    sequence: 'B',
    codes: ['0', '1', '2', '41', '2'],
    facts: { reason: 'no-answer' },
    name: '罗嘉敏',
    born: '1986-04-14',
    area: '1101',
    licenseNo: '京N8L831',
    to: chaoyang,
    agreed: { inDays: 0, hours: '14:00–18:00' },
    carrier: { code: 'SF', trackingNo: 'SF1390104831077' },
    courier: { name: '陈师傅', phone: '13800109803' },
    shows: 'on its way again today after nobody had answered (B 2)',
  },
  {
    serial: 832,
    sequence: 'B',
    codes: ['0', '1'],
    ...withTwo,
    agreed: { inDays: 1, hours: '18:00–21:00' },
    shows: 'two: one prepared for tomorrow (B 1), one received last year (B 3)',
  },
  {
    serial: 833,
    sequence: 'B',
    codes: ['0'],
    name: '贾雪梅',
    born: '1991-01-29',
    area: '1101',
    licenseNo: '京N8L833',
    to: chaoyang,
    shows: 'insured, nothing prepared yet (B 0)',
  },
  {
    serial: 834,
    sequence: 'B',
    codes: ['0', '1', '2', '3'],
    name: '熊建国',
    born: '1959-10-10',
    area: '1101',
    licenseNo: '京N8L834',
    to: chaoyang,
    hasGiftCard: true,
    shows: 'ordered with a gift card, received (B 3)',
  },
  {
    serial: 835,
    sequence: 'B',
    codes: ['0', '1', '2', '41'],
    facts: { reason: 'no-answer' },
    name: '金晓东',
    born: '1983-03-03',
    area: '3301',
    licenseNo: '浙A9K835',
    to: xihu,
    carrier: { code: 'JD', trackingNo: 'JDVA01048350066' },
    shows: 'nobody answered: choose another time, another address or no paper (B 41)',
  },
  {
    serial: 836,
    sequence: 'B',
    codes: ['0', '1', '42'],
    facts: { reason: 'held-up' },
    name: '石慧兰',
    born: '1968-08-22',
    area: '3301',
    licenseNo: '浙A9K836',
    to: xihu,
    shows: 'could not leave: bad weather (B 42)',
  },
  {
    serial: 837,
    sequence: 'B',
    codes: ['0', '1', '2', '41', '1'],
    facts: { change: 'electronic-only' },
    name: '姚子轩',
    born: '1998-05-05',
    area: '1101',
    licenseNo: '京N8L837',
    to: chaoyang,
    shows: 'wants no paper any more',
  },
  {
    serial: 838,
    sequence: 'B',
    codes: ['0', '1', '2', '41'],
    facts: { reason: 'wrong-address' },
    name: '邵玉珍',
    born: '1947-02-11',
    area: '1101',
    licenseNo: '京N8L838',
    to: chaoyang,
    hasNoPhone: true,
    shows: 'no phone on file: the hotline changes it (B 41)',
  },
]

/** Found beside the other of its car, so it is not tried by itself. */
export const receivedLastYear: DeliveryStory = {
  serial: 832,
  sequence: 'B',
  codes: ['0', '1', '2', '3'],
  ...withTwo,
  daysAgo: 370,
  shows: 'received last year',
}
