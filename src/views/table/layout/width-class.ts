let sheet: CSSStyleSheet | undefined;
const known = new Map<number, string>();

/**
 * Returns the class of all cells with that width in pixels. Inline widths would be parsed and applied one by one; cells
 * of a class share the browser's computed style.
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
