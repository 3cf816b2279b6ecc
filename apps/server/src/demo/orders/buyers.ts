import { carOf, type DemoCar, newCar } from '../car.ts'
import { residentId } from '../made-up-numbers.ts'
import type { Party } from '../people.ts'

/** Who have placed an order and are no customers yet. Nobody real: see `residentId`. */
export const buyers = {
  withOccupants: buyer('袁浩然', residentId('3201', '1989-04-08', 651), '13500006510'),
  withoutPlate: buyer('夏雨晴', residentId('3301', '1997-08-16', 652), '13900006520'),
  tooLate: buyer('田志明', residentId('3101', '1978-01-23', 653), '13600006530'),
  paid: buyer('姜晓峰', residentId('3302', '1990-11-05', 655), '15800006550'),
  examined: buyer('邱国庆', residentId('3101', '1986-10-01', 657), '18600006570'),
  declined: buyer('侯俊杰', residentId('2101', '1983-05-29', 659), '13700006590'),
  toCourier: buyer('龙慧敏', residentId('3101', '1969-12-12', 662), '13800006620'),
  cancelled: buyer('俞静怡', residentId('4201', '1992-03-14', 666), '18100006660'),
  refunded: buyer('万家宝', residentId('3205', '1994-02-18', 661), '15900006610'),
  atHome: buyer('潘秀兰', residentId('5101', '1958-09-30', 664), '13400006640'),
} satisfies Record<string, Party>

/** The cars of `buyers`, by the same names, and the second one of the main customer. */
export const boughtCars = {
  main: carOf({ model: 'suv', year: 2023, serial: 103_138, area: '1101', licenseNo: '京A5M308' }),
  withOccupants: carOf({
    model: 'sedan',
    year: 2022,
    serial: 103_651,
    area: '3201',
    licenseNo: '苏A3K826',
  }),
  tooLate: carOf({
    model: 'sedan',
    year: 2018,
    serial: 103_653,
    area: '3101',
    licenseNo: '沪A4R653',
  }),
  paid: carOf({ model: 'suv', year: 2021, serial: 103_655, area: '3302', licenseNo: '浙B6T655' }),
  examined: carOf({
    model: 'electric',
    year: 2023,
    serial: 103_657,
    area: '3101',
    licenseNo: '沪AF36570',
  }),
  declined: carOf({
    model: 'van',
    year: 2018,
    serial: 103_659,
    area: '2101',
    licenseNo: '辽A2P659',
    useNature: '营业货运',
  }),
  toCourier: carOf({
    model: 'sedan',
    year: 2019,
    serial: 103_662,
    area: '3101',
    licenseNo: '沪B8C662',
  }),
  cancelled: carOf({
    model: 'sedan',
    year: 2021,
    serial: 103_666,
    area: '4201',
    licenseNo: '鄂A9D666',
  }),
  refunded: carOf({
    model: 'suv',
    year: 2020,
    serial: 103_661,
    area: '3205',
    licenseNo: '苏E1H661',
  }),
} satisfies Record<string, DemoCar>

/** Bought yesterday, so it has no plate to be found by. */
export function unplatedCar(yesterday: string): DemoCar {
  return newCar(yesterday, { serial: 103_652, area: '3301' })
}

function buyer(name: string, idNumber: string, mobile: string) {
  return { name, idNumber, mobile }
}
