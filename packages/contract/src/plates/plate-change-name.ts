/** What giving a car a plate is called, the same on every screen: the first one is added, another one corrects. */
export function plateChangeName(licenseNo: string | undefined): '补录车牌' | '更正车牌' {
  return licenseNo === undefined ? '补录车牌' : '更正车牌'
}
