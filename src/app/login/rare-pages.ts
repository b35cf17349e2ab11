/** Loaders of rarely used pages, in a separate chunk so that the sign-in page does not load their names. */
export const rarePages = {
  register: () => import('./register/index.ts'),
  alteration: () => import('./alteration/index.ts'),
  scan: () => import('./scan/ScanPage.tsx'),
};
