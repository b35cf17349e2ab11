/** The values for a template, by name. */
export type Parameters = Readonly<Record<string, string>>;

/**
 * Puts the values into the places `${name}` of a template; a place without a value stays, as in JeecgBoot. A value is text
 * and nothing else: places in it are not filled.
 */
export function fillTemplate(template: string, parameters: Parameters): string {
  return template.replaceAll(/\$\{([\p{L}_][\p{L}\p{N}_.-]{0,63})\}/gu, (place, name: string) =>
    Object.hasOwn(parameters, name) ? (parameters[name] ?? '') : place,
  );
}

/** Whether a template is HTML: then its values are written as text into it. */
export function isMarkup(template: string): boolean {
  return /<\/?[a-z][a-z0-9]*(\s[^<>]*)?>/i.test(template);
}

/** A text as HTML. */
export function asMarkup(text: string): string {
  const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character).replaceAll(/\r?\n/g, '<br>');
}
