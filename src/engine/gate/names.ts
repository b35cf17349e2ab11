const pattern = /^[A-Za-z_$\u4e00-\u9fff][\w$\u4e00-\u9fff-]{0,63}$/;
const reserved = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length']);

/** True if a field or node may have this name: it must not reach a prototype, or be read as a path. */
export function isSafeName(name: string): boolean {
  return pattern.test(name) && !reserved.has(name);
}

/** True for a data path: safe names joined by dots. */
export function isSafePath(path: string): boolean {
  return path.length <= 500 && path.split('.').every(isSafeName);
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** True for a key that no value of a document may contain at any depth. */
export function isForbiddenKey(key: string): boolean {
  return forbiddenKeys.has(key);
}
