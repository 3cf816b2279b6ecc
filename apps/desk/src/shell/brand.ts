/** The insurer's name, as the service wrote it into the page. */
export const brandName =
  document.querySelector('meta[name="brand-name"]')?.getAttribute('content') ?? ''
