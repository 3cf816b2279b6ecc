import { returnCouriers } from '@ecenter/contract/constants/couriers.ts'
import { findByReading } from '../../kit/lists/find-by-reading.ts'
import type { Section } from '../../kit/lists/IndexSection.tsx'

/** By which most parcels go back. */
const common = ['顺丰速运', '中通快递', '圆通速递', '韵达快递', '申通快递', '极兔速递', '京东快递']

const couriers = returnCouriers.map(({ name, initial, reading }) => ({
  name,
  initial,
  spelling: reading.replaceAll(' ', ''),
  initials: reading
    .split(' ')
    .map((syllable) => syllable.charAt(0))
    .join(''),
}))

/** All couriers by letter, the common ones first; or those that were searched for. */
export function courierSections(typed: string): readonly Section[] {
  if (typed.trim() === '') return byLetter()
  const found = findByReading(couriers, typed).map(({ name }) => name)
  return found.length === 0 ? [] : [sectionOf('快递公司', found)]
}

function byLetter(): Section[] {
  const letters = [...new Set(couriers.map(({ initial }) => initial))]
  return [
    sectionOf('常用', common),
    ...letters.map((letter) =>
      sectionOf(
        letter,
        couriers.filter(({ initial }) => initial === letter).map(({ name }) => name),
      ),
    ),
  ]
}

function sectionOf(letter: string, names: readonly string[]): Section {
  return { letter, rows: names.map((name) => ({ key: name, label: name })) }
}
