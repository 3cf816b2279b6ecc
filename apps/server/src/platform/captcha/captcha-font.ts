import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const family = 'Captcha'
const file = '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'

/** The family that captchas are drawn in; its file comes with the packages, not from the machine. */
export function captchaFont(): string {
  if (!GlobalFonts.has(family)) {
    GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(file), family)
  }
  return family
}
