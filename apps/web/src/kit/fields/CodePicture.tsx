import styles from './CodePicture.module.css'

interface CodePictureProps {
  /** None while the picture is on its way. */
  readonly src?: string | undefined
  readonly onRefresh: () => void
}

/** The picture of an image code, for a field's `trailing`; a tap asks for another one. */
export function CodePicture({ src, onRefresh }: CodePictureProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="图形验证码，点按换一张"
      onClick={onRefresh}
    >
      {src === undefined ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={src} alt="" />
      )}
      换一张
    </button>
  )
}
