import { say } from '../../locale/index.ts';
import { PortError } from './port-error.ts';

/** Fills the `{name}` placeholders in a request's path from the arguments. Throws if one is missing. */
export function fillPath(path: string, args: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    if (typeof value === 'string' || typeof value === 'number') return encodeURIComponent(value);
    throw new PortError('invalid', say('请求地址里的“{name}”没有值，请联系配置人员。', { name }));
  });
}

/** Converts query parameters to texts: lists are joined by commas, empty values are omitted. */
export function textParams(params: unknown): Record<string, string> {
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]: [string, unknown]) => {
      const text = Array.isArray(value) ? value.join(',') : value;
      return text === null || text === undefined || text === '' ? [] : [[name, String(text)]];
    }),
  );
}
