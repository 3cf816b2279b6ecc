import { Screen } from '../shell/Screen.tsx'
export function PolicyPdfPage() {
  return <Screen>pdf</Screen>
}
