import { maxValue, minValue, number, optional, pipe } from 'valibot'

/** Where a visitor is who allowed it to be known, in WGS-84 as browsers tell it; it is never kept. */
export const whereIAm = {
  latitude: optional(pipe(number(), minValue(-90), maxValue(90))),
  longitude: optional(pipe(number(), minValue(-180), maxValue(180))),
}
