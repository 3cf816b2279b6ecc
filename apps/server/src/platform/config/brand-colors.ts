/** One step of the brand's colour: how light it is, as the style sheet of the pages counts. */
export interface BrandColor {
  readonly step: number
  /** As `#rrggbb`. */
  readonly hex: string
}

type Rgb = readonly [number, number, number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** How far each step goes from the colour itself, which is step 600. */
const steps = [
  { step: 50, towards: white, share: 0.92 },
  { step: 100, towards: white, share: 0.84 },
  { step: 200, towards: white, share: 0.66 },
  { step: 500, towards: white, share: 0.12 },
  { step: 600, towards: white, share: 0 },
  { step: 700, towards: black, share: 0.21 },
  { step: 800, towards: black, share: 0.41 },
]

/** What is read on what on the pages, and the contrast that WCAG asks of texts (4.5) and marks (3). */
const readPairs = [
  { front: 600, back: 0, atLeast: 4.5 },
  { front: 700, back: 50, atLeast: 4.5 },
  { front: 700, back: 100, atLeast: 4.5 },
  { front: 500, back: 0, atLeast: 3 },
]

/** Red says failed and green says done, so no brand may be taken for either. */
const takenHues = [
  { hue: 3, name: 'the red of what has failed' },
  { hue: 149, name: 'the green of what is done' },
]
const hueDistanceAtLeast = 40

/** All steps of a colour. Throws with the reason where pages in it could not be read or misled. */
export function brandColors(hex: string): BrandColor[] {
  const color = rgbOf(hex)
  if (!readPairs.every(({ front, back, atLeast }) => contrast(at(front), at(back)) >= atLeast)) {
    throw new Error('is too light to be read on white: take a darker one')
  }
  const taken = takenHues.find(({ hue }) => distance(hueOf(color), hue) < hueDistanceAtLeast)
  if (taken !== undefined) throw new Error(`is taken for ${taken.name}: take another hue`)
  return steps.map(({ step }) => ({ step, hex: hexOf(at(step)) }))

  function at(wanted: number): Rgb {
    const found = steps.find(({ step }) => step === wanted)
    return found === undefined ? white : mixed(color, found.towards, found.share)
  }
}

/** WCAG 2.2: from 1 for the same colour to 21 for black on white. */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = map(color, (part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** In degrees; a grey has none and is far from every hue. */
function hueOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return Number.NaN
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360
  if (most === green) return 60 * ((blue - red) / range + 2)
  return 60 * ((red - green) / range + 4)
}

function distance(one: number, other: number): number {
  const between = Math.abs(Math.round(one) - other) % 360
  return Math.min(between, 360 - between)
}

function mixed(color: Rgb, towards: Rgb, share: number): Rgb {
  return map(color, (part, at) => Math.round(part + ((towards[at] ?? 0) - part) * share))
}

function rgbOf(hex: string): Rgb {
  return map([1, 3, 5], (at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function hexOf(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function map([one, two, three]: Rgb, change: (part: number, at: number) => number): Rgb {
  return [change(one, 0), change(two, 1), change(three, 2)]
}
