const steps = [1, 1.5, 2, 3, 4] as const

/** The next step of the buttons; none at the end. After a pinch the scale may lie between two. */
export function largerScale(scale: number): number | undefined {
  return steps.find((step) => step > scale)
}

export function smallerScale(scale: number): number | undefined {
  return steps.filter((step) => step < scale).at(-1)
}
