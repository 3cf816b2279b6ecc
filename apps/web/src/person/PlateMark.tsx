import { classNames } from '@ecenter/ui/class-names.ts'
import styles from './PlateMark.module.css'

/** Province and letter stand before the dot of a plate. */
const headLength = 2
/** 新能源: plates of new-energy cars have one character more, and are green. */
const newEnergyLength = 8

/** A plate as it hangs on the car; read aloud as the plain text 京A8K621. */
export function PlateMark({ plate }: { readonly plate: string }) {
  const isNewEnergy = plate.length === newEnergyLength
  return (
    <span className={classNames(styles.plate, isNewEnergy && styles.newEnergy)}>
      {plate.slice(0, headLength)}
      <i />
      {plate.slice(headLength)}
    </span>
  )
}
