import { pipe, regex, string } from 'valibot'

/** A province, city or county: GB/T 2260 with `00` behind it. It is chosen from a list, not typed. */
export const cityCode = pipe(string('请选择城市'), regex(/^\d{6}00$/, '请选择城市'))
