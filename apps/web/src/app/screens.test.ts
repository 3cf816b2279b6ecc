import { expect, test } from 'vitest'
import { firstScreens, nextScreens, type Screens } from './screens.ts'

const list = '#/policy-queryResult'
const detail = '#/policy-detail?handle=x'
const clauses = '#/policy-detail-PDFList?handle=x'

/** Each page is left where it says, or at its top. */
function walk(...hashes: readonly (string | readonly [string, number])[]): Screens {
  const [first = '', ...rest] = hashes.map((each) => (typeof each === 'string' ? each : each[0]))
  let leftAt = scrollOf(hashes[0])
  let screens = firstScreens(first)
  rest.forEach((hash, at) => {
    screens = nextScreens(screens, { hash, scrollY: leftAt })
    leftAt = scrollOf(hashes[at + 1])
  })
  return screens
}

function scrollOf(each: string | readonly [string, number] | undefined): number {
  return each === undefined || typeof each === 'string' ? 0 : each[1]
}

test('every page begins at its top, wherever the one before was left', () => {
  expect(walk(['#/policy-query', 300], '#/agreement')).toMatchObject({
    shown: { id: 1, hash: '#/agreement' },
    scrollY: 0,
  })
})

test('the first page of a visit is not moved', () => {
  expect(walk('#/policy-query').scrollY).toBeUndefined()
})

test('back from the detail the list is the same screen, where it was left', () => {
  const there = walk('#/policy-query-property', [list, 420])
  const back = walk('#/policy-query-property', [list, 420], [detail, 90], list)
  expect(back).toMatchObject({ shown: there.shown, scrollY: 420, isReturn: true })
})

test('also by way of the clauses, and a second time', () => {
  const back = walk('#/home', [list, 420], detail, clauses, detail, [list, 610], detail, list)
  expect(back).toMatchObject({ shown: { id: 1 }, scrollY: 610, isReturn: true })
})

test('a list that was opened directly is kept too', () => {
  expect(walk([list, 50], detail, list)).toMatchObject({ shown: { id: 0 }, scrollY: 50 })
})

test('back from a car policy, which a list of all kinds may open, it is kept as well', () => {
  const persons = '#/warranty-query-list?by=insured'
  const back = walk([persons, 300], '#/policy-carDetail?handle=a', persons)
  expect(back).toMatchObject({ shown: { id: 0 }, scrollY: 300, isReturn: true })
})

test.each(['#/policy-query-property', '#/home', clauses, '#/policy-carQueryResult'])(
  'from %s the list is opened anew',
  (elsewhere) => {
    const opened = walk([list, 420], elsewhere, list)
    expect(opened).toMatchObject({ scrollY: 0, isReturn: false })
    expect(opened.shown.id).toBeGreaterThan(0)
  },
)

test('back from an outlet its list is kept; one of policies does not wait for an outlet', () => {
  const outlets = '#/outlet-query'
  const outlet = '#/outlet-detail?chosenItem=x'
  const back = walk('#/home', [outlets, 900], outlet, outlets)
  expect(back).toMatchObject({ shown: { id: 1 }, scrollY: 900, isReturn: true })
  expect(walk(outlets, outlet, '#/home').kept).toBeUndefined()
  expect(walk(list, outlet).kept).toBeUndefined()
  expect(walk(outlets, detail).kept).toBeUndefined()
})

test('another list is another screen', () => {
  expect(walk([list, 420], detail, `${list}?page=2`)).toMatchObject({ isReturn: false, scrollY: 0 })
})

test('while a detail is read the list waits; of two lists the later one', () => {
  expect(walk(list, detail, '#/pdf').kept).toMatchObject({ id: 0 })
  expect(walk(list, '#/home', list, detail).kept).toMatchObject({ id: 2 })
})

test('whoever goes elsewhere from a detail leaves no list behind', () => {
  const elsewhere = walk(list, detail, '#/home')
  expect(elsewhere.kept).toBeUndefined()
  expect(walk([list, 420], detail, '#/home', detail, list)).toMatchObject({ isReturn: false })
})

test('the same address once more changes nothing', () => {
  const before = walk(list, detail)
  expect(nextScreens(before, { hash: detail, scrollY: 90 })).toBe(before)
})
