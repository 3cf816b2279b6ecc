/** The script that this page began with: it names the build. */
export function ownEntry(): string | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined
}
