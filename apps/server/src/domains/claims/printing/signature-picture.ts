import { strokesOf } from '@ecenter/contract/rules/people/signature.ts'

/** The strokes of a hand as an SVG, a thousand wide and 400 high as the box that was signed in. */
export function signaturePicture(signature: string): string {
  const path = strokesOf(signature)
    .map((points) => `M${points.map(([x, y]) => `${x} ${Math.round(y * 0.4)}`).join('L')}`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 400"><path d="${path}" fill="none" stroke="#14202a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
