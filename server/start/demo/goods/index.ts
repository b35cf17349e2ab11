/** Units, categories and materials of the demo company. */
export { makeCategories, makeMaterials, makeUnits } from './materials.ts';
