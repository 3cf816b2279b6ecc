import { proofLifeSeconds } from '@ecenter/contract/constants/proof-life.ts'
import { offerRenewal } from './renewal/renewal.ts'

/** Time enough to read the question and answer it. */
const offeredBeforeMs = 120_000
const lifeMs = proofLifeSeconds * 1000

/** The questions whose answers show and need a proof, each as the way to ask it again. */
const questions = new Set<() => void>()
let usedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** From now on the page shows something proven, until the function that comes back is called. */
export function showProven(ask: () => void): () => void {
  questions.add(ask)
  return () => {
    questions.delete(ask)
    if (questions.size === 0) clearTimeout(timer)
  }
}

/** The service has just answered by a proof, which therefore lives on; before it ends, the customer is asked. */
export function noteProofUsed(): void {
  usedAt = Date.now()
  clearTimeout(timer)
  timer = setTimeout(offer, lifeMs - offeredBeforeMs)
}

/** Asking again is what keeps a proof alive, and what finds out that it has expired. */
export function askAgain(): void {
  for (const ask of questions) ask()
}

function offer(): void {
  // A phone that was asleep meanwhile wakes up too late for the question.
  if (Date.now() - usedAt < lifeMs) offerRenewal(askAgain)
  else askAgain()
}
