/** Units, categories and materials of the demo company, and the sales data of each material. */
export { materialFamilies } from './families.ts';
export { makeCategories, makeMaterials, makeUnits, sellingOf } from './materials.ts';
export type { Selling } from './selling.ts';
