/** Who reports: by a proof of the car, or by a phone and a plate. */
export type Reporter =
  | { readonly handle: string }
  | { readonly mobile: string; readonly licenseNo: string }
