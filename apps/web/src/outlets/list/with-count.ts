/** A choice with how many outlets it leaves, once that is known: 理赔网点（12 家）. */
export function withCount(text: string, count: number | undefined): string {
  return count === undefined ? text : `${text}（${count} 家）`
}
