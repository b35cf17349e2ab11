import { readAt, readObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';

/** Returns the option at a path such as `size.width`. */
export function optionAt(options: JsonObject, path: string): JsonValue | undefined {
  return readAt(options, path.split('.'));
}

/** Returns the options with another value at that path. */
export function withOption(options: JsonObject, path: string, value: JsonValue): JsonObject {
  const [first = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withOption(readObject(options[first]), rest.join('.'), value);
  return { ...options, [first]: inner };
}
