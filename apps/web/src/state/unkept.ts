/**
 * Which stores the browser could not keep, so that after the reload that loses them the customer is
 * told. They are noted in the window's name, which lives as long as session storage does: a storage
 * that is full holds no note. It has the names of stores alone, never what is in them.
 */
const mark = 'unkept:'

export function noteUnkept(name: string, isUnkept: boolean): void {
  if (isUnkept === wasUnkept(name)) return
  const others = unkept().filter((each) => each !== name)
  window.name = mark + (isUnkept ? [...others, name] : others)
}

export function wasUnkept(name: string): boolean {
  return unkept().includes(name)
}

function unkept(): string[] {
  return window.name.startsWith(mark) ? window.name.slice(mark.length).split(',') : []
}
