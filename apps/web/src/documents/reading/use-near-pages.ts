import { type RefObject, useEffect, useState } from 'react'

/** As far above and below what shows as the viewer is high: one swipe meets pages that are drawn. */
const around = '100% 0px'

/** Which of a scroller's pages, counted from 1, are in sight or close to it. */
export function useNearPages(
  scroller: RefObject<HTMLElement | null>,
  pages: RefObject<HTMLElement | null>,
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]))

  useEffect(() => {
    const all = Array.from(pages.current?.children ?? [])
    const observer = new IntersectionObserver(
      (changes) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of changes) {
            const number = all.indexOf(target) + 1
            if (isIntersecting) after.add(number)
            else after.delete(number)
          }
          return after
        }),
      { root: scroller.current, rootMargin: around },
    )
    for (const page of all) observer.observe(page)
    return () => observer.disconnect()
  }, [scroller, pages])

  return near
}
