import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { later } from '../../kit/later.tsx'
import type { Product } from '../use-support.ts'

const DoorSheet = later(() => import('./DoorSheet.tsx'), 'DoorSheet')

interface OtherWaysProps {
  readonly isSupported: (product: Product) => boolean
}

/** For who has something else at hand than this form asks for. */
export function OtherWays({ isSupported }: OtherWaysProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Button variant="text" isBlock aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
        没有这些信息？换一种方式查
      </Button>
      <DoorSheet {...{ isSupported }} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  )
}
