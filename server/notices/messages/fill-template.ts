import { escape } from 'es-toolkit';

export type Parameters = Readonly<Record<string, string>>;

/**
 * Replaces the placeholders `${name}` of a template; one without a value stays, as in JeecgBoot. Placeholders inside a
 * value are not replaced.
 */
export function fillTemplate(template: string, parameters: Parameters): string {
  return template.replaceAll(/\$\{([\p{L}_][\p{L}\p{N}_.-]{0,63})\}/gu, (place, name: string) =>
    Object.hasOwn(parameters, name) ? (parameters[name] ?? '') : place,
  );
}

export function isMarkup(template: string): boolean {
  return /<\/?[a-z][a-z0-9]*(\s[^<>]*)?>/i.test(template);
}

export function asMarkup(text: string): string {
  return escape(text).replaceAll(/\r?\n/g, '<br>');
}
