/** Loads the parts of the account settings. */
export function loadAccountParts() {
  return import('./parts/index.ts');
}
