/** The parts of the account settings, loaded with the first of them. */
export function loadAccountParts() {
  return import('./parts/index.ts');
}
