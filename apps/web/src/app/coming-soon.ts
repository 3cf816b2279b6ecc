/** The page of a screen that is not built yet. */
export const comingSoon = 'shell/ComingSoonPage'
