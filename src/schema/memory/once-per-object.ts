/** Returns a function that computes its result once for each object, and keeps it as long as the object exists. */
// Bundlers leave out calls whose result nothing uses.
/* @__NO_SIDE_EFFECTS__ */
export function oncePerObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const result = results.get(key) ?? { value: compute(key) };
    results.set(key, result);
    return result.value;
  };
}
