import { creditCheckCharacter } from '@ecenter/contract/rules/people/id-number.ts'
import type { Insurer } from '../documents/letterhead.ts'

const characters = '91110199MA0000095'

/** The insurer as a sample names it; its number is right in form and of no company, for no county is 99. */
export function sampleSeller({ brand }: Insurer) {
  return { name: brand.name, taxpayerNumber: characters + creditCheckCharacter(characters) }
}
