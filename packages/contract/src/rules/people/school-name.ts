import { nameOf } from './name.ts'

/** `schoolName`: a school as the policy names it; brackets and spaces are brought to one spelling. */
export const schoolName = nameOf('学校名称')
