import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { DrawnPage } from './draw-pdf.ts'

const results = new URL('../../../../test-results/', import.meta.url)

/** Few shades make a small file; half a step is lost, far less than a stroke of a letter. */
const shadeStep = 16
/** From which difference of a colour on (0–255) a pixel counts as another one. */
const tolerance = 64
/** Machines round the edges of letters a little differently. */
const pixelsThatMayDiffer = 3

/**
 * Compares a page with the picture that somebody has looked at and approved. Where it differs, the
 * page is written to `test-results/` to be looked at; `APPROVE=1` approves what is drawn now.
 */
export async function expectApproved(drawn: DrawnPage, approved: URL): Promise<void> {
  if (process.env.APPROVE === '1') return write(approved, drawn)
  const difference = await differenceFrom(drawn, approved)
  if (difference === undefined) return
  const actual = new URL(basename(approved.pathname), results)
  await write(actual, drawn)
  throw new Error(
    `${difference}: compare ${fileURLToPath(actual)} with ${fileURLToPath(approved)}, and approve it by APPROVE=1`,
  )
}

/** In words, or undefined where the page looks like the picture. */
export async function differenceFrom(drawn: DrawnPage, approved: URL): Promise<string | undefined> {
  if (!existsSync(approved)) return 'nobody has approved this page yet'
  const picture = await loadImage(await readFile(approved))
  const { width, height } = picture
  if (width !== drawn.width || height !== drawn.height) return 'the page has another size'
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(picture, 0, 0)
  const count = differingPixels(drawn.pixels, context.getImageData(0, 0, width, height).data)
  return count > pixelsThatMayDiffer ? `${count} pixels are not as approved` : undefined
}

function differingPixels(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    const differs = [at, at + 1, at + 2].some(
      (part) => Math.abs((one[part] ?? 0) - (other[part] ?? 0)) > tolerance,
    )
    if (differs) count += 1
  }
  return count
}

async function write(file: URL, { width, height, pixels }: DrawnPage): Promise<void> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const picture = context.createImageData(width, height)
  picture.data.set(pixels.map((shade) => Math.round(shade / shadeStep) * shadeStep))
  context.putImageData(picture, 0, 0)
  await mkdir(new URL('./', file), { recursive: true })
  await writeFile(file, canvas.toBuffer('image/png'))
}
