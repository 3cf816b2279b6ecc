import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const files = [
  '500Medium/NotoSansSC_500Medium.ttf',
  '700Bold/NotoSansSC_700Bold.ttf',
  '900Black/NotoSansSC_900Black.ttf',
]

/**
 * The families that captchas are drawn in, from medium to heavy; their files come with the packages,
 * not from the machine.
 */
export function captchaFonts(): string[] {
  const { resolve } = createRequire(import.meta.url)
  return files.map((file, at) => {
    const family = `Captcha ${at}`
    if (!GlobalFonts.has(family)) {
      GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/noto-sans-sc/${file}`), family)
    }
    return family
  })
}
