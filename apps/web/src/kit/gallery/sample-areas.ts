import type { Area } from '../fields/area-columns.ts'

/** Two provinces with cities and counties, and a municipality that has no level of cities. */
export const sampleAreas: readonly Area[] = [
  area('11000000', '北京市', [
    area('11010100', '东城区'),
    area('11010500', '朝阳区'),
    area('11010800', '海淀区'),
  ]),
  area('44000000', '广东省', [
    area('44010000', '广州市', [area('44010300', '荔湾区'), area('44010600', '天河区')]),
    area('44030000', '深圳市', [area('44030400', '福田区'), area('44030500', '南山区')]),
  ]),
  area('53000000', '云南省', [
    area('53280000', '西双版纳傣族自治州', [
      area('53280100', '景洪市'),
      area('53282200', '勐海县'),
    ]),
    area('53040000', '玉溪市', [area('53042800', '元江哈尼族彝族傣族自治县')]),
  ]),
]

function area(code: string, name: string, children?: readonly Area[]): Area {
  return children === undefined ? { code, name } : { code, name, children }
}
