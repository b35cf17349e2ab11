/** Holds a rule for each width that a column has had; made when the first table is drawn. */
let sheet: CSSStyleSheet | undefined;
const known = new Map<number, string>();

/**
 * The class of all cells of that width, in pixels. A width written on each cell would be read and laid over its style one
 * by one; cells of a class share what the browser has found out for the first of them.
 */
export function widthClass(width: number): string {
  const name = known.get(width);
  if (name !== undefined) return name;
  const fresh = `pw-width-${String(width).replace('.', '_')}`;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.insertRule(`.${fresh} { width: ${width}px }`);
  known.set(width, fresh);
  return fresh;
}
