/** Units, categories and materials of the demo company, with how each material is sold. */
export { materialFamilies } from './families.ts';
export { makeCategories, makeMaterials, makeUnits, sellingOf } from './materials.ts';
export type { Selling } from './selling.ts';
