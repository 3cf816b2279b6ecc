import { useLayoutEffect, useReducer } from 'react'
import { useKeptPage } from '../shell/kept-page.ts'
import { onNavigation } from '../shell/location.ts'
import { firstScreens, nextScreens, type Screens } from './screens.ts'

/** The screens as the visitor navigates; each begins at its top, or where it was left. */
export function useScreens(): Screens {
  const [screens, navigate] = useReducer(nextScreens, location.hash, firstScreens)
  const { shown, kept, scrollY, isReturn } = screens

  useLayoutEffect(() => {
    // The browser would restore what a page of another height had.
    history.scrollRestoration = 'manual'
    return onNavigation((hash) => navigate({ hash, scrollY: window.scrollY }))
  }, [])

  useLayoutEffect(() => {
    if (scrollY !== undefined) scrollTo(0, scrollY)
    if (shown === kept) useKeptPage.setState({ isBackFromDetail: isReturn })
  }, [shown, kept, scrollY, isReturn])

  return screens
}
