import { beforeEach, expect, test } from 'vitest'
import { keptStore, type Place } from './kept-store.ts'
import { closeLossNotice, useLostState } from './lost-state.ts'

const empty = { plate: '', code: '', isNewCar: false, items: ['all'] as readonly string[] }

beforeEach(() => closeLossNotice())

function placeWith(text: string | null): Place & { written: string | null } {
  return {
    written: text,
    read() {
      return this.written
    },
    write(_name, next) {
      this.written = next
    },
  }
}

function sealedPlaceWith(text: string): Place & { written: string } {
  return {
    written: text,
    async read() {
      return this.written
    },
    async write(_name, next) {
      this.written = next
    },
  }
}

const open = (place: Place) => keptStore(empty, { name: 'form', place, except: ['code'] })

test('what was typed is there after a reload, and codes are not', () => {
  const place = placeWith(null)
  open(place).setState({ plate: '京A12345', code: '8K3d', items: ['claims'] })
  expect(open(place).getState()).toEqual({ ...empty, plate: '京A12345', items: ['claims'] })
})

test('a sealed store fills itself as soon as it is opened, and says when', async () => {
  const sealed: Place = { read: async () => '{"plate":"京A12345"}', write: async () => {} }
  const store = open(sealed)
  expect([store.getState().plate, store.isRestored.getState().value]).toEqual(['', false])
  await expect.poll(() => store.isRestored.getState().value).toBe(true)
  expect(store.getState().plate).toBe('京A12345')
})

test('what the customer typed before the seal was broken wins, and is kept', async () => {
  const place = sealedPlaceWith('{"plate":"京A12345"}')
  const store = open(place)
  store.setState({ plate: '沪B' })
  await expect.poll(() => store.isRestored.getState().value).toBe(true)
  expect(store.getState().plate).toBe('沪B')
  expect(place.written).toContain('沪B')
})

test('what was kept is put together with what was typed before the seal was broken, and kept', async () => {
  const place = sealedPlaceWith('{"items":["first"]}')
  const store = keptStore(empty, {
    name: 'form',
    place,
    join: ({ items = [] }, typed) => ({ ...typed, items: [...items, ...typed.items] }),
  })
  store.setState({ items: ['second'] })
  await expect.poll(() => store.isRestored.getState().value).toBe(true)
  expect(store.getState().items).toEqual(['first', 'second'])
  expect(place.written).toContain('["first","second"]')
})

test.each(['{"plate":', '7', 'null', '"京A12345"', '[1]'])(
  'a damaged storage (%s) gives a clean start, and the customer is told',
  (text) => {
    expect(open(placeWith(text)).getState()).toEqual(empty)
    expect(useLostState.getState().names).toEqual(['form'])
  },
)

test('the state of another deployment gives the fields that still fit, and the others are told', () => {
  const other = { plate: '京A12345', isNewCar: 'yes', items: { all: true } }
  const store = open(placeWith(JSON.stringify(other)))
  expect(store.getState()).toEqual({ ...empty, plate: '京A12345' })
  expect(useLostState.getState().names).toEqual(['form'])
})

test('a field that the site no longer has is nothing to tell', () => {
  const store = open(placeWith(JSON.stringify({ plate: '京A12345', gone: 1 })))
  expect(store.getState()).toEqual({ ...empty, plate: '京A12345' })
  expect(useLostState.getState().names).toEqual([])
})

test.each([
  ['forbidden', () => fail('SecurityError')],
  ['sealed and broken', () => Promise.reject(new Error('gone'))],
])('with a storage that is %s the page goes on in memory', async (_, fails) => {
  const store = open({ read: fails, write: fails })
  store.setState({ plate: '京A12345' })
  await expect.poll(() => store.isRestored.getState().value).toBe(true)
  store.setState({ isNewCar: true })
  expect(store.getState()).toMatchObject({ plate: '京A12345', isNewCar: true })
})

test('a full storage takes nothing away from the page', () => {
  const store = open({ read: () => null, write: () => fail('QuotaExceededError') })
  store.setState({ plate: '京A12345' })
  expect(store.getState().plate).toBe('京A12345')
})

function fail(name: string): never {
  throw new DOMException('no', name)
}
