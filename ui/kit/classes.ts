/** Joins the class names that apply; a CSS module's missing class and a false condition fall out. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
