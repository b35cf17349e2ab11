/** The model whose records departments are, where the documents have it. */
export const departmentModel = 'system/depart';
