/**
 * Returns the values of a form as `multipart/form-data`: nested values as `lines[0][qty]`, dates as ISO texts, nothing
 * for null and undefined.
 * @throws Error if an object contains itself.
 */
export function toFormData(values: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  const add = (name: string, value: unknown, around: readonly unknown[]): void => {
    if (value === null || value === undefined) return;
    if (value instanceof Blob) return data.append(name, value);
    if (value instanceof Date) return data.append(name, value.toISOString());
    if (typeof value !== 'object') return data.append(name, String(value));
    if (around.includes(value)) throw new Error(`Circular reference detected in ${name}`);
    for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner, [...around, value]);
  };
  for (const [name, value] of Object.entries(values)) add(name, value, [values]);
  return data;
}
