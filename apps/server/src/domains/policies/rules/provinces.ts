/** Provinces by the first two digits of a city code (GB/T 2260), with the character their plates begin with. */
const provinces: Readonly<Record<string, readonly [name: string, plate: string]>> = {
  11: ['北京', '京'],
  12: ['天津', '津'],
  13: ['河北', '冀'],
  14: ['山西', '晋'],
  15: ['内蒙古', '蒙'],
  21: ['辽宁', '辽'],
  22: ['吉林', '吉'],
  23: ['黑龙江', '黑'],
  31: ['上海', '沪'],
  32: ['江苏', '苏'],
  33: ['浙江', '浙'],
  34: ['安徽', '皖'],
  35: ['福建', '闽'],
  36: ['江西', '赣'],
  37: ['山东', '鲁'],
  41: ['河南', '豫'],
  42: ['湖北', '鄂'],
  43: ['湖南', '湘'],
  44: ['广东', '粤'],
  45: ['广西', '桂'],
  46: ['海南', '琼'],
  50: ['重庆', '渝'],
  51: ['四川', '川'],
  52: ['贵州', '贵'],
  53: ['云南', '云'],
  54: ['西藏', '藏'],
  61: ['陕西', '陕'],
  62: ['甘肃', '甘'],
  63: ['青海', '青'],
  64: ['宁夏', '宁'],
  65: ['新疆', '新'],
}

export interface Province {
  readonly name: string
  readonly platePrefix: string
}

export function provinceOf(cityCode: string): Province | undefined {
  const [name, platePrefix] = provinces[cityCode.slice(0, 2)] ?? []
  return name === undefined || platePrefix === undefined ? undefined : { name, platePrefix }
}
