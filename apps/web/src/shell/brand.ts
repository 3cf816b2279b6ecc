/** Name, hotline and home of the insurer, as the service wrote them into the page. */
export const brand = {
  name: contentOf('brand-name'),
  hotline: contentOf('hotline'),
  homeUrl: contentOf('mobile-home'),
}

export const hotlineUrl = `tel:${brand.hotline}`

function contentOf(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
}
