export const provinces = Array.from(
  '京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新',
)

/** A plate as the field shows it: 京 on the button, A12345 in the box. */
export interface PlateParts {
  readonly province: string
  readonly rest: string
}

/** New-energy plates have the longest rest. */
const restLength = 7

/**
 * Reads what was typed or pasted, with or without a province, dot and spaces.
 * Without one the given province stays.
 */
export function platePartsOf(typed: string, province: string): PlateParts {
  const characters = Array.from(typed.replaceAll(/[\s·•.．-]/g, '').toUpperCase())
  const [first] = characters
  const hasProvince = first !== undefined && provinces.includes(first)
  return {
    province: hasProvince ? first : province,
    rest: (hasProvince ? characters.slice(1) : characters).slice(0, restLength).join(''),
  }
}
