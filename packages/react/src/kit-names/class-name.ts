/** Class of every widget's root. */
export const seamComponentsClassName = "seam-components";
